import DisplayList
import Geometry
import Rasterizer
import Testing

/// Blend modes where both sides are translucent, by the formulas of CSS Compositing and Blending 1 and, for the last
/// two, of Core Graphics.
@Suite("Translucent blending")
struct BlendTests {
    private struct Layer {
        var color: [Double]
        var alpha: Double

        var resolved: ResolvedColor {
            ResolvedColor(red: Float(color[0]), green: Float(color[1]), blue: Float(color[2]), alpha: Float(alpha))
        }
    }

    private static let backdrop = Layer(color: [0.8, 0.4, 0.2], alpha: 0.5)
    private static let source = Layer(color: [0.3, 0.6, 0.9], alpha: 0.6)

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    /// B(cb, cs) of one channel.
    private static func separable(_ mode: LayerBlendMode, _ b: Double, _ s: Double) -> Double? {
        switch mode {
        case .normal: return s
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return hardLight(b, s)
        case .softLight:
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return nil
        }
    }

    private static func luma(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func withLuma(_ c: [Double], _ target: Double) -> [Double] {
        let shifted = c.map { $0 + target - luma(c) }
        let l = luma(shifted), low = shifted.min()!, high = shifted.max()!
        return shifted.map { value in
            var value = value
            if low < 0 { value = l + (value - l) * l / (l - low) }
            if high > 1 { value = l + (value - l) * (1 - l) / (high - l) }
            return value
        }
    }

    private static func withSaturation(_ c: [Double], _ target: Double) -> [Double] {
        let low = c.min()!, high = c.max()!
        return c.map { high > low ? ($0 - low) * target / (high - low) : 0 }
    }

    private static func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private static func nonSeparable(_ mode: LayerBlendMode, _ b: [Double], _ s: [Double]) -> [Double]? {
        switch mode {
        case .hue: withLuma(withSaturation(s, saturation(b)), luma(b))
        case .saturation: withLuma(withSaturation(b, saturation(s)), luma(b))
        case .color: withLuma(s, luma(b))
        case .luminosity: withLuma(b, luma(s))
        default: nil
        }
    }

    /// Premultiplied components and alpha.
    private static func expected(_ mode: LayerBlendMode) -> (color: [Double], alpha: Double) {
        let (b, s) = (backdrop.color, source.color), (ab, a) = (backdrop.alpha, source.alpha)
        func both(_ result: (Double, Double) -> Double) -> [Double] { zip(b, s).map { result($0, $1) } }
        switch mode {
        case .sourceAtop: return (both { $1 * a * ab + $0 * ab * (1 - a) }, ab)
        case .destinationOver: return (both { $0 * ab + $1 * a * (1 - ab) }, ab + a * (1 - ab))
        case .destinationOut: return (both { b, _ in b * ab * (1 - a) }, ab * (1 - a))
        case .xor: return (both { $1 * a * (1 - ab) + $0 * ab * (1 - a) }, a * (1 - ab) + ab * (1 - a))
        case .plusLighter: return (both { min(1, $0 * ab + $1 * a) }, min(1, a + ab))
        // Distances from white add up.
        case .plusDarker: return (both { max(0, min(1, a + ab) - (a - $1 * a) - (ab - $0 * ab)) }, min(1, a + ab))
        default:
            let mixed = nonSeparable(mode, b, s) ?? both { separable(mode, $0, $1) ?? .nan }
            return (
                (0..<3).map { s[$0] * a * (1 - ab) + b[$0] * ab * (1 - a) + a * ab * mixed[$0] }, a + ab - a * ab
            )
        }
    }

    @Test("Every mode on a translucent backdrop is within 2/255 of its formula", arguments: LayerBlendMode.allCases)
    func translucent(mode: LayerBlendMode) throws {
        let bitmap = try Drawing.bitmap(
            2, 2,
            [
                .fill(Drawing.rect(0, 0, 2, 2), .color(Self.backdrop.resolved)),
                .group(DisplayGroup([.fill(Drawing.rect(0, 0, 2, 2), .color(Self.source.resolved))], blendMode: mode))
            ])
        let (color, alpha) = Self.expected(mode), pixel = bitmap[0, 0]
        #expect(abs(Double(pixel.alpha) - alpha * 255) <= 2, "\(mode) alpha")
        for (level, expected) in zip([pixel.red, pixel.green, pixel.blue], color) {
            #expect(abs(Double(level) - expected * 255) <= 2, "\(mode): \(level), not \(expected * 255)")
        }
    }

    @Test("Every mode leaves what lies beside the layer, and nothing lies below a blend on nothing")
    func surroundings() throws {
        for mode in LayerBlendMode.allCases {
            let bitmap = try Drawing.bitmap(
                4, 1,
                [
                    .fill(Drawing.rect(0, 0, 2, 1), .color(Self.backdrop.resolved)),
                    .group(
                        DisplayGroup([.fill(Drawing.rect(1, 0, 2, 1), .color(Self.source.resolved))], blendMode: mode))
                ])
            #expect(bitmap[0, 0].alpha == 128, "\(mode)")
            #expect(bitmap[3, 0] == 0, "\(mode)")
            let keepsNothing = mode == .sourceAtop || mode == .destinationOut
            #expect(bitmap[2, 0].alpha == (keepsNothing ? 0 : 153), "\(mode)")
        }
    }
}
