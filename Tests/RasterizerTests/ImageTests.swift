import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Images")
struct ImageTests {
    private func draw(
        _ image: ImageReference, _ rect: CGRect, _ interpolation: ImageDrawing.Interpolation = .medium,
        size: CGFloat = 10,
        tint: Paint? = nil, caps: CapInsets? = nil, transform: CGAffineTransform = .identity, opacity: Double = 1
    ) throws -> Bitmap {
        let drawing = ImageDrawing(
            image: image, rect: rect, interpolation: interpolation, tint: tint, capInsets: caps, opacity: opacity)
        return try Drawing.bitmap(size, size, [.group(DisplayGroup([.image(drawing)], transform: transform))])
    }

    @Test(
        "A fine checkerboard shrinks to even grey, whatever the ratio", arguments: ["low", "medium", "high"],
        [10.0, 7.3, 33])
    func shrinking(name: String, side: CGFloat) throws {
        let board = try Drawing.image(
            400, 400, (0..<160_000).map { ($0 + $0 / 400) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
        let bitmap = try draw(
            board, CGRect(x: 0, y: 0, width: side, height: side), ImageDrawing.Interpolation(rawValue: name)!, size: 40)
        for y in 1..<(Int(side) - 1) {
            for x in 1..<(Int(side) - 1) { #expect(abs(bitmap[x, y].red - 128) <= 3) }
        }
    }

    @Test("Without interpolation pixels stay squares; at its own size an image is exact")
    func exact() throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        let image = try Drawing.image(2, 2, pixels)
        let large = try draw(image, CGRect(x: 0, y: 0, width: 8, height: 8), .none)
        #expect([large[0, 0], large[7, 3], large[3, 4], large[4, 7]] == pixels)
        for interpolation in ["none", "low", "medium", "high"] {
            let same = try draw(image, CGRect(x: 3, y: 4, width: 2, height: 2), .init(rawValue: interpolation)!)
            #expect([same[3, 4], same[4, 4], same[3, 5], same[4, 5]] == pixels)
        }
    }

    @Test("Edges between pixels are covered in part")
    func partialEdges() throws {
        let image = try Drawing.image(1, 1, [0xFFFF_FFFF])
        let bitmap = try draw(image, CGRect(x: 1.25, y: 2, width: 4, height: 4))
        #expect(bitmap[1, 3].alpha == 191)
        #expect(bitmap[5, 3].alpha == 64)
        #expect(bitmap[3, 3].alpha == 255)
    }

    @Test("A template is its alpha in the tint")
    func template() throws {
        let image = try Drawing.image(2, 1, [0xFFFF_0000, 0x8000_0000])
        let bitmap = try draw(
            image, CGRect(x: 0, y: 0, width: 2, height: 1), .none,
            tint: .color(ResolvedColor(red: 0, green: 0, blue: 1)),
            opacity: 0.5)
        #expect(bitmap[0, 0].blue == 128 && bitmap[0, 0].red == 0)
        #expect(abs(bitmap[1, 0].alpha - 64) <= 1)
    }

    @Test("Caps keep their size; the middle stretches or repeats")
    func capInsets() throws {
        let (r, g, b, w): (UInt32, UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)
        let image = try Drawing.image(4, 1, [r, g, b, w])
        func row(tiles: Bool) throws -> [UInt32] {
            let caps = CapInsets(top: 0, left: 1, bottom: 0, right: 1, scale: 1, tiles: tiles)
            let bitmap = try draw(image, CGRect(x: 0, y: 0, width: 10, height: 1), .none, caps: caps)
            return (0..<10).map { bitmap[$0, 0] }
        }
        #expect(try row(tiles: false) == [r, g, g, g, g, b, b, b, b, w])
        #expect(try row(tiles: true) == [r, g, b, g, b, g, b, g, b, w])
    }

    @Test("Turned and mirrored images land where they should")
    func turned() throws {
        let image = try Drawing.image(2, 1, [0xFFFF_0000, 0xFF00_00FF])
        let mirrored = try draw(
            image, CGRect(x: 0, y: 0, width: 10, height: 10), .none,
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
        #expect(mirrored[2, 5].blue == 255 && mirrored[7, 5].red == 255)
        let turned = try draw(
            image, CGRect(x: 0, y: 0, width: 10, height: 10), .none,
            transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0))
        #expect(turned[5, 2].red == 255 && turned[5, 7].blue == 255)
    }

    @Test("A broken image is a finding, and the rest is drawn")
    func broken() throws {
        let missing = ImageReference(
            name: "hero", content: .file("/nowhere.png"), pixelSize: CGSize(width: 1, height: 1))
        let picture = try Rasterizer().rasterize(
            DisplayList(
                size: CGSize(width: 2, height: 2),
                items: [
                    .image(ImageDrawing(image: missing, rect: CGRect(x: 0, y: 0, width: 2, height: 2))),
                    .fill(Drawing.rect(0, 0, 2, 2), .color(.white))
                ]), scale: 1)
        #expect(picture.findings.map(\.code.name) == ["image-unreadable"])
        #expect(picture.findings.first?.message.contains("hero") == true)
        #expect(picture.bitmap[0, 0] == 0xFFFF_FFFF)
    }
}
