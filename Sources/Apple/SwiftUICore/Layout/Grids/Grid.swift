import Geometry

/// Rows of cells whose columns are as wide as their widest cells. A view outside a row spans all columns.
public struct Grid<Content: View>: View {
    package let layout: GridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - alignment: where cells lie in their place.
    ///   - horizontalSpacing: points between columns; nil asks the cells.
    ///   - verticalSpacing: points between rows; nil asks the cells.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
