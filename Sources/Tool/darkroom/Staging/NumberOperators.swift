import SwiftText

/// Lets Foundation's order of `NSNumber` go before one that a source declares for itself, as SwiftyJSON does: Apple's
/// Foundation has none, and on Linux the compiler cannot choose between the two.
enum NumberOperators {
    static func yield(in file: SourceFile, _ edits: inout SourceEdits) {
        for index in file.tokens("func")
        where file.isToken(index + 1, "<") && file.isToken(index + 2, "(") && !file.isToken(index - 1, "static") {
            let parameters = [index + 5, index + 9]
            guard parameters.allSatisfy({ file.isToken($0, "NSNumber") && file.isToken($0 - 1, ":") }) else { continue }
            edits.insert("@_disfavoredOverload ", at: file.tokens[index].lowerBound)
        }
    }
}
