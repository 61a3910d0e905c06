import Geometry

/// A closed ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(fraction: configuration.value, diameter: AccessoryGauge.diameter) {
            if let current = configuration.currentValueLabel {
                current
            } else {
                configuration.label
            }
        }
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
