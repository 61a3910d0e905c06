/// What a style knows of a group box.
public struct GroupBoxStyleConfiguration {
    public struct Label: View, OptionalSlot {
        let content: AnyView?
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Empty where the group box has none.
    public let label: Label
    public let content: Content
}
