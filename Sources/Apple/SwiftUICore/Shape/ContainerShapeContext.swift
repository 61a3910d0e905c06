import DisplayList
import Geometry

/// The shape that `ContainerRelativeShape` follows: where it lies and how round it is.
public struct _ContainerShapeContext: Sendable {
    /// A container's outline, known while what is in it is drawn. It is written and read on the main actor, where
    /// views are recorded.
    package final class Container: @unchecked Sendable {
        package var outline: Outline?

        package init(_ outline: Outline? = nil) { self.outline = outline }
    }

    /// Nil outside a container, where the shape is a plain rectangle.
    package var container: Container?

    package init(_ container: Container? = nil) { self.container = container }

    /// A container with continuous corners; frame and radius in points of the picture.
    package init(frame: CGRect, radius: CGFloat) {
        container = Container(.roundedRectangle(frame, radius: radius, continuous: true))
    }

    /// The radius of a rectangle inside the container: the container's less the inset, at least 0.
    package func radius(for rect: CGRect) -> CGFloat {
        guard let outline = container?.outline else { return 0 }
        let frame = outline.boundingBox
        let inset = min(
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
        return max(0, Self.radius(of: outline) - max(0, inset))
    }

    /// The radius of a corner that lies as far from the container's nearest corner as this point: the container's less
    /// the larger distance, at least 0.
    package func radius(nearCorner point: CGPoint) -> CGFloat {
        guard let outline = container?.outline else { return 0 }
        let frame = outline.boundingBox
        let across = min(abs(point.x - frame.minX), abs(frame.maxX - point.x))
        let down = min(abs(point.y - frame.minY), abs(frame.maxY - point.y))
        return max(0, Self.radius(of: outline) - max(across, down))
    }

    /// How round a container's corners are. Of an ellipse, which capsules and circles may be given as, the half of
    /// the shorter side counts; an outline of any other form has none.
    private static func radius(of outline: Outline) -> CGFloat {
        switch outline {
        case .roundedRectangle(_, let radius, _): radius
        case .ellipse(let rect): min(rect.width, rect.height) / 2
        case .rectangle, .path: 0
        }
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
