import SwiftText

/// Keeps names apart that Foundation has on Linux and not on Apple's systems, or has there for something more: where the
/// compiler sees two of a name, it cannot choose.
enum FoundationNames {
    /// Those that the runtime has too, under the same name behind `_`.
    private static let types: [StaticString] = ["NSTextCheckingKey", "PersonNameComponentsFormatter"]

    static func rename(in file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() {
            switch token.kind {
            case .word where types.contains(where: { file.reads(token, $0) }): edits.insert("_", at: token.lowerBound)
            case .word where file.reads(token, "ComponentsFormatStyle"):
                // Of a date: Linux's has the name for something without any format.
                guard file.isToken(index - 1, "."), file.isToken(index - 2, "Date") else { continue }
                edits.replace(token.range, with: "_RangeComponentsStyle")
            case .word where file.reads(token, "func"): yieldNumberOrder(index, in: file, &edits)
            case .directive where file.reads(token, "#Predicate"): edits.insert("_", at: token.lowerBound + 1)
            default: break
            }
        }
    }

    /// Lets Foundation's order of `NSNumber` go before one that a source declares for itself, as SwiftyJSON does.
    private static func yieldNumberOrder(_ index: Int, in file: SourceFile, _ edits: inout SourceEdits) {
        guard file.isToken(index + 1, "<"), file.isToken(index + 2, "("), !file.isToken(index - 1, "static") else {
            return
        }
        let parameters = [index + 5, index + 9]
        guard parameters.allSatisfy({ file.isToken($0, "NSNumber") && file.isToken($0 - 1, ":") }) else { return }
        edits.insert("@_disfavoredOverload ", at: file.tokens[index].lowerBound)
    }
}
