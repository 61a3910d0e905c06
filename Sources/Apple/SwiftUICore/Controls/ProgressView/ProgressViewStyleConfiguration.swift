/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: View, OptionalSlot {
        nonisolated let content: AnyView?
        nonisolated static let none = Label(content: nil)
        nonisolated init(content: AnyView?) { self.content = content }
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View, OptionalSlot {
        nonisolated let content: AnyView?
        nonisolated static let none = CurrentValueLabel(content: nil)
        nonisolated init(content: AnyView?) { self.content = content }
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    /// 0…1; nil where the end is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
