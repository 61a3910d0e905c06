/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0…1; nil where the end is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
