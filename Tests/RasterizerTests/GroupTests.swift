import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Groups")
struct GroupTests {
    private static let backdrop = ResolvedColor(rgb: 204, 102, 51)
    private static let source = ResolvedColor(rgb: 77, 153, 230)

    private static func components(_ color: ResolvedColor) -> [Double] {
        [color.red, color.green, color.blue].map { Double(($0 * 255).rounded()) / 255 }
    }

    /// The separable modes by their published formulas (CSS Compositing and Blending 1), opaque on opaque.
    private static func blended(_ mode: LayerBlendMode, _ b: Double, _ s: Double) -> Double? {
        func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
        switch mode {
        case .normal, .sourceAtop: return s
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
        case .destinationOver: return b
        case .destinationOut, .xor: return 0
        case .plusLighter: return min(1, b + s)
        case .plusDarker: return max(0, b + s - 1)
        case .hue, .saturation, .color, .luminosity: return nil
        }
    }

    @Test("Every separable blend mode follows its formula within 1/255", arguments: LayerBlendMode.allCases)
    func blendModes(mode: LayerBlendMode) throws {
        let bitmap = try Drawing.bitmap(
            2, 2,
            [
                .fill(Drawing.rect(0, 0, 2, 2), .color(Self.backdrop)),
                .group(DisplayGroup([.fill(Drawing.rect(0, 0, 2, 2), .color(Self.source))], blendMode: mode))
            ])
        let pixel = bitmap[0, 0]
        #expect(pixel.alpha == (mode == .destinationOut || mode == .xor ? 0 : 255))
        for (index, level) in [pixel.red, pixel.green, pixel.blue].enumerated() {
            let b = Self.components(Self.backdrop)[index], s = Self.components(Self.source)[index]
            if let expected = Self.blended(mode, b, s) {
                #expect(abs(Double(level) - expected * 255) <= 1.01, "\(mode) channel \(index)")
            }
        }
    }

    @Test("Luminosity takes the luma of the layer and color its hue: luma 0.3, 0.59, 0.11 as published")
    func hslModes() throws {
        func luma(_ pixel: UInt32) -> Double {
            0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
        }
        func draw(_ mode: LayerBlendMode) throws -> UInt32 {
            try Drawing.bitmap(
                1, 1,
                [
                    .fill(Drawing.rect(0, 0, 1, 1), .color(Self.backdrop)),
                    .group(DisplayGroup([.fill(Drawing.rect(0, 0, 1, 1), .color(Self.source))], blendMode: mode))
                ])[0, 0]
        }
        let backdrop = try draw(.destinationOver), source = try draw(.normal)
        #expect(abs(luma(try draw(.luminosity)) - luma(source)) < 1.5)
        #expect(abs(luma(try draw(.color)) - luma(backdrop)) < 1.5)
        #expect(abs(luma(try draw(.hue)) - luma(backdrop)) < 1.5)
        #expect(abs(luma(try draw(.saturation)) - luma(backdrop)) < 1.5)
    }

    @Test("Items under one antialiased clip do not shine through along its edge")
    func clipFringe() throws {
        let circle = DisplayGroup.Clip(.ellipse(CGRect(x: 2.3, y: 2.3, width: 15.4, height: 15.4)))
        let items: [DisplayItem] = [
            .fill(Drawing.rect(0, 0, 20, 20), .color(.black)), .fill(Drawing.rect(0, 0, 20, 20), .color(.white))
        ]
        // On a blank canvas the clip is cut afterwards, on white it needs a layer, on a layer it is cut again.
        let blank = try Drawing.bitmap(20, 20, [.group(DisplayGroup(items, clip: circle))])
        let layer = try Drawing.bitmap(
            20, 20,
            [
                .fill(Drawing.rect(0, 0, 20, 20), .color(.white)), .group(DisplayGroup(items, clip: circle))
            ])
        for y in 0..<20 {
            for x in 0..<20 {
                #expect(abs(blank[x, y].red - blank[x, y].alpha) <= 1)
                #expect(layer[x, y].red >= 254)
            }
        }
        #expect(blank[10, 10].alpha == 255 && blank[0, 0].alpha == 0)
    }

    @Test("A mask cuts by alpha, and opacity applies once to overlapping items")
    func maskAndOpacity() throws {
        let items: [DisplayItem] = [
            .fill(Drawing.rect(0, 0, 4, 4), .color(.white)), .fill(Drawing.rect(0, 0, 4, 4), .color(.white))
        ]
        let bitmap = try Drawing.bitmap(
            4, 4,
            [
                .group(
                    DisplayGroup(
                        items, opacity: 0.5,
                        mask: [
                            .fill(
                                Drawing.rect(0, 0, 2, 4), .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
                        ]))
            ])
        #expect(abs(bitmap[0, 0].alpha - 64) <= 1)
        #expect(bitmap[3, 0].alpha == 0)
    }

    @Test("A color matrix works on colors that are not premultiplied")
    func colorMatrix() throws {
        let invert = ColorMatrix(rows: [[-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0]])
        let bitmap = try Drawing.bitmap(
            1, 1,
            [
                .group(
                    DisplayGroup(
                        [
                            .fill(
                                Drawing.rect(0, 0, 1, 1), .color(ResolvedColor(red: 1, green: 0, blue: 0.5, alpha: 0.5))
                            )
                        ],
                        effects: [.colorMatrix(invert)]))
            ])
        let pixel = bitmap[0, 0]
        #expect(pixel.red == 0)
        #expect(abs(pixel.green - 128) <= 1)
        #expect(abs(pixel.blue - 64) <= 1)
    }
}
