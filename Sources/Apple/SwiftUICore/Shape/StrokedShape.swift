import Geometry
import DisplayList

/// A shape's outline as a shape of its own, which is filled: `.stroke(lineWidth:)` without a style.
public struct _StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

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
