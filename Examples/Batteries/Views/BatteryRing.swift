import SwiftUI
import WidgetKit

/// The charge as a ring around the device; a bolt interrupts it while the device charges.
struct BatteryRing: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let device: Device

    var body: some View {
        GeometryReader { geometry in
            let width = min(geometry.size.width, geometry.size.height), line = width * 0.11
            ZStack {
                ring(line)
                Image(systemName: device.kind.symbolName)
                    .font(.system(size: width * 0.38))
                    .foregroundStyle(.primary)
                if device.isCharging {
                    Image(systemName: "bolt.fill")
                        .font(.system(size: width * 0.22, weight: .bold))
                        .foregroundStyle(color)
                        .widgetAccentable()
                        .offset(y: (line - width) / 2)
                }
            }
            .frame(width: width, height: width)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(device.kind.name))
        .accessibilityValue(Text(device.level, format: .percent.precision(.fractionLength(0))))
    }

    private func ring(_ line: CGFloat) -> some View {
        ZStack {
            Circle()
                .strokeBorder(.primary.opacity(0.14), lineWidth: line)
            Circle()
                .inset(by: line / 2)
                .trim(from: 0, to: device.level)
                .stroke(color, style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .widgetAccentable()
        }
        .mask {
            // Room for the bolt at the top of the ring.
            Rectangle()
                .overlay(alignment: .top) {
                    Capsule()
                        .frame(width: line * 2.6, height: line * 3)
                        .offset(y: -line)
                        .blendMode(.destinationOut)
                        .opacity(device.isCharging ? 1 : 0)
                }
                .compositingGroup()
        }
    }

    private var color: Color {
        guard renderingMode == .fullColor else { return .white }
        return device.isLow ? .low : .charged
    }
}
