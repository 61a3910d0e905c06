import DisplayList
import Geometry

extension Path {
    /// Lines that stand for curves where a path is measured against points and other paths: within 1/250 of a point,
    /// an 80th of a pixel at 3x.
    static let tolerance: CGFloat = 0.004

    /// Whether the point lies inside the filled path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        FilledArea(outline, evenOdd: eoFill).contains(point)
    }
}

/// What a path covers, for points to be looked up in.
struct FilledArea {
    private let lines: [(CGPoint, CGPoint)]
    private let evenOdd: Bool

    init(_ outline: Outline, evenOdd: Bool) {
        self.evenOdd = evenOdd
        lines = outline.polylines(tolerance: Path.tolerance).flatMap { line in
            zip(line.points, line.points.dropFirst() + [line.points[0]]).filter { $0.y != $1.y }
        }
    }

    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for (a, b) in lines where (a.y <= point.y) != (b.y <= point.y) {
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}
