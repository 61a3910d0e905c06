import Geometry

nonisolated extension View {
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

    /// Keeps the distance that the scene's edge asks for: in a widget the default padding.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
