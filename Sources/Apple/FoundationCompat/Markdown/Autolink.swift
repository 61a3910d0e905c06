/// Addresses that are links without any label, as GitHub's Markdown, which Foundation reads, has them.
enum Autolink {
    private static let schemes = ["https://", "http://"].map(Array.init)

    /// `<https://example.com>`, and where it ends.
    static func bracketed(_ characters: [Character], from start: Int) -> (address: String, end: Int)? {
        guard let close = characters[start...].prefix(4096).firstIndex(of: ">") else { return nil }
        let inside = characters[(start + 1)..<close]
        guard hasScheme(inside), !inside.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
        return (String(inside), close + 1)
    }

    /// An address in the middle of text, up to a space and without the punctuation of the sentence around it.
    static func bare(_ characters: [Character], from start: Int) -> (address: String, end: Int)? {
        if start > 0 {
            let before = characters[start - 1]
            guard before.isWhitespace || "*_~(".contains(before) else { return nil }
        }
        guard hasScheme(characters[start...]) else { return nil }
        var end = characters[start...].firstIndex { $0.isWhitespace || $0 == "<" } ?? characters.count
        while end > start, let last = characters[..<end].last {
            let address = characters[start..<end]
            let isOutside = last == ")" && count(")", address) > count("(", address)
            guard isOutside || "?!.,:;*_~'\"".contains(last) else { break }
            end -= 1
        }
        let address = characters[start..<end]
        return hasScheme(address) ? (String(address), end) : nil
    }

    private static func count(_ character: Character, _ text: ArraySlice<Character>) -> Int {
        text.reduce(0) { $0 + ($1 == character ? 1 : 0) }
    }

    /// Whether something follows a scheme.
    private static func hasScheme(_ text: ArraySlice<Character>) -> Bool {
        schemes.contains { text.count > $0.count && text.starts(with: $0) }
    }
}
