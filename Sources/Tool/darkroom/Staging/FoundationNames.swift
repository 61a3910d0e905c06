import SwiftText

/// Keeps names apart that Foundation has on Linux and not on Apple's systems, or has there for something more, and that
/// two of Apple's modules have: where the compiler sees two of a name, it cannot choose.
enum FoundationNames {
    /// Those that the runtime has too, under the same name behind `_`.
    private static let types: [StaticString] = ["NSTextCheckingKey", "PersonNameComponentsFormatter"]

    static func rename(in file: SourceFile, _ edits: inout SourceEdits) {
        let modules = Set(file.imports.map(\.module))
        // SwiftUI comes with WidgetKit, and has a transaction of another kind.
        let buys = modules.contains("StoreKit") && !modules.contains("SwiftUI")
        for (index, token) in file.tokens.enumerated() {
            switch token.kind {
            case .word where types.contains(where: { file.reads(token, $0) }): edits.insert("_", at: token.lowerBound)
            case .word where file.reads(token, "ComponentsFormatStyle"):
                // Of a date: Linux's has the name for something without any format.
                guard file.isToken(index - 1, "."), file.isToken(index - 2, "Date") else { continue }
                edits.replace(token.range, with: "_RangeComponentsStyle")
            case .word where buys && file.reads(token, "Transaction"):
                let isName = [".", "struct", "class", "enum", "typealias", "func"].contains {
                    file.isToken(index - 1, $0)
                }
                if !isName, !file.isToken(index + 1, ":") { edits.insert("StoreKit.", at: token.lowerBound) }
            case .word where file.reads(token, "Foundation"):
                guard file.isToken(index + 1, "."), !file.isToken(index - 1, "."), index + 2 < file.tokens.count,
                    isOfNetwork(file[file.tokens[index + 2]])
                else { continue }
                edits.replace(token.range, with: "FoundationNetworking")
            case .word where file.reads(token, "rawValue"):
                // Apple's refuses no number; beside it the compiler sees Linux's, which may.
                let before: [StaticString] = ["(", "Code", ".", "URLError"]
                guard before.enumerated().allSatisfy({ file.isToken(index - 1 - $0, $1) }) else { continue }
                edits.insert("_", at: token.lowerBound)
            case .word where file.reads(token, "func"): yieldNumberOrder(index, in: file, &edits)
            case .directive where file.reads(token, "#Predicate"): edits.insert("_", at: token.lowerBound + 1)
            default: break
            }
        }
    }

    /// Whether it is a name of the part of Foundation that is a module of its own on Linux.
    private static func isOfNetwork(_ name: some StringProtocol) -> Bool {
        networkPrefixes.contains { name.hasPrefix($0) }
    }

    private static let networkPrefixes = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPURLResponse", "HTTPCookie", "CachedURLResponse", "NSURLRequest",
        "NSMutableURLRequest"
    ]

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
