import Geometry

/// Room that grows along the axis of its stack, or in both outside one.
@frozen
public struct Spacer: PrimitiveView, Sendable {
    public var minLength: CGFloat?

    @inlinable
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let length = view.minLength.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
        let node = SpacerNode(axis: inputs.stackAxis, minLength: length)
        list.append(node.noting(.nonFinite("Spacer", [("minLength", view.minLength)]), inputs))
    }
}

final class SpacerNode: LayoutNode {
    private let axis: Axis?
    private let minLength: CGFloat

    init(axis: Axis?, minLength: CGFloat) {
        self.axis = axis
        self.minLength = minLength
        super.init()
        // A spacer is served after all other members of its priority and takes no room from text.
        traits.layoutPriority = -.infinity
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposed: CGFloat?) -> CGFloat { max(minLength, proposed ?? minLength) }
        switch axis {
        case .horizontal: return CGSize(width: length(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }

    override var layoutDetails: [String] { ["minLength \(LayoutLength.text(minLength))"] }

    /// Along its stack a spacer wants no distance; across it, it has no say.
    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        switch axis {
        case .horizontal: spacing.zeroEdges = .horizontal
        case .vertical: spacing.zeroEdges = .vertical
        case nil: spacing.zeroEdges = .all
        }
        return spacing
    }
}
