import Geometry

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
