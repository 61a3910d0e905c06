/// Controls in a settings list, which a widget does not show.
public struct Form<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { UnsupportedView(name: "Form", extent: .all) }
}
