import Geometry

/// Views side by side.
public struct HStack<Content: View>: View {
    package let layout: HStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View {
        LayoutView(layout: layout, content: content, issue: .nonFinite("HStack", [("spacing", layout.spacing)]))
    }
}
