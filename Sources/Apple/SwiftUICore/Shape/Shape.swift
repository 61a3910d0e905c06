import DisplayList
import Geometry

/// An outline that can be drawn in any rectangle.
///
/// Nonisolated, though views are not: what conforms is not isolated to the main actor by default, as Xcode 26 asks for.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The outline by name where the shape has one.
    nonisolated func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline
}

/// A shape's outline as the display list knows it.
public struct _Outline {
    package let outline: Outline
    package init(_ outline: Outline) { self.outline = outline }
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public nonisolated func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        // A shape draws in its view's own space, where SwiftUI's rectangles begin at the origin.
        let outline = path(in: CGRect(origin: .zero, size: rect.size)).outline
        return _Outline(outline.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    }

    public var body: some View { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle()) }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape whose type is not known where it is used.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let makeOutline: @Sendable (CGRect, _ContainerShapeContext) -> _Outline
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    public let layoutDirectionBehavior: LayoutDirectionBehavior

    public nonisolated init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeOutline = { shape._outline(in: $0, $1) }
        fit = { shape.sizeThatFits($0) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
    }

    public func path(in rect: CGRect) -> Path { makePath(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
    public func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        makeOutline(rect, container)
    }
}

/// A shape that can be drawn smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
    /// Strokes inside the outline, half a line width in.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// How a shape is meant to be drawn.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

/// What happens to a view where the interface runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
