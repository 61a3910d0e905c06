import Geometry

/// Views side by side at their ideal widths, made as they come into view; a widget shows them all.
public struct LazyHStack<Content: View>: View {
    package let layout: LazyStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
