/// The words that are no identifiers by themselves.
package enum SwiftKeywords {
    /// An identifier as it stands in source, in backticks where Swift needs them.
    package static func quoted(_ identifier: String) -> String {
        all.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private static let all: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while"
    ]
}
