import DisplayList
import Geometry
import Typesetting

extension TextNode {
    /// One rounded bar per line in the text's color (apple-metrics §5: from 0.76 em above the baseline, 0.88 em
    /// high, corners of 0.22 em).
    func recordBars(_ text: TypesetText, at origin: CGPoint, _ recorder: inout DisplayListRecorder) {
        for (number, line) in text.lines.enumerated() where line.frame.width > 0 {
            let em = line.fontSize
            // The stand-ins for the characters are justified: only the last line of what is said is shorter.
            let isFull = text.isTruncated || number + 1 < text.lines.count
            let (left, width) = isFull ? (0, text.size.width) : (line.frame.minX, line.frame.width)
            let bar = CGRect(
                x: origin.x + left, y: origin.y + line.baseline - 0.76 * em, width: width, height: 0.88 * em)
            let outline = Outline.roundedRectangle(recorder.snap(bar), radius: 0.22 * em, continuous: true)
            let paints = line.fragments.map {
                paint(style(of: $0.tag)?.foreground, at: origin).opacity(RedactionReasons.barOpacity).paint
            }
            guard let first = paints.first else { continue }
            if paints.allSatisfy({ $0 == first }) {
                recorder.append(.fill(outline, first))
                continue
            }
            // Each run keeps its color inside the one bar, whose ends the outer runs reach.
            let edges = line.fragments.indices.map { index in
                index == 0 ? bar.minX : origin.x + line.fragments[index].frame.minX
            } + [bar.maxX]
            let parts = paints.indices.map { index in
                DisplayItem.fill(
                    .rectangle(
                        recorder.snap(
                            CGRect(
                                x: edges[index], y: bar.minY, width: edges[index + 1] - edges[index],
                                height: bar.height))), paints[index])
            }
            recorder.append(.group(DisplayGroup(parts, clip: .init(outline))))
        }
    }
}

extension TextRun {
    /// Stand-ins that a line may break between and at nothing else: every character counts as a letter does,
    /// spaces and line breaks too (apple-metrics §5).
    var redacted: TextRun {
        var copy = self
        copy.text = String(text.map { $0.isWhitespace ? "\u{A0}" : $0 })
        return copy
    }
}
