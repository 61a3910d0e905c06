import Geometry

/// The container's shape, inset by as much as the view is.
@frozen
public struct ContainerRelativeShape: InsettableShape {
    package var insetAmount: CGFloat = 0

    public nonisolated init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

    /// The outline follows the container where it lies, which is the same in both reading directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }

    public func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let radius = container.radius(for: rect)
        return _Outline(radius > 0 ? .roundedRectangle(rect, radius: radius, continuous: true) : .rectangle(rect))
    }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
