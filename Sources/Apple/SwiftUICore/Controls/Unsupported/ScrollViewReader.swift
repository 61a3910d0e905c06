/// Gives a scroll view's content the means to scroll to one of its views.
public struct ScrollViewReader<Content: View>: View {
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls nothing: a widget's content stands still.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
