import SwiftUI

/// Rings are 58 points across whatever their frame (layout-truths rows 56 and 57).
extension Fixture {
    @FixtureList static var gauges: [Fixture] {
        Fixture("gauges/linear", 100, 50) { Gauge(value: 0.6) { Text("A") } }
        Fixture("gauges/linear-bounds", 120, 90) {
            Gauge(value: 6, in: 0...10) {
                Text("A")
            } currentValueLabel: {
                Text("6")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
        Fixture("gauges/accessory-circular", 60, 60) {
            Gauge(value: 0.6) { Text("A") }.gaugeStyle(.accessoryCircular)
        }
        Fixture("gauges/accessory-circular-value", 60, 60) {
            Gauge(value: 0.6) {
                Text("AQI")
            } currentValueLabel: {
                Text("60")
            }.gaugeStyle(.accessoryCircular)
        }
        Fixture("gauges/accessory-circular-bounds", 60, 60) {
            Gauge(value: 0.25) {
                Text("A")
            } currentValueLabel: {
                Text("18")
            } minimumValueLabel: {
                Text("9")
            } maximumValueLabel: {
                Text("24")
            }
            .gaugeStyle(.accessoryCircular)
        }
        Fixture("gauges/accessory-circular-tint-gradient", 60, 60) {
            Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
        }
        Fixture("gauges/accessory-circular-capacity", 60, 60) {
            Gauge(value: 0.4) { Text("40") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
        }
        Fixture("gauges/accessory-circular-capacity-empty", 60, 60) {
            Gauge(value: 0) { Text("0") }.gaugeStyle(.accessoryCircularCapacity)
        }
        Fixture("gauges/accessory-linear", 60, 20) { Gauge(value: 0.6) { Text("A") }.gaugeStyle(.accessoryLinear) }
        Fixture("gauges/accessory-linear-bounds", 120, 24) {
            Gauge(value: 0.6) {
                Text("A")
            } currentValueLabel: {
                Text("6")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
            .gaugeStyle(.accessoryLinear)
        }
        Fixture("gauges/accessory-linear-tint-gradient", 60, 20) {
            Gauge(value: 0.3) { Text("A") }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red]))
        }
        Fixture("gauges/accessory-linear-capacity", 100, 40) {
            Gauge(value: 0.6) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)
        }
    }
}
