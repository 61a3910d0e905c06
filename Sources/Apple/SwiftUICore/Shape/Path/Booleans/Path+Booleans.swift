import DisplayList
import Geometry

/// The result's curves are lines within 1/250 of a point of them.
extension Path {
    /// The same area as an outline that does not cross itself, which both filling rules fill alike.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill: eoFill) { one, _ in one }
    }

    /// What lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// What lies in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// What lies in this path and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// What lies in exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 != $1 }
    }

    private func combined(with other: Path, eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
        func covers(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
        func isInside(_ windings: Windings) -> Bool { isKept(covers(windings.first), covers(windings.second)) }
        let grid = SweepGrid(covering: [outline, other.outline])
        var tracer = AreaTracer()
        for (edge, before, after) in WindingSweep(Arrangement(outline, other.outline, on: grid)).sides {
            let (left, right) = (isInside(before), isInside(after))
            guard left != right else { continue }
            // Going right, the area must lie below; going down, on the left.
            if edge.isLevel == right {
                tracer.add(from: edge.from, to: edge.to)
            } else {
                tracer.add(from: edge.to, to: edge.from)
            }
        }
        return Path(.path(tracer.elements(on: grid)))
    }
}

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

extension Shape {
    /// What lies in both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// What lies in either shape.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// What lies in this shape and not in the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// What lies in exactly one of the shapes.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line inside the other's area, to be stroked.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line outside the other's area, to be stroked.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// Two shapes in the same rectangle, made one.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}
