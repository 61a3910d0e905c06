import SwiftUI

extension Fixture {
    private static var palette: [(name: String, color: Color)] {
        [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("gray", .gray)
        ]
    }

    @FixtureList static var colors: [Fixture] {
        for scheme in [ColorScheme.light, .dark] {
            Fixture("paint/palette-\(scheme)", 52, 8, scheme: scheme) {
                HStack(spacing: 0) { ForEach(palette, id: \.name) { $0.color } }
            }
            Fixture("paint/label-levels-\(scheme)", 40, 10, scheme: scheme) {
                HStack(spacing: 0) {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.secondary)
                    Rectangle().fill(.tertiary)
                    Rectangle().fill(.quaternary)
                }
                .background(scheme == .dark ? Color.black : .white)
            }
            Fixture("paint/fills-\(scheme)", 40, 10, scheme: scheme) {
                HStack(spacing: 0) {
                    Rectangle().fill(.fill)
                    Rectangle().fill(.fill.secondary)
                    Rectangle().fill(.fill.tertiary)
                    Rectangle().fill(.fill.quaternary)
                }
                .background(scheme == .dark ? Color.black : .white)
            }
            Fixture("paint/primary-and-secondary-colors-\(scheme)", 20, 10, scheme: scheme) {
                HStack(spacing: 0) {
                    Color.primary; Color.secondary
                }.background(scheme == .dark ? Color.black : .white)
            }
            Fixture("paint/background-style-\(scheme)", 12, 12, scheme: scheme) { Rectangle().fill(.background) }
            Fixture("paint/separator-\(scheme)", 12, 12, scheme: scheme) {
                Rectangle().fill(.separator).background(scheme == .dark ? Color.black : .white)
            }
        }
        Fixture("paint/color-scheme-of-a-subtree", 20, 10) {
            HStack(spacing: 0) {
                Color.blue; Color.blue.environment(\.colorScheme, .dark)
            }
        }
        // layout-truths row 55: white at 0.6 over black is 0x99, and 0.8, 0.5 and 0.22 nest to 0xCC, 0x66 and 0x88.
        Fixture("paint/opacity-is-not-linear-light", 20, 10) {
            HStack(spacing: 0) {
                Color.white.opacity(0.6); Color.white.opacity(0.8)
            }.background(Color.black)
        }
        Fixture("paint/color-opacity-multiplies", 20, 10) {
            HStack(spacing: 0) {
                Color.red.opacity(0.5).opacity(0.5); Color.red.opacity(0.25)
            }
        }
        Fixture("paint/hsb", 24, 8) {
            HStack(spacing: 0) {
                ForEach(0..<6) { Color(hue: Double($0) / 6, saturation: 0.8, brightness: 0.9) }
            }
        }
        Fixture("paint/rgb-white-and-display-p3", 24, 8) {
            HStack(spacing: 0) {
                Color(red: 0.2, green: 0.4, blue: 0.6)
                Color(white: 0.5)
                Color(.displayP3, red: 0.9, green: 0.2, blue: 0.2)
                Color(.sRGBLinear, white: 0.5)
            }
        }
        Fixture("paint/mix", 12, 8) { Color.red.mix(with: .blue, by: 0.5) }
        Fixture("paint/missing-named-color-is-clear", 12, 8, findings: ["color-missing"]) { Color("Nowhere") }
    }
}
