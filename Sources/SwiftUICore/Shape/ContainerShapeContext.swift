import Geometry

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

package enum ContainerShapeKey: EnvironmentKey {
    package static var defaultValue: _ContainerShapeContext { _ContainerShapeContext() }
}

extension EnvironmentValues {
    package var containerShape: _ContainerShapeContext {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
