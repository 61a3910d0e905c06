import DisplayList
import SwiftUI
import WidgetKit

extension Fixture {
    @FixtureList static var renderingModes: [Fixture] {
        // On the Lock Screen luma becomes opacity: white is opaque, black is not there.
        Fixture("widgets/vibrant-gray-levels", 40, 10, scheme: .dark, pass: .vibrant) {
            HStack(spacing: 0) {
                Color.white; Color(white: 0.5); Color(white: 0.25); Color.black
            }
        }
        Fixture("widgets/vibrant-colors", 40, 10, scheme: .dark, pass: .vibrant) {
            HStack(spacing: 0) {
                Color.red; Color.green; Color.blue; Color.yellow
            }
        }
        Fixture("widgets/vibrant-label-levels", 40, 10, scheme: .dark, pass: .vibrant) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
            }
        }
        // Of the picture, not of each view: a plate does not swallow what is written on it.
        Fixture("widgets/vibrant-dark-over-light", 40, 20, scheme: .dark, pass: .vibrant) {
            HStack(spacing: 2) {
                Text("+1").font(.system(size: 12, weight: .bold)).foregroundColor(.black)
                    .padding(2).background(Color.white, in: RoundedRectangle(cornerRadius: 4))
                Circle().fill(Color(white: 0.4)).frame(width: 8, height: 8).padding(3).background(.white.opacity(0.6))
            }
        }
        Fixture("widgets/vibrant-emoji", 30, 26, scheme: .dark, pass: .vibrant) { Text("🍎") }
        Fixture("widgets/vibrant-color-effect", 30, 10, scheme: .dark, pass: .vibrant) {
            LinearGradient(colors: [.red, .white], startPoint: .leading, endPoint: .trailing).colorInvert()
        }
        Fixture("widgets/vibrant-accessory-background", 40, 40, scheme: .dark, pass: .vibrant) {
            ZStack {
                AccessoryWidgetBackground(); Image(systemName: "star.fill")
            }
            .environment(\.widgetFamily, .accessoryCircular)
        }
        // Apple's is empty anywhere else.
        Fixture("widgets/accessory-background-elsewhere", 20, 20, scheme: .dark) {
            ZStack {
                AccessoryWidgetBackground(); Image(systemName: "star.fill")
            }
            .environment(\.widgetFamily, .systemSmall)
        }
        Fixture(
            "widgets/accented-groups", 40, 20, scheme: .dark, pass: .accented(tint: ResolvedColor(rgb: 255, 160, 0))
        ) {
            HStack(spacing: 4) {
                Circle().fill(.blue).widgetAccentable()
                Circle().fill(.blue)
            }
        }
        Fixture(
            "widgets/accented-keeps-alpha", 40, 20, scheme: .dark,
            pass: .accented(tint: ResolvedColor(rgb: 255, 160, 0))
        ) {
            HStack(spacing: 4) {
                Circle().fill(.blue.opacity(0.4)).widgetAccentable()
                Circle().fill(.blue.opacity(0.4))
            }
        }
    }
}
