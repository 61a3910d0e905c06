/// Views on top of each other.
public struct ZStack<Content: View>: View {
    package let layout: ZStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}
