import Geometry
import DisplayList

/// The shape that `ContainerRelativeShape` follows: where it lies and how round it is.
public struct _ContainerShapeContext: Sendable {
    /// Points of the picture; nil outside a container, where the shape is a plain rectangle.
    package var frame: CGRect?
    package var radius: CGFloat

    package init(frame: CGRect? = nil, radius: CGFloat = 0) {
        self.frame = frame
        self.radius = radius
    }

    /// The radius of a rectangle inside the container: the container's less the inset, at least 0.
    package func radius(for rect: CGRect) -> CGFloat {
        guard let frame else { return 0 }
        let inset = min(
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
        return max(0, radius - max(0, inset))
    }
}

/// The container's shape, inset by as much as the view is.
@frozen
public struct ContainerRelativeShape: InsettableShape {
    package var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

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

package enum ContainerShapeKey: EnvironmentKey {
    package static var defaultValue: _ContainerShapeContext { _ContainerShapeContext() }
}

extension EnvironmentValues {
    package var containerShape: _ContainerShapeContext {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Makes `shape` the one that `ContainerRelativeShape` follows.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        wrapNodes { content, _ in content }
            .modifier(EnvironmentModifier { environment in
                let radius = (shape as? RoundedRectangle)?.cornerSize.width ?? 0
                environment.containerShape = _ContainerShapeContext(frame: nil, radius: radius)
            })
    }
}
