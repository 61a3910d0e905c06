import Geometry

/// Rows of cells in columns of given widths; a widget shows them all.
public struct LazyVGrid<Content: View>: View {
    package let layout: LazyGridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - spacing: points between rows; nil is the default of 8.
    ///   - pinnedViews: without effect, as nothing scrolls in a widget.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
