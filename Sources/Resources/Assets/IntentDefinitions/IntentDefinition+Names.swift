extension IntentDefinition {
    /// Why a name cannot be a Swift type's; nil where it can. Xcode generates a class of the name, and what else a file
    /// says there would be compiled.
    static func problem(ofTypeName name: String) -> String? {
        let scalars = name.unicodeScalars
        let isIdentifier =
            scalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
            && scalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        if !isIdentifier {
            return
                "“\(name)” is no name for a class in Swift: it takes letters, digits and underscores, and begins with no "
                + "digit"
        }
        if name.count > 200 { return "“\(name.prefix(40))…” is too long for a class in Swift" }
        return keywords.contains(name) ? "“\(name)” is a word of Swift's own, which no class can be called" : nil
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while"
    ]
}
