/// Recognises what Xcode generated from a definition and somebody copied among the sources.
enum CheckedInIntents {
    /// Such a file is generated anew: its `@NSManaged` and `@objc optional` are Objective-C's.
    static func isOne(_ source: String) -> Bool {
        source.contains("This file was automatically generated and should not be edited.")
            && source.contains("import Intents") && source.contains("@objc")
    }
}
