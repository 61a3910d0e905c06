import DisplayList
import Geometry

extension Path {
    /// The parts of this path's line that lie inside the other path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(isKept: true, inside: other, eoFill: eoFill)
    }

    /// The parts of this path's line that lie outside the other path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(isKept: false, inside: other, eoFill: eoFill)
    }

    private func line(isKept: Bool, inside other: Path, eoFill: Bool) -> Path {
        let area = FilledArea(other.outline, evenOdd: eoFill)
        let borders = other.outline.polylines(tolerance: Self.tolerance).flatMap { line in
            Array(zip(line.points, line.points.dropFirst() + [line.points[0]]))
        }
        var result: [PathElement] = []
        var last: CGPoint?
        for line in outline.polylines(tolerance: Self.tolerance) {
            let points = line.points + (line.isClosed ? [line.points[0]] : [])
            for (from, to) in zip(points, points.dropFirst()) where from != to {
                func point(_ t: CGFloat) -> CGPoint {
                    t == 0
                        ? from : t == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                }
                let cuts: [CGFloat] = [0] + borders.compactMap { Self.crossing(from, to, $0.0, $0.1) }.sorted() + [1]
                for (start, end) in zip(cuts, cuts.dropFirst())
                where end > start && area.contains(point((start + end) / 2)) == isKept {
                    if last != point(start) { result.append(.move(point(start))) }
                    result.append(.line(point(end)))
                    last = point(end)
                }
            }
        }
        return Path(.path(result))
    }

    /// How far along the line from `a` to `b` it crosses the one from `c` to `d`, 0…1.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
        guard determinant != 0 else { return nil }
        let t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / determinant
        let u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / determinant
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}
