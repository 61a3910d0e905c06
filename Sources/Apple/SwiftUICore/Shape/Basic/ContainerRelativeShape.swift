import DisplayList
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

nonisolated extension View {
    /// Makes `shape`, as large as the view, the one that `ContainerRelativeShape` follows inside it.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

/// Gives its content a container of its own.
package struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    package typealias Body = Never
    let shape: S

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let container = _ContainerShapeContext.Container()
        var inner = inputs
        inner.environment.containerShape = _ContainerShapeContext(container)
        let start = list.nodes.count
        content(inner, &list)
        let outer = inputs.environment.containerShape
        list.wrap(from: start) { node in
            ContainerShapeNode(node, container) { modifier.shape._outline(in: $0, outer).outline }
        }
    }
}

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

/// Lends the views in it an outline of their own container while they are drawn.
final class ContainerShapeNode: WrapperNode {
    private let container: _ContainerShapeContext.Container
    private let outline: (CGRect) -> Outline

    /// - Parameters:
    ///   - container: what the views in it look at; one for all views of a group.
    ///   - outline: the container's outline in a frame.
    init(
        _ content: LayoutNode, _ container: _ContainerShapeContext.Container, outline: @escaping (CGRect) -> Outline
    ) {
        self.container = container
        self.outline = outline
        super.init(content)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        container.outline = outline(frame)
        super.record(&recorder)
        container.outline = nil
    }
}
