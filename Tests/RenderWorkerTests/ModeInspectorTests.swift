import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing
import WidgetKitCore

@testable import RenderModel
@testable import RenderWorker

struct ModeInspectorTests {
    private static let canvas = CGRect(x: 0, y: 0, width: 60, height: 30)
    private static let white = ResolvedColor.white, blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private static let background = DisplayItem.fill(.rectangle(canvas), .color(blue))

    /// A word as three boxes would be drawn, which need no font.
    private static func word(_ color: ResolvedColor, opacity: Double = 1) -> DisplayItem {
        let glyphs = (0..<3).map { GlyphRun.Glyph(id: 0, position: CGPoint(x: 10 + 10 * Double($0), y: 20)) }
        let run = GlyphRun(font: FontFace(file: "none", path: "/none.ttf"), size: 12, glyphs: glyphs, text: "Word")
        // The glyphs have no font to come from; bars in their place are what is seen.
        let bars = glyphs.map { glyph in
            DisplayItem.fill(
                .rectangle(CGRect(x: glyph.position.x, y: glyph.position.y - 8, width: 5, height: 8)), .color(color))
        }
        return .group(DisplayGroup(bars + [.glyphs(run, .color(color))], opacity: opacity))
    }

    private func codes(
        _ items: [DisplayItem], _ mode: ModeName = .accented, pass: RenderingPass? = nil
    ) throws -> [String] {
        let original = DisplayList(size: Self.canvas.size, items: items)
        let list = (pass ?? (mode == .vibrant ? .vibrant : .accented(tint: Self.blue))).apply(to: original)
        let rasterizer = Rasterizer()
        let bitmap = try rasterizer.rasterize(list, scale: 2).bitmap
        return try ModeInspector(rasterizer: rasterizer, mode: mode, scale: 2).findings(original, in: bitmap).map(
            \.code.name)
    }

    @Test func textOverATileOfTheSameGroupVanishes() throws {
        #expect(try codes([Self.background, Self.word(Self.white)]) == ["content-invisible"])
    }

    @Test func anAccentedTileKeepsItVisible() throws {
        let tile = DisplayItem.group(DisplayGroup([Self.background], role: .accentable))
        #expect(try codes([tile, Self.word(Self.white)]) == [])
    }

    @Test func aTranslucentTileKeepsItVisible() throws {
        let tile = DisplayItem.fill(.rectangle(Self.canvas), .color(Self.blue.multiplyingAlpha(by: 0.3)))
        #expect(try codes([tile, Self.word(Self.white)]) == [])
    }

    @Test func aTileThatHardlyDiffersIsFaint() throws {
        let tile = DisplayItem.fill(.rectangle(Self.canvas), .color(Self.blue.multiplyingAlpha(by: 0.9)))
        #expect(try codes([tile, Self.word(Self.white)]) == ["content-faint"])
    }

    @Test func aContainerBackgroundDoesNotCount() throws {
        let background = DisplayItem.group(DisplayGroup([Self.background], role: .containerBackground))
        #expect(try codes([background, Self.word(Self.white)]) == [])
    }

    @Test func whatCannotBeSeenInFullColorIsNotTheModesFault() throws {
        #expect(try codes([Self.background, Self.word(Self.blue)]) == [])
        #expect(try codes([Self.word(Self.white, opacity: 0)]) == [])
        // Covered by what is drawn later.
        #expect(try codes([Self.word(Self.white), Self.background]) == [])
    }

    @Test func darkTextVanishesOnTheLockScreen() throws {
        #expect(try codes([Self.word(.black)], .vibrant) == ["content-invisible"])
        #expect(try codes([Self.word(ResolvedColor(red: 0.1, green: 0.1, blue: 0.1))], .vibrant) == ["content-faint"])
        #expect(try codes([Self.word(ResolvedColor(red: 0.4, green: 0.4, blue: 0.4))], .vibrant) == [])
        #expect(try codes([Self.word(Self.white.multiplyingAlpha(by: 0.5))], .vibrant) == [])
    }

    @Test func blackTextVanishesOnTheBlackDisplayOfStandBy() throws {
        let black = DisplayItem.fill(.rectangle(Self.canvas), .color(.black))
        for (color, expected) in [(ResolvedColor.black, ["content-invisible"]), (.white, [])] {
            let original = DisplayList(size: Self.canvas.size, items: [Self.word(color)])
            let rasterizer = Rasterizer()
            let shown = DisplayList(size: Self.canvas.size, items: [black] + original.items)
            let bitmap = try rasterizer.rasterize(shown, scale: 2).bitmap
            let inspector = ModeInspector(rasterizer: rasterizer, mode: .standBy, scale: 2)
            #expect(try inspector.findings(original, in: bitmap).map(\.code.name) == expected)
        }
    }

    @Test func aTextIsNamedOnce() throws {
        #expect(try codes([Self.background, Self.word(Self.white), Self.word(Self.white)]).count == 1)
    }

    private func image(_ name: String, side: Double = 24, _ pixel: (Int, Int) -> UInt32) throws -> ImageDrawing {
        let pixels = (0..<16).flatMap { y in (0..<16).map { x in pixel(x, y) } }
        let data = try PNGEncoder().encode(Bitmap(width: 16, height: 16, pixels: pixels))
        return ImageDrawing(
            image: ImageReference(name: name, content: .data(data), pixelSize: CGSize(width: 16, height: 16)),
            rect: CGRect(x: 3, y: 3, width: side, height: side))
    }

    private func photo(side: Double = 24) throws -> ImageDrawing {
        try image("photo", side: side) { x, y in 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) << 8 }
    }

    @Test func aPhotoBecomesPlain() throws {
        #expect(try codes([.image(photo())]) == ["image-becomes-plain"])
        #expect(try codes([.image(photo())], .clear) == ["image-becomes-plain"])
    }

    @Test(arguments: [DisplayGroup.Role.fullColor, .desaturated, .accentedDesaturated])
    func aPhotoWithAModeOfItsOwnDoesNot(role: DisplayGroup.Role) throws {
        #expect(try codes([.group(DisplayGroup([.image(try photo())], role: role))]) == [])
    }

    @Test func theLockScreenKeepsLightAndShade() throws {
        #expect(try codes([.image(photo())], .vibrant) == [])
    }

    @Test func iconsTemplatesAndSilhouettesAreMeantToBePlain() throws {
        #expect(try codes([.image(photo(side: 12))]) == [])
        var template = try photo()
        template.tint = .color(Self.white)
        #expect(try codes([.image(template)]) == [])
        #expect(try codes([.image(image("disc") { _, _ in 0xFFFF_0000 })]) == [])
        #expect(try codes([.image(image("logo") { x, y in x + y < 10 ? 0xFF00_0000 : 0 })]) == [])
    }

    @Test func aBrokenImageIsNobodysFault() throws {
        let drawing = ImageDrawing(
            image: ImageReference(name: "broken", content: .data(Data([1])), pixelSize: CGSize(width: 1, height: 1)),
            rect: Self.canvas)
        #expect(try codes([.image(drawing)]) == [])
    }

    @Test func darkTextOnALightTileIsSeenOnTheLockScreen() throws {
        let tile = DisplayItem.fill(.rectangle(Self.canvas), .color(Self.white))
        #expect(try codes([tile, Self.word(.black)], .vibrant) == [])
        #expect(try codes([Self.word(.black)], .vibrant) == ["content-invisible"])
    }
}
