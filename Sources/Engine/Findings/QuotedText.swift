extension String {
    /// A text that is drawn, as findings quote it: without the characters that stand for images in it.
    package var quoted: String {
        guard contains("\u{FFFC}") else { return "\"\(self)\"" }
        let words = replacing("\u{FFFC}", with: " ").split(separator: " ").joined(separator: " ")
        return words.isEmpty ? "an image in a text" : "\"\(words)\""
    }
}
