import Geometry

/// Columns of cells in rows of given heights; a widget shows them all.
public struct LazyHGrid<Content: View>: View {
    package let layout: LazyGridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - spacing: points between columns; nil is the default of 8.
    ///   - pinnedViews: without effect, as nothing scrolls in a widget.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
