/// A view that is drawn again only when it differs from before; in a still picture it is its content.
public struct EquatableView<Content: View & Equatable>: View {
    nonisolated(unsafe) public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
