import DisplayList
import Geometry

/// A place on the grid of whole numbers on which paths are combined, so that every decision is exact.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From top to bottom, then from left to right: the order of the sweep.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }

    /// Twice the area of the triangle: 0 on the line from `a` to `b`, negative where a line down has it on the right.
    static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// From points to the grid and back.
struct SweepGrid {
    /// Steps to a point; a power of 2, so that the way back is exact.
    let scale: CGFloat

    /// Products of differences stay below 2⁶⁰.
    private static let farthest: CGFloat = 134_217_728

    init(covering outlines: [Outline]) {
        let points = outlines.flatMap { $0.elements.flatMap(\.points) }
        let reach = points.filter { $0.x.isFinite && $0.y.isFinite }.reduce(CGFloat(1)) {
            max($0, abs($1.x), abs($1.y))
        }
        var scale: CGFloat = 4096
        while reach * scale > Self.farthest { scale /= 2 }
        self.scale = scale
    }

    func point(_ point: CGPoint) -> GridPoint {
        GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
    }

    func point(_ point: GridPoint) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }
}
