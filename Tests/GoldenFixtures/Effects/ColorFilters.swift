import SwiftUI

/// Color effects at their ends, on translucent content and one after the other.
extension Fixture {
    private static var swatches: some View {
        HStack(spacing: 0) {
            Color.red; Color.orange.opacity(0.5); Color.green; Color.blue; Color.gray; Color.white.opacity(0.5)
        }
    }

    @FixtureList static var colorFilters: [Fixture] {
        Fixture("color-filters/unchanged", 24, 6) { swatches }
        Fixture("color-filters/brightness-full-is-white", 24, 6) { swatches.brightness(1) }
        Fixture("color-filters/contrast-zero-is-grey", 24, 6) { swatches.contrast(0) }
        Fixture("color-filters/contrast-negative-inverts", 24, 6) { swatches.contrast(-1) }
        Fixture("color-filters/contrast-above-one", 24, 6) { swatches.contrast(2) }
        Fixture("color-filters/saturation-negative", 24, 6) { swatches.saturation(-1) }
        Fixture("color-filters/grayscale-half", 24, 6) { swatches.grayscale(0.5) }
        Fixture("color-filters/hue-half-turn", 24, 6) { swatches.hueRotation(.degrees(180)) }
        Fixture("color-filters/hue-full-turn-is-none", 24, 6) { swatches.hueRotation(.degrees(360)) }
        Fixture("color-filters/invert-keeps-opacity", 24, 6) { swatches.colorInvert() }
        Fixture("color-filters/invert-twice-is-none", 24, 6) { swatches.colorInvert().colorInvert() }
        Fixture("color-filters/multiply-by-white-is-none", 24, 6) { swatches.colorMultiply(.white) }
        Fixture("color-filters/multiply-by-something-translucent", 24, 6) {
            swatches.colorMultiply(.white.opacity(0.5))
        }
        Fixture("color-filters/luminance-of-something-translucent", 24, 6) { swatches.luminanceToAlpha() }
        Fixture("color-filters/luminance-of-text-stays-smooth", 40, 24) {
            Text("Ab").bold().foregroundStyle(.white).luminanceToAlpha()
        }
        Fixture("color-filters/grey-then-tinted", 24, 6) { swatches.grayscale(1).colorMultiply(.orange) }
        Fixture("color-filters/tinted-then-grey", 24, 6) { swatches.colorMultiply(.orange).grayscale(1) }
        Fixture("color-filters/of-text", 40, 24) { Text("Ab").foregroundStyle(.red).hueRotation(.degrees(120)) }
        Fixture("color-filters/of-a-symbol-with-shadow", 30, 30) {
            Image(systemName: "star.fill").foregroundStyle(.yellow).shadow(color: .red, radius: 0, x: 3).saturation(0)
        }
        Fixture("color-filters/then-clip-and-opacity", 24, 12) {
            swatches.colorInvert().clipShape(Capsule()).opacity(0.6)
        }
    }
}
