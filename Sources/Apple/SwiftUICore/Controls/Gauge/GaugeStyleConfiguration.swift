/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MarkedValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}
