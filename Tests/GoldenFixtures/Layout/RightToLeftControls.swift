import SwiftUI

extension Fixture {
    /// What is drawn from right to left, and what is not.
    @FixtureList static var rightToLeftControls: [Fixture] {
        Fixture("right-to-left/linear-progress-fills-from-the-right", 60, 12) {
            ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/circular-progress-fills-clockwise", 30, 30) {
            ProgressView(value: 0.25).progressViewStyle(.circular).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/circular-gauge-fills-clockwise", 64, 64) {
            Gauge(value: 0.25) {
                Text("T")
            } currentValueLabel: {
                Text("25")
            }
            .gaugeStyle(.accessoryCircular).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/circular-gauge-ends-stay", 64, 64) {
            Gauge(value: 0.25) {
                Text("T")
            } currentValueLabel: {
                Text("25")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("99")
            }
            .gaugeStyle(.accessoryCircular).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/capacity-gauge-fills-clockwise", 64, 64) {
            Gauge(value: 0.25) { Text("25") }
                .gaugeStyle(.accessoryCircularCapacity).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/linear-gauge-starts-at-the-right", 120, 30) {
            Gauge(value: 0.25) {
                Text("T")
            } currentValueLabel: {
                Text("25")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("99")
            }
            .gaugeStyle(.accessoryLinear).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/label-has-its-icon-at-the-right", 90, 26) {
            Label("שלום", systemImage: "star.fill").environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/forward-points-left", 80, 26) {
            HStack(spacing: 4) {
                Image(systemName: "chevron.forward")
                Image(systemName: "arrow.backward")
                Image(systemName: "list.bullet")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/left-and-right-stay", 60, 26) {
            HStack(spacing: 4) {
                Image(systemName: "chevron.left")
                Image(systemName: "arrow.right")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/forward-in-text-points-left", 60, 26) {
            Text("עוד \(Image(systemName: "chevron.forward"))").environment(\.layoutDirection, .rightToLeft)
        }
    }
}
