/// A thick bar that fills from its leading end, under its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, height: AccessoryGauge.dot)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
