/// The Swift identifier that Xcode makes of an asset's name.
///
/// The rules were read off the symbols that Xcode 15 and 16 have generated for published projects:
/// `BGColorOne` gives `bgColorOne`, `10_back_arm` gives `_10BackArm`, `AccentColor` gives `accent`, and a name without
/// small letters keeps its case and its words, as `292C38` gives `_292_C_38`.
struct AssetSymbolName: Hashable {
    /// Without backticks.
    let identifier: String

    /// - Parameter suffix: the word that is dropped at the end: `Color` of colors and `Image` of images.
    init?(_ name: String, droppingSuffix suffix: String) {
        var words = Self.words(of: name)
        if words.count > 1, words.last == suffix { words.removeLast() }
        guard !words.isEmpty else { return nil }
        if name.contains(where: \.isLowercase) {
            identifier = Self.prefixed(words[0].lowercased() + words.dropFirst().map(Self.capitalized).joined())
        } else {
            identifier = Self.prefixed(words.joined(separator: "_"))
        }
    }

    /// The name of the enumeration that stands for a folder with a namespace.
    init?(namespace name: String) {
        let words = Self.words(of: name)
        guard !words.isEmpty else { return nil }
        identifier = Self.prefixed(words.map(Self.capitalized).joined())
    }

    /// As it stands in source, in backticks where Swift needs them.
    var source: String { Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func prefixed(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

    private enum Kind { case upper, lower, digit }

    /// Runs of letters or digits; a capital begins a word after small letters, and before one after capitals.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        func kind(_ index: Int) -> Kind? {
            guard characters.indices.contains(index) else { return nil }
            let character = characters[index]
            if character.isNumber { return .digit }
            guard character.isLetter else { return nil }
            return character.isUppercase ? .upper : .lower
        }
        var words: [String] = [], word = ""
        for index in characters.indices {
            let (before, here, after) = (kind(index - 1), kind(index), kind(index + 1))
            let begins =
                switch (before, here) {
                case (.lower, .upper), (.digit, .upper), (.digit, .lower), (.upper, .digit), (.lower, .digit): true
                case (.upper, .upper): after == .lower
                default: false
                }
            if begins || here == nil, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if here != nil { word.append(characters[index]) }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while"
    ]
}
