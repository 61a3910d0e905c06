import SwiftUI

/// Gauges: every style at its ends, with every label, tinted, and in the places for accessories.
extension Fixture {
    private static let warm = Gradient(colors: [.green, .yellow, .red])

    private static func full(_ value: Double) -> some View {
        Gauge(value: value, in: 0...40) {
            Text("°C")
        } currentValueLabel: {
            Text("\(Int(value))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("40")
        }
    }

    @FixtureList static var gaugeSlots: [Fixture] {
        Fixture("gauge-slots/linear-capacity", 140, 90) { full(12).gaugeStyle(.linearCapacity) }
        Fixture("gauge-slots/linear-capacity-tint", 100, 50) { Gauge(value: 0.5) { Text("A") }.tint(.green) }
        Fixture("gauge-slots/linear-capacity-full", 100, 50) { Gauge(value: 1) { Text("A") } }
        Fixture("gauge-slots/linear-capacity-empty-label", 100, 40) { Gauge(value: 0.5) { EmptyView() } }
        Fixture("gauge-slots/accessory-linear", 140, 24) { full(12).gaugeStyle(.accessoryLinear) }
        // Without labels at its ends it has that of its value.
        Fixture("gauge-slots/accessory-linear-value", 100, 24) {
            Gauge(value: 0.3) {
                Text("A")
            } currentValueLabel: {
                Text("12")
            }
            .gaugeStyle(.accessoryLinear)
        }
        Fixture("gauge-slots/accessory-linear-least", 60, 12) {
            Gauge(value: 0) { Text("A") }.gaugeStyle(.accessoryLinear)
        }
        Fixture("gauge-slots/accessory-linear-greatest", 60, 12) {
            Gauge(value: 1) { Text("A") }.gaugeStyle(.accessoryLinear).tint(warm)
        }
        Fixture("gauge-slots/accessory-linear-capacity", 140, 80) { full(12).gaugeStyle(.accessoryLinearCapacity) }
        Fixture("gauge-slots/accessory-linear-capacity-tint", 100, 70) {
            Gauge(value: 0.7) {
                Text("A")
            } currentValueLabel: {
                Text("7")
            }
            .gaugeStyle(.accessoryLinearCapacity).tint(.orange)
        }
        Fixture("gauge-slots/accessory-circular", 60, 60) { full(30).gaugeStyle(.accessoryCircular).tint(warm) }
        Fixture("gauge-slots/accessory-circular-least", 60, 60) { full(0).gaugeStyle(.accessoryCircular).tint(warm) }
        Fixture("gauge-slots/accessory-circular-greatest", 60, 60) {
            full(40).gaugeStyle(.accessoryCircular).tint(warm)
        }
        Fixture("gauge-slots/accessory-circular-symbol", 60, 60) {
            Gauge(value: 0.3) {
                Image(systemName: "bolt.fill")
            } currentValueLabel: {
                Text("30")
            }
            .gaugeStyle(.accessoryCircular)
        }
        Fixture("gauge-slots/accessory-circular-long-value", 60, 60) {
            Gauge(value: 0.3) {
                Text("AQI")
            } currentValueLabel: {
                Text("1,024")
            }.gaugeStyle(.accessoryCircular)
        }
        Fixture("gauge-slots/accessory-circular-dark", 60, 60, scheme: .dark) {
            full(10).gaugeStyle(.accessoryCircular).tint(.cyan).background(Color.black)
        }
        Fixture("gauge-slots/capacity", 60, 60) { full(10).gaugeStyle(.accessoryCircularCapacity).tint(.green) }
        Fixture("gauge-slots/capacity-full", 60, 60) { full(40).gaugeStyle(.accessoryCircularCapacity) }
        Fixture("gauge-slots/capacity-symbol", 60, 60) {
            Gauge(value: 0.3) { Image(systemName: "drop.fill") }.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
        }
        Fixture("gauge-slots/capacity-does-not-grow", 80, 80) {
            Gauge(value: 0.7) { Text("7") }.gaugeStyle(.accessoryCircularCapacity)
        }
        Fixture("gauge-slots/capacity-scaled", 40, 40) {
            Gauge(value: 0.7) { Text("7") }.gaugeStyle(.accessoryCircularCapacity).scaleEffect(0.6)
        }
        Fixture("gauge-slots/vibrant", 60, 60, pass: .vibrant) { full(30).gaugeStyle(.accessoryCircular).tint(warm) }
        Fixture("gauge-slots/value-beyond-its-range", 60, 60) {
            Gauge(value: 90, in: 0...40) { Text("9") }.gaugeStyle(.accessoryCircularCapacity)
        }
        Fixture("gauge-slots/range-of-nothing", 60, 60) {
            Gauge(value: 3, in: 3...3) { Text("3") }.gaugeStyle(.accessoryCircularCapacity)
        }
        Fixture("gauge-slots/marked-values", 60, 60) {
            Gauge(value: 0.5) {
                Text("A")
            } currentValueLabel: {
                Text("5")
            } markedValueLabels: {
                Text("x").tag(0.2)
            }
            .gaugeStyle(.accessoryCircular)
        }
    }
}
