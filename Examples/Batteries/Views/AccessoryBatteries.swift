import SwiftUI
import WidgetKit

struct CircularBattery: View {
    let device: Device

    var body: some View {
        Gauge(value: device.level) {
            Text(device.kind.name)
        } currentValueLabel: {
            Image(systemName: device.kind.symbolName)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .widgetAccentable()
        .accessibilityLabel(Text(device.kind.name))
    }
}

/// A line for each of the first three devices: what it is, a bar, a figure.
struct RectangularBatteries: View {
    let devices: [Device]

    var body: some View {
        Grid(horizontalSpacing: 6, verticalSpacing: 4) {
            ForEach(devices.prefix(3)) { device in
                GridRow {
                    Image(systemName: device.kind.symbolName)
                        .accessibilityLabel(Text(device.kind.name))
                    Gauge(value: device.level) { EmptyView() }
                        .gaugeStyle(.accessoryLinearCapacity)
                        .widgetAccentable()
                        .accessibilityHidden(true)
                    Text(device.level, format: .percent.precision(.fractionLength(0)))
                        .monospacedDigit()
                        .fixedSize()
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        .font(.system(size: 14, weight: .semibold))
    }
}

struct InlineBattery: View {
    let device: Device

    var body: some View {
        Label {
            Text("\(Text(device.kind.name)) \(device.level, format: .percent.precision(.fractionLength(0)))")
        } icon: {
            Image(systemName: device.kind.symbolName)
        }
    }
}
