import SwiftText

/// Recognizes what Xcode generated from a definition and somebody copied among the sources.
enum CheckedInIntents {
    /// Such a file is generated anew: its `@NSManaged` and `@objc optional` are Objective-C's.
    static func isOne(_ file: SourceFile) -> Bool {
        file.text.contains("This file was automatically generated and should not be edited.")
            && file.imports.contains { $0.module == "Intents" }
            && file.tokens.contains { file.reads($0, "@objc") || file.reads($0, "@objcMembers") }
    }
}
