import Geometry

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
