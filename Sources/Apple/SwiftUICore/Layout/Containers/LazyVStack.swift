import Geometry

/// Views below each other at their ideal heights, made as they come into view; a widget shows them all.
public struct LazyVStack<Content: View>: View {
    package let layout: LazyStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
