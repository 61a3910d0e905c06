/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Label: View, OptionalSlot {
        let content: AnyView?
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    public let content: Content
    /// Empty where the group has none.
    public let label: Label
}
