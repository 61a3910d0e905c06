import SwiftUI

extension Fixture {
    @FixtureList static var toggles: [Fixture] {
        // The label leads, the switch trails: 63 × 28 points since iOS 26 (apple-metrics §3).
        Fixture("toggles/on", 90, 36) { Toggle(isOn: .constant(true)) { Color.blue.frame(width: 10, height: 10) } }
        Fixture("toggles/off", 90, 36) { Toggle("", isOn: .constant(false)).labelsHidden() }
        Fixture("toggles/off-dark", 90, 36, scheme: .dark) {
            Toggle("", isOn: .constant(false)).labelsHidden().padding(4).background(Color.black)
        }
        Fixture("toggles/tinted", 90, 36) { Toggle("", isOn: .constant(true)).labelsHidden().tint(.purple) }
        Fixture("toggles/style-tint-wins", 90, 36) {
            Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(SwitchToggleStyle(tint: .orange)).tint(.red)
        }
        Fixture("toggles/disabled", 90, 36) { Toggle("", isOn: .constant(true)).labelsHidden().disabled(true) }
        Fixture("toggles/title", 120, 36) { Toggle("Wi-Fi", isOn: .constant(true)) }
        Fixture("toggles/title-and-symbol", 160, 36) {
            Toggle("Alarm", systemImage: "alarm", isOn: .constant(false))
        }
        Fixture("toggles/right-to-left", 90, 36) {
            Toggle(isOn: .constant(true)) { Color.blue.frame(width: 10, height: 10) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("toggles/at-its-ideal-width", 100, 36) {
            Toggle(isOn: .constant(true)) { Color.blue.frame(width: 10, height: 10) }.fixedSize()
        }
        Fixture("toggles/button-on", 80, 44) { Toggle("Lamp", isOn: .constant(true)).toggleStyle(.button) }
        Fixture("toggles/button-off", 80, 44) { Toggle("Lamp", isOn: .constant(false)).toggleStyle(.button) }
    }
}
