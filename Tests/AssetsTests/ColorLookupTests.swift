import Assets
import DisplayList
import Foundation
import TestSupport
import Testing

@Suite struct ColorLookupTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func color(_ json: String, traits: AssetTraits = AssetTraits()) throws -> AssetColor? {
        try sandbox.writeColorSet("A.xcassets/c.colorset", json)
        return AssetLibrary(directories: [sandbox.folder]).color(named: "c", traits: traits)
    }

    private func components(_ json: String) throws -> [Float] {
        guard case .resolved(let color)? = try color(json) else { return [] }
        return [color.red, color.green, color.blue, color.alpha]
    }

    private func expect(_ json: String, gives expected: [Float], within tolerance: Float = 0.00001) throws {
        let found = try components(json)
        #expect(found.count == 4)
        for (found, expected) in zip(found, expected) {
            #expect(abs(found - expected) <= tolerance, "\(found) is not \(expected)")
        }
    }

    /// Xcode's template has such a set for the accent color, and the sources may declare what it would be called.
    @Test func anEmptySetHasNoSymbol() throws {
        try sandbox.writeColorSet("A.xcassets/Empty.colorset", #"{"idiom": "universal"}"#)
        try sandbox.writeColorSet("A.xcassets/Full.colorset", #"{"color": {"reference": "systemBlueColor"}}"#)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.catalogColorNames == ["Full"] && library.colorNames == ["Empty", "Full"])
    }

    /// Sources that name it compile, and a finding says what is wrong.
    @Test func aDamagedSetHasASymbol() throws {
        try sandbox.writeColorSet("A.xcassets/Torn.colorset", #"{"color": {"reference": "systemBlueColor"}}"#)
        let file = sandbox.folder.appendingPathComponent("A.xcassets/Torn.colorset/Contents.json")
        try Data(contentsOf: file).prefix(40).write(to: file)
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.catalogColorNames == ["Torn"])
        #expect(library.findings.contains { $0.message.contains("Torn.colorset/Contents.json") })
    }

    /// How a component is written in JSON, and the fraction that it stands for.
    static let componentForms: [(String, Float)] = [
        (#""0.500""#, 0.5), (#""128""#, 128.0 / 255), (#""0xFF""#, 1), (#""0x80""#, 128.0 / 255),
        (#""1""#, 1.0 / 255), (#""1.000""#, 1), ("0.25", 0.25), ("255", 1), ("1", 1), (##""#40""##, 64.0 / 255)
    ]

    @Test(arguments: componentForms)
    func readsEveryFormOfAComponent(form: String, value: Float) throws {
        let components = #"{"red": \#(form), "green": "0.0", "blue": "0", "alpha": "1.000"}"#
        try expect(#"{"color": {"color-space": "srgb", "components": \#(components)}}"#, gives: [value, 0, 0, 1])
    }

    @Test func readsHexadecimalColors() throws {
        try expect(##"{"color": {"components": "#336699"}}"##, gives: [0.2, 0.4, 0.6, 1])
        try expect(##"{"color": {"components": "33669980"}}"##, gives: [0.2, 0.4, 0.6, 128 / 255])
    }

    @Test func alphaIsAFractionEvenWithoutAPoint() throws {
        try expect(
            #"{"color": {"components": {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1"}}}"#,
            gives: [0.1, 0.2, 0.3, 1])
    }

    /// CSS Color 4's sample values: the P3 red is sRGB (1.0930, −0.2267, −0.1501).
    @Test func displayP3KeepsWhatSRGBCannotShow() throws {
        let red = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
        try expect(
            #"{"color": {"color-space": "display-p3", "components": \#(red)}}"#,
            gives: [1.0930, -0.2267, -0.1501, 1], within: 0.0001)
        let white = #"{"red": "1.000", "green": "1.000", "blue": "1.000"}"#
        try expect(
            #"{"color": {"color-space": "display-p3", "components": \#(white)}}"#,
            gives: [1, 1, 1, 1], within: 0.0001)
    }

    @Test func readsGrayAndLinearSpaces() throws {
        try expect(
            #"{"color": {"color-space": "extended-gray", "components": {"white": "0.5", "alpha": "0.5"}}}"#,
            gives: [0.5, 0.5, 0.5, 0.5])
        try expect(
            #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5"}}}"#,
            gives: [0.5029, 0.5029, 0.5029, 1], within: 0.001)
        try expect(
            """
            {"color": {"color-space": "extended-linear-srgb",
             "components": {"red": "0.214041", "green": "1.0", "blue": "0.0"}}}
            """,
            gives: [0.5, 1, 0, 1], within: 0.0001)
    }

    @Test func systemColorsStayNames() throws {
        #expect(try color(#"{"color": {"platform": "ios", "reference": "labelColor"}}"#) == .system("labelColor"))
    }

    @Test func choosesByAppearanceAndIdiom() throws {
        let json = """
            {"idiom": "universal", "color": {"reference": "any"}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"}],
             "color": {"reference": "light"}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"reference": "dark"}},
            {"idiom": "ipad", "color": {"reference": "pad"}}
            """
        #expect(try color(json, traits: AssetTraits()) == .system("light"))
        #expect(try color(json, traits: AssetTraits(dark: true)) == .system("dark"))
        #expect(try color(json, traits: AssetTraits(dark: true, idiom: .pad)) == .system("pad"))
    }

    @Test func dataSetsGiveTheirBytes() throws {
        try sandbox.write(
            "A.xcassets/d.dataset/Contents.json", #"{"data": [{"filename": "d.json", "idiom": "universal"}]}"#)
        try sandbox.write("A.xcassets/d.dataset/d.json", "[1]")
        let library = AssetLibrary(directories: [sandbox.folder])
        #expect(library.data(named: "d") == Data("[1]".utf8))
        #expect(library.data(named: "e") == nil)
    }
}
