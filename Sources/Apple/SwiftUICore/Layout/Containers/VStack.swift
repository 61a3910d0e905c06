import Geometry

/// Views below each other.
public struct VStack<Content: View>: View {
    package let layout: VStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View {
        LayoutView(layout: layout, content: content, issue: .nonFinite("VStack", [("spacing", layout.spacing)]))
    }
}
