import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Color effects by numbers worked out by hand. Like the CSS filters that Core Animation's serve, they act on
/// gamma-encoded sRGB that is not premultiplied.
@Suite("Color effects") @MainActor
struct ColorEffectTests {
    /// 0.8, 0.4, 0.2: a luma of 0.2126 · 0.8 + 0.7152 · 0.4 + 0.0722 · 0.2 = 0.4706.
    private static let brown = Color(red: 0.8, green: 0.4, blue: 0.2)

    private func expect<V: View>(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255,
        _ location: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
    ) throws {
        let color = try Stage(4, 4, scale: 1).draw(view())[2, 2]
        for (level, expected) in zip(
            [color.red, color.green, color.blue, color.alpha], [red, green, blue, alpha])
        {
            // Of what is half there a level of 255 is two.
            #expect(abs(Double(level) - expected) <= (alpha == 255 ? 1 : 2), "\(color)", sourceLocation: location)
        }
    }

    @Test("Brightness is added, contrast spreads about the middle")
    func brightnessAndContrast() throws {
        try expect(229.5, 127.5, 76.5) { Self.brown.brightness(0.1) }
        try expect(178.5, 76.5, 25.5) { Self.brown.brightness(-0.1) }
        try expect(165.75, 114.75, 89.25) { Self.brown.contrast(0.5) }
        try expect(255, 76.5, 0) { Self.brown.contrast(2) }
    }

    @Test("Saturation and grey go by the Rec. 709 luma")
    func saturation() throws {
        try expect(120, 120, 120) { Self.brown.saturation(0) }
        try expect(255, 84, 0) { Self.brown.saturation(2) }
        try expect(162, 111, 85.5) { Self.brown.grayscale(0.5) }
        try expect(120, 120, 120) { Self.brown.grayscale(1) }
    }

    @Test("A hue turns about the grey axis: by 180° red becomes -0.574 r + 1.43 g + 0.144 b")
    func hue() throws {
        try expect(36.1, 138.1, 189.1) { Self.brown.hueRotation(.degrees(180)) }
        try expect(204, 102, 51) { Self.brown.hueRotation(.degrees(360)) }
    }

    @Test("Inverting and multiplying")
    func invertAndMultiply() throws {
        try expect(51, 153, 204) { Self.brown.colorInvert() }
        try expect(51, 153, 204, 127.5) { Self.brown.opacity(0.5).colorInvert() }
        try expect(204, 51, 0) { Self.brown.colorMultiply(Color(red: 1, green: 0.5, blue: 0)) }
        try expect(204, 102, 51, 127.5) { Self.brown.colorMultiply(.white.opacity(0.5)) }
    }

    @Test("Luma becomes opacity, and counts by half where the color was half there")
    func luminance() throws {
        try expect(0, 0, 0, 120) { Self.brown.luminanceToAlpha() }
        try expect(0, 0, 0, 60) { Self.brown.opacity(0.5).luminanceToAlpha() }
    }

    @Test("A mode set before the view fades still meets what lies below: half of (204, 102, 51) × (0.5, 1, 0)")
    func fadedBlend() throws {
        let above = Color(red: 0.5, green: 1, blue: 0)
        // (1 - 0.5) c + 0.5 c s
        try expect(153, 102, 25.5) {
            ZStack {
                Self.brown; above.blendMode(.multiply).opacity(0.5)
            }
        }
        try expect(153, 102, 25.5) {
            ZStack {
                Self.brown; above.opacity(0.5).blendMode(.multiply)
            }
        }
        // A group keeps the mode inside: 0.5 c + 0.5 s
        try expect(165.75, 178.5, 25.5) {
            ZStack {
                Self.brown; above.blendMode(.multiply).compositingGroup().opacity(0.5)
            }
        }
    }
}
