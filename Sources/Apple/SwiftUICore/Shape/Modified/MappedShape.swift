import Geometry
import DisplayList

/// A shape changed by a function of its path.
public struct _MappedShape<Content: Shape>: Shape {
    let shape: Content
    let map: @Sendable (Path, CGRect) -> Path

    public func path(in rect: CGRect) -> Path { map(shape.path(in: rect), rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
