import Geometry

/// Free room around the content.
final class PaddingNode: WrapperNode {
    private let insets: EdgeInsets
    private let mirrors: Bool
    private let isSafeArea: Bool

    /// - Parameter isSafeArea: whether the content may reach into the padding by ignoring the safe area.
    init(_ content: LayoutNode, insets: EdgeInsets, mirrors: Bool, isSafeArea: Bool = false) {
        self.isSafeArea = isSafeArea
        self.insets = insets
        self.mirrors = mirrors
        super.init(content)
    }

    override var passesLayoutPriority: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let value = content.dimensions(in: proposal.inset(by: insets)).explicitValue(key) else { return nil }
        return value + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    /// Padding sets its edges free of the content's own wishes.
    override var spacing: ViewSpacing {
        var spacing = content.spacing
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        spacing.reset(edges)
        return spacing
    }

    override var layoutDetails: [String] {
        let (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
        if top == bottom, leading == trailing, top == leading { return [LayoutLength.text(top)] }
        let vertical = top == bottom ? [("vertical", top)] : [("top", top), ("bottom", bottom)]
        let horizontal =
            leading == trailing ? [("horizontal", leading)] : [("leading", leading), ("trailing", trailing)]
        return (vertical + horizontal).filter { $0.1 != 0 }.flatMap { LayoutLength.detail($0.0, $0.1) }
    }

    override func placeContent() {
        let origin = CGPoint(
            x: frame.minX + (mirrors ? insets.trailing : insets.leading), y: frame.minY + insets.top)
        let offer = placedProposal.inset(by: insets)
        guard isSafeArea else { return content.place(at: origin, proposal: offer) }
        placeContent(inSafeArea: frame.inset(by: insets, mirrors: mirrors)) {
            content.place(at: origin, proposal: offer)
        }
    }
}

nonisolated extension View {
    /// Adds space between the view and its edges.
    public func padding(_ insets: EdgeInsets) -> some View {
        wrapNodes {
            PaddingNode($0, insets: insets.finite, mirrors: $1.environment.isRightToLeft)
                .noting(.nonFinite("padding", insets.arguments), $1)
        }
    }

    /// Adds space between the view and its edges.
    ///
    /// - Parameter length: points; nil takes the default of 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, edges: edges))
    }

    /// Adds space between the view and its edges.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// Which padding of a scene is meant.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind { case minimum, navigationBar }
    private let kind: Kind
    public static let minimum = ScenePadding(kind: .minimum)
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// Which margins of a scrolling view are meant.
public struct ContentMarginPlacement: Sendable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}
