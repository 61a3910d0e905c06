import Geometry
import DisplayList

/// A shape whose type is not known where it is used.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let makeOutline: @Sendable (CGRect, _ContainerShapeContext) -> _Outline
    private let fit: @Sendable (ProposedViewSize) -> CGSize

    public init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeOutline = { shape._outline(in: $0, $1) }
        fit = { shape.sizeThatFits($0) }
    }

    public func path(in rect: CGRect) -> Path { makePath(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
    public func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        makeOutline(rect, container)
    }
}

/// A shape changed by a function of its path.
public struct _MappedShape<Content: Shape>: Shape {
    let shape: Content
    let map: @Sendable (Path, CGRect) -> Path

    public func path(in rect: CGRect) -> Path { map(shape.path(in: rect), rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape's outline as a shape of its own, which is filled: `.stroke(lineWidth:)` without a style.
public struct _StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Drawn as a view, the outline is stroked, which is exact where the stroked path is a polygon.
    @MainActor
    public var body: some View { shape.stroke(ForegroundStyle(), style: style) }

    @MainActor
    public func fill<S: ShapeStyle>(
        _ content: S, style fillStyle: FillStyle = FillStyle()
    ) -> StrokeShapeView<Content, S, EmptyView> {
        shape.stroke(content, style: style)
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _MappedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect)))
        }
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _MappedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: rect)))
        }
    }

    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _MappedShape(shape: self) { path, _ in path.applying(transform) }
    }

    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

/// A shape drawn at a size of its own in the corner of its frame.
struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension CGAffineTransform {
    /// The transform with `point` as its fixed origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
