import SwiftUI
import WidgetKit

/// The charges as each family shows them.
struct BatteriesView: View {
    @Environment(\.widgetFamily) private var family
    let entry: BatteriesEntry

    var body: some View {
        switch family {
        case .accessoryInline: InlineBattery(device: entry.selected)
        case .accessoryCircular: CircularBattery(device: entry.selected)
        case .accessoryRectangular: RectangularBatteries(devices: entry.devices)
        case .systemSmall: SmallBatteries(devices: entry.devices)
        case .systemMedium: MediumBatteries(devices: entry.devices)
        default: LargeBatteries(devices: entry.devices)
        }
    }
}

/// Four rings, two by two.
private struct SmallBatteries: View {
    let devices: [Device]

    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach([0, 2], id: \.self) { row in
                GridRow {
                    ForEach(devices[row..<row + 2]) { BatteryRing(device: $0) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Four rings in a row, with their charge in figures.
private struct MediumBatteries: View {
    let devices: [Device]

    var body: some View {
        HStack(spacing: 20) {
            ForEach(devices) { device in
                VStack(spacing: 8) {
                    BatteryRing(device: device)
                    BatteryLevel(device: device)
                        .font(.title3.weight(.medium))
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A line for each device.
private struct LargeBatteries: View {
    let devices: [Device]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(devices) { device in
                HStack(spacing: 16) {
                    BatteryRing(device: device)
                        .frame(width: 52, height: 52)
                    Text(device.kind.name)
                        .font(.body)
                        .lineLimit(2)
                        .accessibilityHidden(true)
                    Spacer(minLength: 8)
                    BatteryLevel(device: device)
                        .font(.title3.weight(.medium))
                }
                .frame(maxHeight: .infinity)
                .overlay(alignment: .top) {
                    if device.id != devices.first?.id { Divider() }
                }
            }
        }
        .padding(.vertical, -8)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}

struct BatteryLevel: View {
    let device: Device

    var body: some View {
        Text(device.level, format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
            .lineLimit(1)
            .accessibilityHidden(true)
    }
}
