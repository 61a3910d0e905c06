/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: View, OptionalSlot {
        let content: AnyView?
        static let none = Label(content: nil)
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View, OptionalSlot {
        let content: AnyView?
        static let none = CurrentValueLabel(content: nil)
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    /// 0…1; nil where the end is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
