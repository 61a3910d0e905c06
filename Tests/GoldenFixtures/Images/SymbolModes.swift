import DisplayList
import SwiftUI
import WidgetKit

extension Fixture {
    /// Symbols whose layers are painted one by one.
    @FixtureList static var symbolModes: [Fixture] {
        let layered = [
            "cloud.sun.rain.fill", "person.3.fill", "battery.50", "exclamationmark.triangle.fill", "thermometer.medium",
            "calendar.badge.plus", "bell.badge.fill", "xmark.circle.fill", "person.crop.circle", "square.and.arrow.up"
        ]
        for name in layered {
            Fixture("symbol-modes/hierarchical-\(name)", 34, 30) {
                Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.purple)
            }
            Fixture("symbol-modes/palette-\(name)", 34, 30) {
                Image(systemName: name).foregroundStyle(.blue, .orange, .green)
            }
        }
        for name in layered + ["heart.fill", "trash", "plus.circle.fill", "star", "cloud.bolt.rain.fill"] {
            Fixture("symbol-modes/multicolor-\(name)", 34, 30) {
                ZStack {
                    Color(white: 0.8)
                    Image(systemName: name).symbolRenderingMode(.multicolor)
                }
            }
        }
        Fixture("symbol-modes/a-palette-of-two-paints-the-third-layer-in-the-second", 34, 30) {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.blue, .orange)
        }
        Fixture("symbol-modes/a-palette-of-one-fades", 34, 30) {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.blue)
        }
        Fixture("symbol-modes/monochrome-wins-over-several-styles", 34, 30) {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome).foregroundStyle(.blue, .orange)
        }
        Fixture("symbol-modes/the-image-wins-over-the-environment", 34, 30) {
            Group { Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical) }
                .symbolRenderingMode(.monochrome)
        }
        Fixture("symbol-modes/hierarchical-of-the-label-colour", 34, 30) {
            Image(systemName: "person.3.fill").symbolRenderingMode(.hierarchical)
        }
        Fixture("symbol-modes/multicolor-without-colours-is-the-foreground", 34, 30) {
            Image(systemName: "pencil").symbolRenderingMode(.multicolor).foregroundStyle(.red)
        }
        Fixture("symbol-modes/translucent-layers-are-not-laid-twice", 34, 30) {
            Image(systemName: "person.2.fill").foregroundStyle(.black.opacity(0.4))
        }
        Fixture("symbol-modes/secondary-is-no-palette", 34, 30) {
            Image(systemName: "person.3.fill").foregroundStyle(.secondary)
        }
        Fixture("symbol-modes/gradient-fill", 34, 30) {
            Image(systemName: "heart.fill").symbolColorRenderingMode(.gradient).foregroundStyle(.blue)
        }
        Fixture("symbol-modes/palette-of-gradients", 34, 30) {
            Image(systemName: "person.2.fill")
                .foregroundStyle(
                    LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing), .gray)
        }
        Fixture("symbol-modes/vibrant-keeps-layers-and-holes", 64, 30, scheme: .dark, pass: .vibrant) {
            HStack {
                Image(systemName: "person.3.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "xmark.circle.fill")
            }
            .foregroundStyle(.white)
        }
        Fixture(
            "symbol-modes/accented-keeps-layers-and-holes", 64, 30, scheme: .dark,
            pass: .accented(tint: .init(rgb: 255, 141, 40))
        ) {
            HStack {
                Image(systemName: "person.3.fill").symbolRenderingMode(.hierarchical).widgetAccentable()
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor)
            }
            .foregroundStyle(.white)
        }
        Fixture("symbol-modes/hierarchical-in-text", 50, 26) {
            Text("\(Image(systemName: "person.2.fill")) 2").symbolRenderingMode(.hierarchical)
        }
    }

    /// Symbols whose layers fade above a value.
    @FixtureList static var symbolValues: [Fixture] {
        for name in [
            "wifi", "speaker.wave.3.fill", "cellularbars", "chart.bar.fill", "antenna.radiowaves.left.and.right"
        ] {
            for value in [0, 0.34, 0.6, 1] {
                Fixture("symbol-values/\(name)-\(value)", 34, 28) {
                    Image(systemName: name, variableValue: value)
                }
            }
        }
        Fixture("symbol-values/hierarchical", 34, 28) {
            Image(systemName: "speaker.wave.3.fill", variableValue: 0.5).symbolRenderingMode(.hierarchical)
        }
        Fixture("symbol-values/a-symbol-without-steps-ignores-it", 34, 28) {
            Image(systemName: "heart.fill", variableValue: 0.2)
        }
    }
}
