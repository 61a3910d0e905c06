import Geometry

/// Fits what is left of a text into its last line with an ellipsis.
struct Truncator {
    /// The paragraph's hard lines as measured, to which ellipses are appended.
    var lines: [MeasuredLine]
    let width: CGFloat
    /// Shapes an ellipsis in the font of a run, for a line of a direction.
    let ellipsis: (_ run: Int, _ rightToLeft: Bool) -> MeasuredLine

    /// - Parameters:
    ///   - start: the last visible line's first cluster.
    ///   - last: the last hard line of the text.
    mutating func truncate(
        _ mode: Paragraph.Truncation, from start: (line: Int, cluster: Int), last: Int
    ) -> LineContent {
        switch mode {
        case .tail: tail(from: start)
        case .head: head(from: start, last: last)
        case .middle: middle(from: start, last: last)
        }
    }

    private mutating func tail(from start: (line: Int, cluster: Int)) -> LineContent {
        let line = lines[start.line]
        let rest = start.cluster..<line.shaped.clusters.count
        var run = run(of: line, near: rest.lowerBound)
        var mark = ellipsis(run, line.shaped.isRightToLeft)
        var kept = prefix(of: line, rest, width: width - Self.width(mark))
        let lastRun = self.run(of: line, near: kept.upperBound - 1)
        if lastRun != run {
            run = lastRun
            mark = ellipsis(run, line.shaped.isRightToLeft)
            kept = prefix(of: line, rest, width: width - Self.width(mark))
        }
        return content(start.line, [.init(line: start.line, clusters: kept), append(mark)])
    }

    private mutating func head(from start: (line: Int, cluster: Int), last: Int) -> LineContent {
        let line = lines[last]
        let rest = (last == start.line ? start.cluster : 0)..<line.shaped.clusters.count
        let mark = ellipsis(run(of: line, near: rest.upperBound - 1), line.shaped.isRightToLeft)
        let kept = suffix(of: line, rest, width: width - Self.width(mark))
        return content(last, [append(mark), .init(line: last, clusters: kept)])
    }

    private mutating func middle(from start: (line: Int, cluster: Int), last: Int) -> LineContent {
        let first = lines[start.line]
        let rest = start.cluster..<first.shaped.clusters.count
        let mark = ellipsis(run(of: first, near: rest.lowerBound), first.shaped.isRightToLeft)
        let available = width - Self.width(mark)
        let before = prefix(of: first, rest, width: available / 2)
        let used = LineContent(pieces: [.init(line: start.line, clusters: before)], line: start.line).width(lines)
        let tail = lines[last]
        let remaining = (last == start.line ? before.upperBound : 0)..<tail.shaped.clusters.count
        let after = suffix(of: tail, remaining, width: available - used)
        return content(
            start.line,
            [.init(line: start.line, clusters: before), append(mark), .init(line: last, clusters: after)])
    }

    private func content(_ line: Int, _ pieces: [LineContent.Piece]) -> LineContent {
        LineContent(pieces: pieces.filter { !$0.clusters.isEmpty }, line: line)
    }

    private mutating func append(_ mark: MeasuredLine) -> LineContent.Piece {
        lines.append(mark)
        return .init(line: lines.count - 1, clusters: 0..<mark.shaped.clusters.count)
    }

    private static func width(_ line: MeasuredLine) -> CGFloat { line.advances.reduce(0, +) }

    /// The run of a cluster, or that of the line where it has none.
    private func run(of line: MeasuredLine, near cluster: Int) -> Int {
        let clusters = line.shaped.clusters
        guard !clusters.isEmpty else { return line.emptyRun }
        return line.runs[clusters[min(max(cluster, 0), clusters.count - 1)].span]
    }

    /// As many whole characters from the beginning as fit, without whitespace at their end.
    private func prefix(of line: MeasuredLine, _ range: Range<Int>, width: CGFloat) -> Range<Int> {
        var x: CGFloat = 0
        var end = range.lowerBound
        for index in range {
            x += line.advance(index, at: x)
            if x > width + LineBreaker.tolerance { break }
            let next = index + 1
            if next == line.shaped.clusters.count || line.shaped.clusters[next].beginsCharacter { end = next }
        }
        return line.trimmed(range.lowerBound..<end)
    }

    /// As many whole characters from the end as fit, without whitespace at their beginning.
    private func suffix(of line: MeasuredLine, _ range: Range<Int>, width: CGFloat) -> Range<Int> {
        let trimmed = line.trimmed(range)
        var x: CGFloat = 0
        var start = trimmed.upperBound
        for index in trimmed.reversed() {
            x += line.shaped.clusters[index].isTab ? MeasuredLine.tabInterval : line.advances[index]
            if x > width + LineBreaker.tolerance { break }
            if line.shaped.clusters[index].beginsCharacter { start = index }
        }
        while start < trimmed.upperBound, line.shaped.clusters[start].isWhitespace { start += 1 }
        return start..<trimmed.upperBound
    }
}
