import DisplayList
import SwiftUI
import SwiftUICore
import WidgetKit

extension Fixture {
    @FixtureList static var accentedViews: [Fixture] {
        Fixture(accented: "text", 40, 16) { Text("Aa").foregroundStyle(.red).font(.system(size: 12)) }
        Fixture(accented: "text-in-group", 40, 16) {
            Text("Aa").foregroundStyle(.red).font(.system(size: 12)).widgetAccentable()
        }
        Fixture(accented: "label-levels", 40, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
            }
        }
        Fixture(accented: "group-of-several", 40, 20) {
            VStack(spacing: 2) {
                Color.red
                Color.green.opacity(0.5)
            }
            .widgetAccentable()
        }
        Fixture(accented: "not-accentable", 20, 20) { Color.red.widgetAccentable(false) }
        // A view of an accent group stays in it.
        Fixture(accented: "false-inside-group", 40, 20) {
            HStack(spacing: 0) {
                Color.red
                Color.green.widgetAccentable(false)
            }
            .widgetAccentable()
        }
        Fixture(accented: "nested-groups", 40, 20) {
            HStack(spacing: 0) {
                Color.red
                Color.green.widgetAccentable()
            }
            .widgetAccentable()
        }
        Fixture(accented: "gradient-alpha", 40, 10) {
            LinearGradient(colors: [.red, .blue.opacity(0)], startPoint: .leading, endPoint: .trailing)
        }
        Fixture(accented: "gradient-of-colors-is-flat", 40, 10) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).widgetAccentable()
        }
        Fixture(accented: "white-on-white-vanishes", 40, 20) {
            Text("Aa").font(.system(size: 12)).foregroundStyle(.white).frame(width: 40, height: 20).background(.blue)
        }
        Fixture(accented: "translucent-tile", 40, 20) {
            Text("Aa").font(.system(size: 12)).foregroundStyle(.white).frame(width: 40, height: 20)
                .background(.blue.opacity(0.2))
        }
        Fixture(accented: "group-over-tile", 40, 20) {
            Text("Aa").font(.system(size: 12)).widgetAccentable().frame(width: 40, height: 20).background(.blue)
        }
        Fixture(accented: "stroke", 20, 20) { Circle().stroke(.green, lineWidth: 3).padding(3) }
        Fixture(accented: "shadow-takes-the-color", 24, 24) {
            Circle().fill(.blue).frame(width: 10, height: 10).shadow(color: .black, radius: 3)
        }
        Fixture(accented: "color-effect-keeps-alpha", 20, 10) {
            HStack(spacing: 0) {
                Color.red; Color.red.opacity(0.4)
            }.hueRotation(.degrees(90))
        }
        Fixture(accented: "luminance-to-alpha", 40, 10) {
            HStack(spacing: 0) {
                Color.white; Color.gray; Color.black; Color.red
            }.luminanceToAlpha()
        }
        Fixture(accented: "mask-keeps-alpha", 20, 20) { Color.blue.mask { Circle().fill(.black) } }
        Fixture(accented: "blend-mode", 20, 20) {
            ZStack {
                Color.blue.opacity(0.5)
                Circle().fill(.red).blendMode(.destinationOut)
            }
            .compositingGroup()
        }
        Fixture(accented: "emoji", 30, 26) { Text("🍎") }
        Fixture(accented: "emoji-in-group", 30, 26) { Text("🍎").widgetAccentable() }
        Fixture(accented: "symbol-with-hole", 24, 24) {
            Image(systemName: "checkmark.circle.fill").font(.system(size: 18)).widgetAccentable()
        }
        Fixture(accented: "gauge", 60, 60) {
            Gauge(value: 0.6) {
                Text("A")
            } currentValueLabel: {
                Text("6")
            }.gaugeStyle(.accessoryCircularCapacity)
                .tint(.green).widgetAccentable()
        }
        Fixture(accented: "progress", 50, 10) { ProgressView(value: 0.4).tint(.red).widgetAccentable() }
        Fixture(accented: "container-background-role", 20, 20) {
            ZStack {
                Color.red.effect("background") { group, _, _ in group.role = .containerBackground }
                Circle().fill(.green).padding(5)
            }
        }
        Fixture(
            "modes/accented-kept-background", 20, 20, scheme: .dark,
            pass: .accented(tint: fixtureTint, keepsBackground: true)
        ) {
            ZStack {
                Color.red.effect("background") { group, _, _ in group.role = .containerBackground }
                Circle().fill(.green).padding(5)
            }
        }
    }

    @FixtureList static var vibrantViews: [Fixture] {
        vibrant("text-white", 40, 16) { Text("Aa").font(.system(size: 12)).foregroundStyle(.white) }
        vibrant("text-black-vanishes", 40, 16) { Text("Aa").font(.system(size: 12)).foregroundStyle(.black) }
        vibrant("text-half-white", 40, 16) { Text("Aa").font(.system(size: 12)).foregroundStyle(.white.opacity(0.5)) }
        vibrant("photo", 16, 16) { ModePicture.photo }
        vibrant("grays", 16, 16) { ModePicture.grays }
        vibrant("full-color-mode-is-accented-only", 16, 16) {
            ModePicture.photo.widgetAccentedRenderingMode(.fullColor)
        }
        vibrant("desaturated-mode-is-accented-only", 16, 16) {
            ModePicture.grays.widgetAccentedRenderingMode(.desaturated)
        }
        vibrant("accentable-changes-nothing", 40, 10) {
            HStack(spacing: 0) {
                Color.white.widgetAccentable(); Color.white.opacity(0.5)
            }
        }
        vibrant("gradient", 40, 10) {
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        }
        vibrant("gray-and-opacity-are-alike", 40, 10) {
            HStack(spacing: 0) {
                Color(white: 0.5); Color.white.opacity(0.5)
            }
        }
        vibrant("gauge", 60, 60) {
            Gauge(value: 0.6) {
                Text("A")
            } currentValueLabel: {
                Text("6")
            }.gaugeStyle(.accessoryCircular)
        }
        vibrant("template-image", 16, 16) {
            ModePicture.disc.renderingMode(.template).foregroundStyle(.white.opacity(0.6))
        }
        vibrant("shadow-of-black-vanishes", 24, 24) {
            Circle().fill(.white).frame(width: 10, height: 10).shadow(color: .black, radius: 3)
        }
        vibrant("mask", 20, 20) { Color.white.mask { Circle().fill(.black) } }
        vibrant("inverted", 40, 10) {
            HStack(spacing: 0) {
                Color.white; Color.black
            }.colorInvert()
        }
        vibrant("rectangular-background", 48, 24) {
            AccessoryWidgetBackground().environment(\.widgetFamily, .accessoryRectangular)
        }
    }

    private static func vibrant<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) -> Fixture {
        Fixture("modes/vibrant-" + name, width, height, scheme: .dark, pass: .vibrant, view: view)
    }
}
