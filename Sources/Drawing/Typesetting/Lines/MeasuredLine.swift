import Geometry

/// A shaped line at the sizes, and with the tracking, at which it is set.
struct MeasuredLine {
    let shaped: ShapedLine
    /// For each span of the shaped line the paragraph's run.
    let runs: [Int]
    /// For each span its font.
    let fonts: [ResolvedFont]
    /// The run, and its font, that give an empty line its height.
    let emptyRun: Int
    let emptyFont: ResolvedFont
    /// Points, for each cluster; a tab's depends on where it lies and is 0 here.
    let advances: [CGFloat]

    /// TextKit's default tab interval, 28 points.
    static let tabInterval: CGFloat = 28

    /// - Parameter tightening: ems taken from every character so that a line may fit.
    init(
        shaped: ShapedLine, line: HardLine, fonts: [ResolvedFont], emptyFont: ResolvedFont, paragraph: Paragraph,
        scale: CGFloat, tightening: CGFloat
    ) {
        self.shaped = shaped
        self.runs = line.pieces.map(\.run)
        self.fonts = fonts
        self.emptyRun = line.firstRun
        self.emptyFont = emptyFont
        let clusters = shaped.clusters
        let runs = self.runs
        advances = clusters.indices.map { index in
            let cluster = clusters[index]
            let run = paragraph.runs[runs[cluster.span]]
            if let attachment = run.attachment { return attachment.width * scale }
            if cluster.isTab { return 0 }
            let font = fonts[cluster.span]
            var advance = CGFloat(cluster.advance) * font.size
            if cluster.isPrimary { advance = advance * font.horizontalScale + font.tracking }
            let endsRun = index + 1 == clusters.count || clusters[index + 1].span != cluster.span
            advance += (run.tracking + (endsRun ? 0 : run.kerning)) * scale - tightening * font.size
            return advance
        }
    }

    /// The advance of a cluster whose left end is `x` points from the line's beginning.
    func advance(_ cluster: Int, at x: CGFloat) -> CGFloat {
        guard shaped.clusters[cluster].isTab else { return advances[cluster] }
        return ((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - x
    }

    /// The clusters without the whitespace at their end, which hangs beyond the line.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, shaped.clusters[end - 1].isWhitespace { end -= 1 }
        return range.lowerBound..<end
    }
}
