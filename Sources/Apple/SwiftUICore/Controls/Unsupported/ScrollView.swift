/// Content that scrolls, which a widget's does not.
public struct ScrollView<Content: View>: View {
    nonisolated(unsafe) public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View { UnsupportedView(name: "ScrollView", extent: .all) }
}
