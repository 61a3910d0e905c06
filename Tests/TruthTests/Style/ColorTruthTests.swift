import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Apple's published palettes and the labels and fills measured on its systems (apple-metrics §4).
@Suite("Colors as Apple publishes them") @MainActor
struct ColorTruthTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        var palette: SystemPalette
        var color: Color
        /// Light, dark, light and dark with increased contrast; 8-bit sRGB.
        var values: [Picture.Color]
        var testDescription: String { "apple-metrics §4: \(name), \(palette)" }

        init(_ name: String, _ palette: SystemPalette, _ color: Color, _ values: [(Int, Int, Int)]) {
            self.name = name
            self.palette = palette
            self.color = color
            self.values = values.map { Picture.Color($0.0, $0.1, $0.2) }
        }
    }

    @Test(arguments: [
        Truth("red", .ios18, .red, [(255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97)]),
        Truth("orange", .ios18, .orange, [(255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64)]),
        Truth("mint", .ios18, .mint, [(0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207)]),
        Truth("teal", .ios18, .teal, [(48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255)]),
        Truth("blue", .ios18, .blue, [(0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255)]),
        Truth("purple", .ios18, .purple, [(175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255)]),
        Truth("brown", .ios18, .brown, [(162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105)]),
        Truth("yellow", .ios18, .yellow, [(255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38)]),
        Truth("green", .ios18, .green, [(52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91)]),
        Truth("cyan", .ios18, .cyan, [(50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255)]),
        Truth("indigo", .ios18, .indigo, [(88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255)]),
        Truth("pink", .ios18, .pink, [(255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130)]),
        Truth("gray", .ios18, .gray, [(142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)]),
        Truth("red", .ios26, .red, [(255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101)]),
        Truth("orange", .ios26, .orange, [(255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86)]),
        Truth("yellow", .ios26, .yellow, [(255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67)]),
        Truth("green", .ios26, .green, [(52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104)]),
        Truth("cyan", .ios26, .cyan, [(0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255)]),
        Truth("blue", .ios26, .blue, [(0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255)]),
        Truth("indigo", .ios26, .indigo, [(97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255)]),
        Truth("purple", .ios26, .purple, [(203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255)]),
        Truth("pink", .ios26, .pink, [(255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196)]),
        Truth("gray", .ios26, .gray, [(142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)]),
        Truth("mint", .ios26, .mint, [(0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203)]),
        Truth("teal", .ios26, .teal, [(0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236)]),
        Truth("brown", .ios26, .brown, [(172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121)])
    ])
    func palette(_ truth: Truth) {
        let found = Self.appearances.map { scheme, contrast in
            color(truth.color) {
                $0.systemPalette = truth.palette
                $0.colorScheme = scheme
                $0.contrast = contrast
            }
        }
        #expect(found == truth.values)
    }

    private nonisolated static let appearances: [(ColorScheme, ColorSchemeContrast)] = [
        (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased)
    ]

    private func color(_ color: Color, _ change: (inout EnvironmentValues) -> Void) -> Picture.Color {
        var environment = EnvironmentValues()
        change(&environment)
        let resolved = color.resolve(in: environment)
        func byte(_ value: Float) -> Int { Int((value * 255).rounded()) }
        return Picture.Color(byte(resolved.red), byte(resolved.green), byte(resolved.blue), byte(resolved.opacity))
    }

    struct Style: Sendable, CustomTestStringConvertible {
        var name: String
        var style: @MainActor @Sendable () -> AnyShapeStyle
        var light: (red: Int, green: Int, blue: Int, alpha: Double)
        var dark: (red: Int, green: Int, blue: Int, alpha: Double)
        var testDescription: String { "apple-metrics §4: \(name)" }
    }

    @Test(arguments: [
        Style(name: "primary", style: { AnyShapeStyle(.primary) }, light: (0, 0, 0, 1), dark: (255, 255, 255, 1)),
        Style(
            name: "secondary", style: { AnyShapeStyle(.secondary) }, light: (60, 60, 67, 0.6),
            dark: (235, 235, 245, 0.6)),
        Style(
            name: "tertiary", style: { AnyShapeStyle(.tertiary) }, light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)),
        Style(
            name: "quaternary", style: { AnyShapeStyle(.quaternary) }, light: (60, 60, 67, 0.18),
            dark: (235, 235, 245, 0.16)),
        Style(name: "quinary", style: { AnyShapeStyle(.quinary) }, light: (0, 0, 0, 0.05), dark: (255, 255, 255, 0.05)),
        Style(name: "fill", style: { AnyShapeStyle(.fill) }, light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)),
        Style(
            name: "fill.secondary", style: { AnyShapeStyle(.fill.secondary) }, light: (120, 120, 128, 0.16),
            dark: (120, 120, 128, 0.32)),
        Style(
            name: "fill.tertiary", style: { AnyShapeStyle(.fill.tertiary) }, light: (118, 118, 128, 0.12),
            dark: (118, 118, 128, 0.24)),
        Style(
            name: "fill.quaternary", style: { AnyShapeStyle(.fill.quaternary) }, light: (116, 116, 128, 0.08),
            dark: (116, 116, 128, 0.18)),
        Style(
            name: "separator", style: { AnyShapeStyle(.separator) }, light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)),
        Style(
            name: "Color.secondary", style: { AnyShapeStyle(Color.secondary) }, light: (60, 60, 67, 0.6),
            dark: (235, 235, 245, 0.6)),
        Style(name: "background", style: { AnyShapeStyle(.background) }, light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    ])
    func semantic(_ truth: Style) throws {
        for (scheme, value) in [(ColorScheme.light, truth.light), (.dark, truth.dark)] {
            let stage = Stage(2, 2, scale: 1) { $0.colorScheme = scheme }
            guard
                case .fill(_, .color(let color), _, _)? = stage.displayList(Rectangle().fill(truth.style())).items.first
            else { Issue.record("no plain fill"); continue }
            #expect(Int((color.red * 255).rounded()) == value.red)
            #expect(Int((color.green * 255).rounded()) == value.green)
            #expect(Int((color.blue * 255).rounded()) == value.blue)
            #expect(abs(Double(color.alpha) - value.alpha) < 0.001)
        }
    }

    /// Opacities with increased contrast, in the light and in the dark.
    nonisolated static let contrastOpacities: [(name: String, level: Int, isFill: Bool, light: Float, dark: Float)] = [
        ("secondary", 1, false, 0.80, 0.70), ("tertiary", 2, false, 0.70, 0.55), ("quaternary", 3, false, 0.55, 0.40),
        ("quinary", 4, false, 0.081, 0.081), ("fill", 0, true, 0.28, 0.44), ("fill.secondary", 1, true, 0.24, 0.40),
        ("fill.tertiary", 2, true, 0.20, 0.32), ("fill.quaternary", 3, true, 0.12, 0.26)
    ]

    @Test("apple-metrics §4: labels and fills with increased contrast")
    func increasedContrast() {
        for truth in Self.contrastOpacities {
            let color = truth.isFill ? SystemColor.fill(level: truth.level) : SystemColor.label(level: truth.level)
            #expect(color.lightIncreasedContrast.alpha == truth.light, "\(truth.name)")
            #expect(color.darkIncreasedContrast.alpha == truth.dark, "\(truth.name)")
        }
    }
}
