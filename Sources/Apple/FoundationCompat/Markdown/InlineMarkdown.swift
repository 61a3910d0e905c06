import Foundation

/// The emphasis, code and links of a line of Markdown, as `Text` reads them in a localized key. Blocks such as
/// headings and lists are not read; their characters stay.
package struct InlineMarkdown {
    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let emphasized = Style(rawValue: 1)
        package static let strong = Style(rawValue: 2)
        package static let strikethrough = Style(rawValue: 4)
        package static let code = Style(rawValue: 8)
        package static let link = Style(rawValue: 16)
        /// `^[…](inflect: true)`: its words agree with its number.
        package static let inflected = Style(rawValue: 32)
    }

    package struct Span: Equatable {
        package var text: String
        package var style: Style = []
        /// Where a link leads.
        package var destination: String?

        package init(text: String, style: Style = [], destination: String? = nil) {
            self.text = text
            self.style = style
            self.destination = destination
        }
    }

    /// The text without its marks; neighbors differ in style, and none is empty.
    package let spans: [Span]

    /// A piece of text, or a run of marks that may open or close a style.
    fileprivate struct Piece {
        var text: String
        var style: Style = []
        var destination: String?
        var mark: Character?
        var canOpen = false
        var canClose = false
    }

    /// - Parameter extended: whether attributes, `^[label](key: value)`, are read.
    package init(_ markdown: String, extended: Bool = true) {
        // Nearly all texts have no mark, and bytes are compared in 0.06 µs where characters take 3.
        guard markdown.utf8.contains(where: "*_~`[\\/".utf8.contains) else {
            spans = markdown.isEmpty ? [] : [Span(text: markdown)]
            return
        }
        var pieces = Self.pieces(of: Array(markdown), extended: extended)
        Self.pair(&pieces)
        spans = pieces.reduce(into: []) { spans, piece in
            guard !piece.text.isEmpty else { return }
            if spans.last?.style == piece.style, spans.last?.destination == piece.destination {
                spans[spans.count - 1].text += piece.text
            } else {
                spans.append(Span(text: piece.text, style: piece.style, destination: piece.destination))
            }
        }
    }

    // MARK: Reading

    private static func pieces(of characters: [Character], extended: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var index = 0
        // Without an end behind it no mark begins anything, and each would look for one through the whole rest.
        let lastBracket = characters.lastIndex(of: ")") ?? -1, lastAngle = characters.lastIndex(of: ">") ?? -1
        func isPunctuation(_ character: Character) -> Bool {
            // A format's percent sign stands for a value, which is a word to its neighbors.
            character != "%" && (character.isPunctuation || character.isSymbol)
        }
        while index < characters.count {
            let character = characters[index]
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if character == "\\", let next, next.isASCII, next.isPunctuation || next.isSymbol {
                pieces.append(Piece(text: String(next)))
                index += 2
            } else if character == "`", let (text, end) = code(characters, from: index) {
                pieces.append(Piece(text: text, style: .code))
                index = end
            } else if character == "!", next == "[", index < lastBracket,
                let (label, _, end) = link(characters, from: index + 1)
            {
                // A text shows no pictures, but what is said of them.
                pieces += InlineMarkdown(label).spans.map { Piece(text: $0.text, style: $0.style) }
                index = end
            } else if extended, character == "^", next == "[", index < lastBracket,
                let (label, attributes, end) = bracketed(characters, from: index + 1)
            {
                // Attributes of one's own change nothing that is drawn.
                let isInflected = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
                pieces += InlineMarkdown(label).spans.map {
                    Piece(text: $0.text, style: isInflected ? $0.style.union(.inflected) : $0.style)
                }
                index = end
            } else if character == "<", index < lastAngle,
                let (address, end) = Autolink.bracketed(characters, from: index)
            {
                pieces.append(Piece(text: address, style: .link, destination: address))
                index = end
            } else if character == "h", let (address, end) = Autolink.bare(characters, from: index) {
                pieces.append(Piece(text: address, style: .link, destination: address))
                index = end
            } else if character == "[", index < lastBracket,
                let (label, destination, end) = link(characters, from: index)
            {
                for span in InlineMarkdown(label).spans {
                    pieces.append(Piece(text: span.text, style: span.style.union(.link), destination: destination))
                }
                index = end
            } else if "*_~".contains(character) {
                let end = characters[index...].firstIndex { $0 != character } ?? characters.count
                let before = index > 0 ? characters[index - 1] : " "
                let after = end < characters.count ? characters[end] : " "
                let opens =
                    !after.isWhitespace
                    && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
                let closes =
                    !before.isWhitespace
                    && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
                // Underscores inside a word, as in file names, are letters.
                let isWordy = character == "_"
                pieces.append(
                    Piece(
                        text: String(repeating: character, count: end - index), mark: character,
                        canOpen: opens && (!isWordy || !closes || isPunctuation(before)),
                        canClose: closes && (!isWordy || !opens || isPunctuation(after))))
                index = end
            } else {
                pieces.append(Piece(text: String(character)))
                index += 1
            }
        }
        return pieces
    }

    /// What a run of backquotes encloses up to one of equal length.
    private static func code(_ characters: [Character], from start: Int) -> (String, end: Int)? {
        let length = characters[start...].prefix { $0 == "`" }.count
        var index = start + length
        while index < characters.count {
            let run = characters[index...].prefix { $0 == "`" }.count
            if run == length { return (String(characters[(start + length)..<index]), index + run) }
            index += max(run, 1)
        }
        return nil
    }

    /// Characters of a link's label, and of its destination.
    private static let longestLink = 4096

    /// The parts of `[label](destination "title")`.
    private static func link(_ characters: [Character], from start: Int) -> (String, destination: String, end: Int)? {
        guard let (label, inside, end) = bracketed(characters, from: start) else { return nil }
        return (label, inside.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "", end)
    }

    /// The parts of `[label](inside)`.
    private static func bracketed(_ characters: [Character], from start: Int) -> (String, inside: String, end: Int)? {
        guard let close = characters[start...].prefix(longestLink).firstIndex(of: "]"), close + 1 < characters.count,
            characters[close + 1] == "(", let end = characters[close...].prefix(longestLink).firstIndex(of: ")")
        else { return nil }
        return (String(characters[(start + 1)..<close]), String(characters[(close + 2)..<end]), end + 1)
    }

    // MARK: Pairing

    /// Styles what lies between marks that belong together, and removes them; the others stay as they are written.
    private static func pair(_ pieces: inout [Piece]) {
        let marks = pieces.indices.filter { pieces[$0].mark != nil }
        var place = 0
        while place < marks.count {
            let closer = marks[place]
            // A thousand marks back: without an end, 60 kB of marks took 5 s.
            guard pieces[closer].canClose, !pieces[closer].text.isEmpty,
                let opener = marks[max(0, place - 1000)..<place].last(where: { pieces[closer].isClosing(pieces[$0]) })
            else {
                place += 1
                continue
            }
            let isDouble = pieces[opener].text.count >= 2 && pieces[closer].text.count >= 2
            let style: Style = pieces[closer].mark == "~" ? .strikethrough : isDouble ? .strong : .emphasized
            for index in (opener + 1)..<closer {
                pieces[index].style.insert(style)
                (pieces[index].canOpen, pieces[index].canClose) = (false, false)
            }
            pieces[opener].text.removeLast(isDouble ? 2 : 1)
            pieces[closer].text.removeLast(isDouble ? 2 : 1)
        }
    }
}

extension InlineMarkdown.Piece {
    /// Whether these marks end what `opener` begins.
    fileprivate func isClosing(_ opener: Self) -> Bool {
        guard opener.mark == mark, opener.canOpen, !opener.text.isEmpty else { return false }
        if mark == "~" { return opener.text.count == text.count && text.count <= 2 }
        // CommonMark's rule of three: `*a**b*` is one emphasis, not two.
        let isAmbiguous = (canOpen || opener.canClose) && (text.count + opener.text.count) % 3 == 0
        return !isAmbiguous || (text.count % 3 == 0 && opener.text.count % 3 == 0)
    }
}

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
