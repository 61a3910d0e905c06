import Geometry

/// Lets its content reach into the safe areas that its own place touches; that place stays as large as it was.
final class SafeAreaIgnoringNode: WrapperNode {
    private let edges: Edge.Set
    private let mirrors: Bool

    init(_ content: LayoutNode, edges: Edge.Set, mirrors: Bool) {
        self.edges = edges
        self.mirrors = mirrors
        super.init(content)
    }

    /// Where the content lies depends on where this view does, so its guides are not known outside.
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    override var spacing: ViewSpacing { ViewSpacing() }

    override func placeContent() {
        let area = PlacementScope.current.frame(frame, ignoring: edges, mirrors: mirrors)
        let grown = CGSize(width: area.width - frame.width, height: area.height - frame.height)
        let offer = ProposedViewSize(
            width: placedProposal.width.map { $0 + grown.width },
            height: placedProposal.height.map { $0 + grown.height })
        let x = mirrors ? area.maxX - content.sizeThatFits(offer).width : area.minX
        content.place(at: CGPoint(x: x, y: area.minY), proposal: offer)
    }
}

extension PlacementScope {
    /// `frame` grown into the safe areas that it touches, on some edges only.
    func frame(_ frame: CGRect, ignoring edges: Edge.Set, mirrors: Bool) -> CGRect {
        guard !safeAreas.isEmpty else { return frame }
        var insets = safeAreaInsets(of: frame, rightToLeft: mirrors)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        let outward = EdgeInsets(
            top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
        return frame.inset(by: outward, mirrors: mirrors)
    }
}

nonisolated extension View {
    /// Lets the view reach into what `safeAreaInset` and `safeAreaPadding` keep free around it. A widget itself has
    /// content margins and no safe area since iOS 17, and only `contentMarginsDisabled()` lets its content reach into
    /// those (WWDC23, session 10027).
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        // No keyboard covers a widget.
        wrapNodes { content, inputs in
            guard regions.contains(.container) else { return content }
            return SafeAreaIgnoringNode(content, edges: edges, mirrors: inputs.environment.isRightToLeft)
        }
    }

    /// As `ignoresSafeArea` does, in all regions.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Makes the content's safe area smaller: it is laid out as by padding, and backgrounds and what ignores the
    /// safe area reach into it.
    ///
    /// - Parameter length: points; nil takes the default padding.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        wrapNodes {
            PaddingNode($0, insets: insets, mirrors: $1.environment.isRightToLeft, isSafeArea: true)
        }
    }
}

nonisolated extension View {
    /// Changes nothing: these are the margins of views that scroll, and nothing scrolls in a widget.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Changes nothing: these are the margins of views that scroll, and nothing scrolls in a widget.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        self
    }

    /// Changes nothing: these are the margins of views that scroll, and nothing scrolls in a widget.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Keeps the distance that the scene's edge asks for: in a widget the default padding.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
