import SwiftUI

/// Shadows, blurs and color effects.
extension Fixture {
    private static var rainbow: LinearGradient {
        LinearGradient(
            colors: [.red, .yellow, .green, .blue, .white, .black], startPoint: .leading, endPoint: .trailing)
    }

    @FixtureList static var filters: [Fixture] {
        Fixture("filters/shadow", 30, 30) { Color.white.frame(width: 12, height: 12).shadow(radius: 4) }
        Fixture("filters/shadow-offset-color", 30, 30) {
            Circle().fill(.blue).frame(width: 12).shadow(color: .red, radius: 1, x: 4, y: 3)
        }
        Fixture("filters/shadow-radius-zero-is-sharp", 30, 30) {
            Circle().fill(.blue).frame(width: 12).shadow(color: .red, radius: 0, x: 4, y: 3)
        }
        Fixture("filters/shadow-of-text", 40, 30) { Text("Ab").shadow(color: .blue, radius: 1, x: 1, y: 1) }
        Fixture("filters/two-shadows", 30, 30) {
            Circle().fill(.yellow).frame(width: 10)
                .shadow(color: .red, radius: 0, x: -4).shadow(color: .blue, radius: 0, y: 4)
        }
        Fixture("filters/blur", 30, 30) { Color.blue.frame(width: 14, height: 14).blur(radius: 3) }
        Fixture("filters/blur-zero", 20, 20) { Color.blue.frame(width: 10, height: 10).blur(radius: 0) }
        Fixture("filters/blur-opaque", 20, 20) {
            HStack(spacing: 0) {
                Color.red; Color.blue
            }.blur(radius: 3, opaque: true)
        }
        Fixture("filters/blur-does-not-change-layout", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.blur(radius: 2); Color.blue
            }
        }
        Fixture("filters/blur-clipped", 20, 20) {
            Color.blue.frame(width: 14, height: 14).blur(radius: 3).clipped()
        }
        Fixture("filters/brightness", 30, 8) { rainbow.brightness(0.3) }
        Fixture("filters/brightness-negative", 30, 8) { rainbow.brightness(-0.3) }
        Fixture("filters/contrast", 30, 8) { rainbow.contrast(0.4) }
        Fixture("filters/saturation", 30, 8) { rainbow.saturation(0.4) }
        Fixture("filters/saturation-above-one", 30, 8) { rainbow.saturation(2) }
        Fixture("filters/grayscale", 30, 8) { rainbow.grayscale(1) }
        Fixture("filters/hue-rotation", 30, 8) { rainbow.hueRotation(.degrees(120)) }
        Fixture("filters/color-invert", 30, 8) { rainbow.colorInvert() }
        Fixture("filters/color-multiply", 30, 8) { rainbow.colorMultiply(.yellow) }
        Fixture("filters/luminance-to-alpha", 30, 8) { rainbow.luminanceToAlpha() }
        Fixture("filters/grayscale-of-emoji", 30, 26) { Text("🍎").grayscale(1) }
    }
}
