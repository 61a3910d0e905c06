/// The text of a display list, whose runs end where words or fonts do.
enum DrawnText {
    /// Whether a list draws `text`, whatever its runs; spaces do not count.
    static func contains(_ text: String, in list: String) -> Bool {
        let drawn = list.split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/glyphs "(.*?)" /#).map { String($0.1) }
        }
        return drawn.joined().filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace })
    }
}
