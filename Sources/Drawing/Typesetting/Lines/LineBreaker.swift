import Geometry

/// Breaks a line where it must be, at the last opportunity that fits.
struct LineBreaker {
    /// What a proposal may fall short of a width because of rounding on the way, in points.
    static let tolerance: CGFloat = 0.01

    /// - Returns: the clusters of each line, whitespace at line ends included; one empty range for an empty line.
    static func lines(of line: MeasuredLine, width: CGFloat) -> [Range<Int>] {
        let clusters = line.shaped.clusters
        guard width.isFinite else { return [0..<clusters.count] }
        var lines: [Range<Int>] = []
        var start = 0
        var opportunity: Int?
        var x: CGFloat = 0
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.mayBreakBefore { opportunity = index }
            let advance = line.advance(index, at: x)
            if index > start, !cluster.isWhitespace, x + advance > width + tolerance,
                let end = opportunity ?? emergencyBreak(clusters, start: start, before: index)
            {
                lines.append(start..<end)
                start = end
                index = end
                opportunity = nil
                x = 0
                continue
            }
            x += advance
            index += 1
        }
        lines.append(start..<clusters.count)
        return avoidingOrphan(lines, of: line, width: width)
    }

    /// Of two lines the second never holds one word alone while the first has words to spare: TextKit's push-out
    /// strategy, which labels and SwiftUI's texts use by default. Longer paragraphs may end in one word, as a bordered
    /// box of five lines drawn on iOS does.
    private static func avoidingOrphan(
        _ lines: [Range<Int>], of line: MeasuredLine, width: CGFloat
    ) -> [Range<Int>] {
        guard lines.count == 2 else { return lines }
        let clusters = line.shaped.clusters
        func beginsWord(_ index: Int) -> Bool { clusters[index].mayBreakBefore && clusters[index - 1].isWhitespace }
        let last = line.trimmed(lines[1])
        guard !last.isEmpty, beginsWord(last.lowerBound),
            !last.dropFirst().contains(where: { clusters[$0].mayBreakBefore })
        else { return lines }
        let starts = lines[0].dropFirst().filter(beginsWord)
        guard starts.count >= 2, let start = starts.last else { return lines }
        let moved = LineContent(pieces: [.init(line: 0, clusters: start..<last.upperBound)], line: 0)
        guard moved.width([line]) <= width + tolerance else { return lines }
        return [lines[0].lowerBound..<start, start..<lines[1].upperBound]
    }

    /// Where a word that is longer than the line is divided: before the last character that does not fit; nil where
    /// that would leave nothing.
    private static func emergencyBreak(_ clusters: [ShapedLine.Cluster], start: Int, before index: Int) -> Int? {
        var end = index
        while end > start, !clusters[end].beginsCharacter { end -= 1 }
        return end > start ? end : nil
    }
}
