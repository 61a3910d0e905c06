import Foundation

/// The text between two line breaks of a paragraph, and the runs it comes from.
struct HardLine {
    struct Piece {
        var run: Int
        var text: String
    }

    var pieces: [Piece] = []
    /// The run that gives the line its height when it holds no text.
    var firstRun: Int
    /// The direction where the text has none of its own.
    var rightToLeft: Bool

    /// The character that stands for an attachment.
    static let attachmentCharacter = "\u{FFFC}"

    /// One line more than there are line breaks; none for text without any character.
    static func lines(of paragraph: Paragraph) -> [HardLine] {
        var lines: [HardLine] = []
        var current: HardLine?
        for (number, run) in paragraph.runs.enumerated() {
            let text = run.attachment == nil ? shown(run) : Substring(attachmentCharacter)
            guard !text.isEmpty else { continue }
            var line = current ?? HardLine(firstRun: number, rightToLeft: paragraph.rightToLeft)
            var rest = text
            while let end = rest.firstIndex(where: \.isNewline) {
                line.append(rest[..<end], run: number)
                lines.append(line)
                line = HardLine(firstRun: number, rightToLeft: paragraph.rightToLeft)
                rest = rest[rest.index(after: end)...]
            }
            line.append(rest, run: number)
            current = line
        }
        if let current { lines.append(current) }
        return lines
    }

    private static func shown(_ run: TextRun) -> Substring {
        // Pango takes a NUL for the end of the text.
        let text = Substring(
            run.text.utf8.contains(0) ? run.text.replacingOccurrences(of: "\0", with: "") : run.text)
        // A widget's own font may have symbols where emoji are.
        return run.font.customName == nil ? EmojiPresentation.explicit(text) : text
    }

    private mutating func append(_ text: Substring, run: Int) {
        if !text.isEmpty { pieces.append(Piece(run: run, text: String(text))) }
    }
}
