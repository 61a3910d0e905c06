import DisplayList
import Foundation
import Geometry
import PackagedFonts
import Rasterizer
import Testing

@Suite("Glyphs")
struct GlyphTests {
    private static func face(_ file: String, _ variations: String = "", hasColor: Bool = false) -> FontFace {
        FontFace(
            file: file, path: PackagedFonts.facesDirectory.appendingPathComponent(file).path, variations: variations,
            hasColor: hasColor)
    }

    private func draw(
        _ font: FontFace, _ id: UInt32, size: CGFloat = 40, at place: CGPoint = CGPoint(x: 10, y: 50),
        transform: CGAffineTransform = .identity, scale: Double = 1, color: ResolvedColor = .black
    ) throws -> Bitmap {
        let run = GlyphRun(font: font, size: size, glyphs: [.init(id: id, position: place)], text: "?")
        return try Drawing.bitmap(
            64, 64, scale: scale,
            [
                .group(DisplayGroup([.glyphs(run, .color(color))], transform: transform))
            ])
    }

    /// The sum of all coverage, in whole pixels.
    private func ink(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += bitmap[x, y].alpha }
        }
        return Double(sum) / 255
    }

    /// The glyph of a capital letter in Inter: something with ink.
    private static let letter: UInt32 = 30

    @Test("A heavier place on the weight axis has more ink")
    func variations() throws {
        let weights = [100, 400, 700, 900]
        let inks = try weights.map { ink(try draw(Self.face("Inter.ttf", "wght=\($0)"), Self.letter)) }
        #expect(inks == inks.sorted() && inks.first! * 2 < inks.last!)
    }

    @Test("Places between pixels show, in quarters")
    func subpixels() throws {
        let font = Self.face("Inter.ttf")
        let pictures = try [10, 10.25, 10.5, 10.75, 11].map { try draw(font, Self.letter, at: CGPoint(x: $0, y: 50)) }
        for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a != b) }
        #expect(try draw(font, Self.letter, at: CGPoint(x: 10.3, y: 50)) == pictures[1])
        for y in 0..<64 {
            for x in 1..<64 { #expect(pictures[4][x, y] == pictures[0][x - 1, y]) }
        }
    }

    @Test("Ink grows with the square of the scale, and turning keeps it")
    func transforms() throws {
        let font = Self.face("Inter.ttf")
        let plain = ink(try draw(font, Self.letter))
        #expect(abs(ink(try draw(font, Self.letter, scale: 3)) / plain - 9) < 0.1)
        let turn = CGAffineTransform(translationX: -32, y: -32)
            .concatenating(CGAffineTransform(rotationAngle: 0.7)).concatenating(
                CGAffineTransform(translationX: 32, y: 32))
        #expect(abs(ink(try draw(font, Self.letter, transform: turn)) / plain - 1) < 0.02)
    }

    @Test("Glyphs too large for masks are drawn as outlines, in the same place")
    func outlines() throws {
        let font = Self.face("Inter.ttf")
        let masked = ink(try draw(font, Self.letter, size: 40, scale: 7))
        let outlined = ink(try draw(font, Self.letter, size: 40, scale: 8))
        #expect(abs(outlined / masked - 64.0 / 49) < 0.01)
    }

    @Test("Color glyphs keep their colors and take the paint's opacity")
    func emoji() throws {
        let font = Self.face("NotoColorEmoji.ttf", hasColor: true)
        let full = try draw(font, 900),
            half = try draw(font, 900, color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(ink(full) > 300)
        #expect(abs(ink(half) / ink(full) - 0.5) < 0.02)
        var colored = 0
        for y in 0..<64 {
            for x in 0..<64 where full[x, y].red > full[x, y].blue + 40 { colored += 1 }
        }
        #expect(colored > 300)
    }

    @Test("A font file that is missing is a finding")
    func missing() throws {
        let run = GlyphRun(
            font: FontFace(file: "None.ttf", path: "/None.ttf"), size: 10, glyphs: [.init(id: 1, position: .zero)],
            text: "x")
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: [.glyphs(run, .color(.black))])
        #expect(try Rasterizer().rasterize(list, scale: 1).findings.map(\.code.name) == ["font-unreadable"])
    }
}
