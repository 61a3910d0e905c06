import Geometry

/// Takes all the room it is offered and tells its content how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            GeometryReaderNode(mirrors: inputs.environment.isRightToLeft) { proxy in
                let content = EnvironmentValues.with(inputs.environment) { view.content(proxy) }
                let inputs = inputs.child(0).outsideStack
                let nodes = ViewResolver.nodes(of: content, inputs)
                return nodes.count == 1 ? nodes[0] : ContainerNode(GeometryReaderLayout(), children: nodes, inputs)
            })
    }
}

/// The content is made when its place is known, which is the first time that its size is final.
final class GeometryReaderNode: LayoutNode {
    private let makeContent: @MainActor (GeometryProxy) -> LayoutNode
    private let mirrors: Bool
    private var content: LayoutNode?

    init(mirrors: Bool, makeContent: @escaping @MainActor (GeometryProxy) -> LayoutNode) {
        self.mirrors = mirrors
        self.makeContent = makeContent
        super.init()
    }

    override func placeContent() {
        let proxy = GeometryProxy(frame: frame, scope: .current, rightToLeft: mirrors)
        let content = MainActor.assumeIsolated { UncheckedBox(makeContent(proxy)) }.value
        let offer = ProposedViewSize(frame.size)
        let x = mirrors ? frame.maxX - content.sizeThatFits(offer).width : frame.minX
        content.place(at: CGPoint(x: x, y: frame.minY), proposal: offer)
        self.content = content
    }

    override var children: [LayoutNode] { content.map { [$0] } ?? [] }
}

extension LayoutNode {
    /// Whether a view in the tree makes its content when it is placed.
    package var awaitsPlacement: Bool { self is GeometryReaderNode || children.contains(where: \.awaitsPlacement) }
}

/// Carries a value out of `MainActor.assumeIsolated`, whose caller is on the main actor already.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Every member at the top leading corner, offered all the room; what a geometry reader does with its content.
struct GeometryReaderLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
    /// Points, in the layout's coordinates.
    private let layoutFrame: CGRect
    private let scope: PlacementScope
    private let rightToLeft: Bool

    /// - Parameter scope: what lies around the view.
    package init(frame: CGRect, scope: PlacementScope = PlacementScope(), rightToLeft: Bool = false) {
        layoutFrame = frame
        self.scope = scope
        self.rightToLeft = rightToLeft
    }

    /// Points.
    public var size: CGSize { layoutFrame.size }

    /// How much of the safe areas around the view it would cover if it ignored them; points. A widget has none but
    /// those that its own views make (WWDC23, session 10027).
    public var safeAreaInsets: EdgeInsets { scope.safeAreaInsets(of: layoutFrame, rightToLeft: rightToLeft) }

    /// The box around the view in a space, which is larger than the view where that is drawn rotated.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: layoutFrame.size)
        case .global: return layoutFrame.applying(scope.transform)
        case .named(let name):
            // A name that no view around this one has means the whole picture.
            guard let space = scope.spaces[name], let change = scope.transform(to: space.transform) else {
                return layoutFrame.applying(scope.transform)
            }
            return layoutFrame.applying(change).offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }

    /// The bounds of a space around the view, in the view's coordinates; nil where no view has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = scope.spaces[coordinateSpace.name],
            let change = PlacementScope(transform: space.transform).transform(to: scope.transform)
        else { return nil }
        return space.frame.applying(change).offsetBy(dx: -layoutFrame.minX, dy: -layoutFrame.minY)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let toLayout = PlacementScope().transform(to: scope.transform) ?? .identity
        let toLocal = ProjectionTransform(
            CGAffineTransform(translationX: -layoutFrame.minX, y: -layoutFrame.minY))
        return anchor.value(toLayout.concatenating(toLocal))
    }
}
