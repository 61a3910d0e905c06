import Geometry

/// Breaks a paragraph into the lines that a proposal leaves room for, shrinking or truncating as it allows.
struct ParagraphSetter {
    /// NSParagraphStyle's default factor for tightening, in ems.
    private static let greatestTightening: CGFloat = 0.05
    /// Halvings of the interval in which a factor is looked for; the result is within 1/128 of the range. Fonts of more
    /// than 128 points, which are to fill a view whatever its size, are halved down to a point all the same.
    private var searchSteps: Int {
        var steps = 7, size = paragraph.runs.map(\.font.size).max() ?? 0
        while size > 128, steps < 24 { (size, steps) = (size / 2, steps + 1) }
        return steps
    }

    let paragraph: Paragraph
    let hardLines: [HardLine]
    let width: CGFloat
    let height: CGFloat
    /// Shapes and measures one line at a scale, with so many ems taken from every character.
    let measure: (_ line: HardLine, _ scale: CGFloat, _ tightening: CGFloat) -> MeasuredLine

    /// Lines that were broken, before truncation.
    private struct Attempt {
        var scale: CGFloat
        var tightening: CGFloat
        var measured: [MeasuredLine]
        var lines: [LineContent]
        var boxes: [LineBox]
        var visibleCount: Int

        /// Whether nothing is hidden that would be seen: line breaks at the end call for no ellipsis.
        var showsAll: Bool { lines[visibleCount...].allSatisfy { $0.pieces.allSatisfy(\.clusters.isEmpty) } }

        /// A single line that is too high for its room is shown as it is, unless it may be shrunk.
        func fits(height: CGFloat) -> Bool {
            showsAll && (boxes.first.map { $0.height <= height + LineBreaker.tolerance } ?? true)
        }
    }

    /// SwiftUI takes no notice of negative spacing.
    private var lineSpacing: CGFloat { paragraph.lineSpacing > 0 ? paragraph.lineSpacing : 0 }

    func set() -> TypesetText {
        var attempt = attempt(scale: 1, tightening: 0)
        if !attempt.showsAll, paragraph.allowsTightening {
            attempt =
                closest(to: Self.greatestTightening, from: 0, fits: \.showsAll) {
                    self.attempt(scale: 1, tightening: $0)
                } ?? attempt
        }
        let smallest = min(max(paragraph.minimumScaleFactor, 0.01), 1)
        if smallest < 1, !attempt.fits(height: height) {
            let tightening = attempt.tightening
            attempt =
                closest(to: smallest, from: 1, fits: { $0.fits(height: height) }) {
                    self.attempt(scale: $0, tightening: tightening)
                } ?? self.attempt(scale: smallest, tightening: tightening)
        }
        return finish(attempt)
    }

    /// The attempt nearest to `start` that fits; nil where not even `limit` does.
    private func closest(
        to limit: CGFloat, from start: CGFloat, fits: (Attempt) -> Bool, attempt: (CGFloat) -> Attempt
    ) -> Attempt? {
        var best = attempt(limit)
        guard fits(best) else { return nil }
        var (fitting, failing) = (limit, start)
        for _ in 0..<searchSteps {
            let middle = (fitting + failing) / 2
            let candidate = attempt(middle)
            if fits(candidate) {
                (best, fitting) = (candidate, middle)
            } else {
                failing = middle
            }
        }
        return best
    }

    private func attempt(scale: CGFloat, tightening: CGFloat) -> Attempt {
        let measured = hardLines.map { measure($0, scale, tightening) }
        var lines: [LineContent] = []
        for (number, line) in measured.enumerated() {
            for range in LineBreaker.lines(of: line, width: width) {
                lines.append(LineContent(pieces: [.init(line: number, clusters: range)], line: number))
            }
        }
        let boxes = lines.map { LineBox($0, lines: measured, paragraph: paragraph, scale: scale) }
        return Attempt(
            scale: scale, tightening: tightening, measured: measured, lines: lines, boxes: boxes,
            visibleCount: visibleCount(boxes))
    }

    /// How many lines there is room for, at least one.
    private func visibleCount(_ boxes: [LineBox]) -> Int {
        let limit = min(boxes.count, max(1, paragraph.lineLimit ?? .max))
        var top: CGFloat = 0
        for (number, box) in boxes[..<limit].enumerated() {
            if number > 0, top + box.height > height + LineBreaker.tolerance { return number }
            top += box.height + box.gap + lineSpacing
        }
        return limit
    }

    private func finish(_ attempt: Attempt) -> TypesetText {
        var measured = attempt.measured
        var contents = attempt.lines[..<attempt.visibleCount].map { content in
            var content = content
            content.pieces = content.pieces.map {
                .init(line: $0.line, clusters: measured[$0.line].trimmed($0.clusters))
            }
            return content
        }
        var boxes = Array(attempt.boxes[..<attempt.visibleCount])
        if !attempt.showsAll {
            let last = attempt.lines[attempt.visibleCount - 1]
            var truncator = Truncator(lines: measured, width: width) { run, rightToLeft in
                measure(
                    HardLine(pieces: [.init(run: run, text: "…")], firstRun: run, rightToLeft: rightToLeft),
                    attempt.scale, attempt.tightening)
            }
            let content = truncator.truncate(
                paragraph.truncation, from: (last.line, last.pieces[0].clusters.lowerBound),
                last: attempt.measured.count - 1)
            measured = truncator.lines
            contents[contents.count - 1] = content
            boxes[boxes.count - 1] = LineBox(content, lines: measured, paragraph: paragraph, scale: attempt.scale)
        }
        return place(contents, boxes: boxes, measured: measured, attempt: attempt)
    }

    private func place(
        _ contents: [LineContent], boxes: [LineBox], measured: [MeasuredLine], attempt: Attempt
    ) -> TypesetText {
        let grid = PixelGrid(scale: paragraph.displayScale)
        let widths = contents.map { $0.width(measured) }
        let widest = max(widths.max() ?? 0, hangingWidth(attempt))
        let textWidth = max(widest, min(grid.up(widest), width))
        let composer = LineComposer(lines: measured, paragraph: paragraph, scale: attempt.scale)
        var lines: [TypesetText.Line] = []
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for (number, content) in contents.enumerated() {
            let box = boxes[number]
            let frame = CGRect(
                x: left(width: widths[number], in: textWidth), y: top, width: widths[number], height: box.height)
            let baseline = top + box.ascent
            lines.append(
                .init(
                    fragments: composer.fragments(
                        of: content, box: box, origin: CGPoint(x: frame.minX, y: baseline)),
                    frame: frame, baseline: baseline, fontSize: box.fontSize))
            bottom = frame.maxY
            top = bottom + box.gap + lineSpacing
        }
        if paragraph.reservedLines > lines.count, let box = boxes.last {
            let pitch = box.height + box.gap + lineSpacing
            bottom += CGFloat(paragraph.reservedLines - lines.count) * pitch
        }
        var missing: [Character] = []
        for character in measured.flatMap(\.shaped.missingCharacters) where !missing.contains(character) {
            missing.append(character)
        }
        return TypesetText(
            size: CGSize(width: textWidth, height: grid.up(bottom)), lines: lines,
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
            isTruncated: !attempt.showsAll, scaleFactor: attempt.scale, missingCharacters: missing)
    }

    /// The longest line with the whitespace at its end, as far as there is room for it: the box of Apple's text is wider
    /// by it, although it moves no line. `HStack(spacing: 0) { Text("in "); Text("3 min") }` is set apart by it.
    private func hangingWidth(_ attempt: Attempt) -> CGFloat {
        // The last line of a text that was cut ends in an ellipsis.
        let count = attempt.showsAll ? attempt.visibleCount : attempt.visibleCount - 1
        return attempt.lines[..<count].lazy
            .filter { content in
                guard let piece = content.pieces.last, let last = piece.clusters.last else { return false }
                return attempt.measured[piece.line].shaped.clusters[last].isWhitespace
            }
            .map { min($0.width(attempt.measured), width) }.max() ?? 0
    }

    private func left(width: CGFloat, in textWidth: CGFloat) -> CGFloat {
        switch paragraph.alignment {
        case .leading: paragraph.rightToLeft ? textWidth - width : 0
        case .center: (textWidth - width) / 2
        case .trailing: paragraph.rightToLeft ? 0 : textWidth - width
        }
    }
}
