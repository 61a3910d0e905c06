import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Printed display lists")
struct DisplayListPrinterTests {
    private let square = CGRect(x: 0, y: 0.5, width: 10, height: 20.33333)

    private func line(_ item: DisplayItem) -> String {
        let text = DisplayList(size: CGSize(width: 1, height: 1), items: [item]).description
        return text.split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    @Test("Numbers have at most three decimals and no trailing zeros")
    func numbers() {
        let printer = DisplayListPrinter()
        #expect(line(.fill(.rectangle(square), .color(.black))) == "fill rect 0,0.5 10x20.333 #000000")
        #expect(
            line(.fill(.ellipse(CGRect(x: -0.0001, y: -1.25, width: 1e3, height: 1.9996)), .color(.white)))
                == "fill ellipse 0,-1.25 1000x2 #FFFFFF")
        #expect(printer.text(DisplayList(size: CGSize(width: 158, height: 0.1))) == "canvas 158x0.1\n")
    }

    @Test("Colors are #RRGGBB, with alpha where they are not opaque, and in full where they are extended")
    func colors() {
        let box = Outline.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(line(.fill(box, .color(ResolvedColor(rgb: 1, 122, 255)))).hasSuffix("#017AFF"))
        #expect(line(.fill(box, .color(ResolvedColor(rgb: 0, 0, 0, alpha: 0.5)))).hasSuffix("#00000080"))
        #expect(line(.fill(box, .color(ResolvedColor(red: 1.5, green: 0, blue: 0)))).hasSuffix("color(1.5,0,0,1)"))
    }

    @Test("Glyph runs show text, face, size, axes, origin and a digest of their shaping")
    func glyphs() {
        var run = GlyphRun(
            font: FontFace(file: "Inter.ttf", path: "/somewhere/Inter.ttf", variations: "wght=400"), size: 17,
            glyphs: [
                .init(id: 3, position: CGPoint(x: 16, y: 32.18)), .init(id: 4, position: CGPoint(x: 25, y: 32.18))
            ],
            text: "H\"i\n")
        let first = line(.glyphs(run, .color(.black)))
        #expect(first.hasPrefix("glyphs \"H\\\"i\\n\" Inter 17 wght=400 at 16,32.18 shape "))
        #expect(first.hasSuffix(" fill #000000"))
        #expect(!first.contains("somewhere"))

        run.glyphs = run.glyphs.map { .init(id: $0.id, position: CGPoint(x: $0.position.x + 5, y: 40)) }
        let moved = line(.glyphs(run, .color(.black)))
        #expect(moved == first.replacingOccurrences(of: "16,32.18", with: "21,40"), "moving keeps the shaping's digest")
        run.glyphs[1].position.x += 0.5
        #expect(line(.glyphs(run, .color(.black))) != moved, "another advance changes it")
    }

    @Test("Groups indent their items and say only what they set")
    func groups() {
        let group = DisplayGroup(
            [.fill(.rectangle(square), .color(.black))], transform: CGAffineTransform(translationX: 3, y: 4),
            clip: .init(.roundedRectangle(square, radius: 4, continuous: true)), opacity: 0.25, blendMode: .multiply,
            effects: [
                .blur(sigma: 2, opaque: false), .shadow(color: .black, sigma: 1, offset: CGSize(width: 0, height: 2))
            ],
            mask: [.fill(.ellipse(square), .color(.black))], role: .accentable)
        #expect(
            line(.group(group)) == """
                group accentable move 3,4 clip continuous 0,0.5 10x20.333 r4 blur 2 shadow 1 at 0,2 #000000 opacity 0.25 blend multiply
                  fill rect 0,0.5 10x20.333 #000000
                mask
                  fill ellipse 0,0.5 10x20.333 #000000
                """)
    }

    @Test("Strokes, gradients and images, without paths of this machine")
    func others() {
        let dashed = StrokePattern(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2.5], dashPhase: 1)
        #expect(
            line(.stroke(.ellipse(square), dashed, .color(.white)))
                == "stroke ellipse 0,0.5 10x20.333 width 2 cap round join bevel dash 4,2.5 phase 1 #FFFFFF")
        let gradient = Paint.linearGradient(
            [.init(color: .white, location: 0), .init(color: .clear, location: 0.5)], from: .zero,
            to: CGPoint(x: 0, y: 9))
        #expect(line(.fill(.rectangle(square), gradient)).hasSuffix("linear 0,0 to 0,9 #FFFFFF@0 #00000000@0.5"))
        let image = ImageReference(
            name: "photo", content: .file("/home/me/photo.png"), pixelSize: CGSize(width: 30, height: 20))
        #expect(line(.image(ImageDrawing(image: image, rect: square))) == "image \"photo\" 30x20px in 0,0.5 10x20.333")
    }

    @Test("Long paths are printed by extent and digest")
    func paths() {
        let zigzag = (0..<40).map { PathElement.line(CGPoint(x: Double($0), y: Double($0 % 2))) }
        let text = line(.fill(.path([.move(.zero)] + zigzag), .color(.black)))
        #expect(text.hasPrefix("fill path 41 steps in 0,0 39x1 shape "))
        #expect(
            line(.fill(.path([.move(.zero), .line(CGPoint(x: 1, y: 2)), .close]), .color(.black)))
                == "fill path M0,0 L1,2 Z #000000")
    }

    @Test("The digest is the same in every process and sees what the printed form rounds away")
    func digest() {
        var list = DisplayList(size: CGSize(width: 10, height: 10), items: [.fill(.rectangle(square), .color(.black))])
        let first = list.digest
        #expect(first == 12_091_140_042_232_841_257)
        list.items = [.fill(.rectangle(square.offsetBy(dx: 1e-5, dy: 0)), .color(.black))]
        #expect(list.digest != first)
        let images = [Data([1, 2]), Data([1, 3])].map { data in
            let image = ImageReference(name: "a", content: .data(data), pixelSize: CGSize(width: 1, height: 1))
            return DisplayList(size: list.size, items: [.image(ImageDrawing(image: image, rect: square))])
        }
        #expect(images[0].digest != images[1].digest, "images of one name and size differ by content")
    }
}
