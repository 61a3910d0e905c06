import SwiftText

/// Gives what Foundation has on Linux too, as something less, the names of what the runtime has for it: where both are
/// seen, the compiler cannot choose.
enum FoundationNames {
    private static let types: Set = ["NSTextCheckingKey", "PersonNameComponentsFormatter"]

    static func rename(in file: SourceFile, _ edits: inout SourceEdits) {
        for token in file.tokens {
            switch token.kind {
            case .word where types.contains(file[token]): edits.insert("_", at: token.lowerBound)
            case .directive where file.reads(token, "#Predicate"): edits.insert("_", at: token.lowerBound + 1)
            default: break
            }
        }
    }
}
