import Geometry

/// An `HStack` that makes members as they come into view; a widget shows them all.
public struct LazyHStack<Content: View>: View {
    package let layout: HStackLayout
    package let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
