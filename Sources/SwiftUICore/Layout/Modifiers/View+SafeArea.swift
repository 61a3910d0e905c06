import Geometry

nonisolated extension View {
    /// Changes nothing: since iOS 17 a widget has content margins and no safe area, and only
    /// `contentMarginsDisabled()` lets its content reach into them (WWDC23, session 10027).
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Changes nothing, as `ignoresSafeArea` does.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Changes nothing: these are the margins of views that scroll, and nothing scrolls in a widget.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        self
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Makes the content's safe area smaller, which lays it out as padding does.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Keeps the distance that the scene's edge asks for: in a widget the default padding.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
