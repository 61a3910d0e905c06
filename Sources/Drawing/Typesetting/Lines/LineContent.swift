import Geometry

/// What stands on one line, in logical order.
struct LineContent {
    /// Clusters of one measured line that follow each other.
    struct Piece {
        /// The number of the measured line.
        var line: Int
        var clusters: Range<Int>
    }

    var pieces: [Piece]
    /// The measured line that gives the height where there are no clusters.
    var line: Int

    /// Points; whitespace inside the pieces counts.
    func width(_ lines: [MeasuredLine]) -> CGFloat {
        var x: CGFloat = 0
        for piece in pieces {
            for cluster in piece.clusters { x += lines[piece.line].advance(cluster, at: x) }
        }
        return x
    }
}
