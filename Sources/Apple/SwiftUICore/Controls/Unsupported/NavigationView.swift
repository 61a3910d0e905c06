/// A stack of screens, which a widget does not show.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { UnsupportedView(name: "NavigationView", extent: .all) }
}
