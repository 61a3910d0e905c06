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
