import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Display lists as bytes")
struct DisplayListSerializerTests {
    private static let box = CGRect(x: 0, y: 0.5, width: 10, height: 20)
    private static let stops = [
        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)
    ]

    private func bytes(_ item: DisplayItem) -> [UInt8] {
        DisplayListSerializer(DisplayList(size: CGSize(width: 9, height: 8), items: [item])).bytes
    }

    private static func run(_ change: (inout GlyphRun) -> Void = { _ in }) -> DisplayItem {
        var run = GlyphRun(
            font: FontFace(file: "Inter.ttf", path: "/somewhere/Inter.ttf", variations: "wght=400"), size: 17,
            glyphs: [.init(id: 3, position: CGPoint(x: 16, y: 32))], text: "H")
        change(&run)
        return .glyphs(run, .color(.black))
    }

    private static func image(_ change: (inout ImageDrawing) -> Void = { _ in }) -> DisplayItem {
        let image = ImageReference(
            name: "a", content: .data(Data([1, 2])), pixelSize: CGSize(width: 1, height: 1))
        var drawing = ImageDrawing(image: image, rect: box)
        change(&drawing)
        return .image(drawing)
    }

    private static func group(_ change: (inout DisplayGroup) -> Void = { _ in }) -> DisplayItem {
        var group = DisplayGroup([.fill(.rectangle(box), .color(.black))])
        change(&group)
        return .group(group)
    }

    private static func painted(_ paint: Paint) -> DisplayItem { .fill(.rectangle(box), paint) }

    private static func stroked(_ pattern: StrokePattern) -> DisplayItem {
        .stroke(.ellipse(box), pattern, .color(.black))
    }

    /// Each differs from some other one in a single value.
    private static let items: [DisplayItem] = [
        painted(.color(.black)), painted(.color(.white)), painted(.color(.clear)),
        painted(.color(ResolvedColor(red: 0.1, green: 0, blue: 0))),
        painted(.color(ResolvedColor(red: 0, green: 0.1, blue: 0))),
        .fill(.rectangle(box), .color(.black), evenOdd: true),
        .fill(.rectangle(box), .color(.black), antialiased: false),
        .fill(.rectangle(box.offsetBy(dx: 1e-12, dy: 0)), .color(.black)), .fill(.ellipse(box), .color(.black)),
        .fill(.roundedRectangle(box, radius: 2, continuous: true), .color(.black)),
        .fill(.roundedRectangle(box, radius: 2, continuous: false), .color(.black)),
        .fill(.roundedRectangle(box, radius: 3, continuous: true), .color(.black)),
        .fill(.path([.move(.zero), .line(box.origin)]), .color(.black)),
        .fill(.path([.line(.zero), .line(box.origin)]), .color(.black)),
        .fill(.path([.move(.zero), .line(box.origin), .close]), .color(.black)),
        .fill(.path([.move(.zero), .quad(box.origin, control: .zero)]), .color(.black)),
        .fill(.path([.move(.zero), .quad(.zero, control: box.origin)]), .color(.black)),
        .fill(.path([.move(.zero), .curve(.zero, control1: .zero, control2: box.origin)]), .color(.black)),
        stroked(StrokePattern()), stroked(StrokePattern(lineWidth: 2)), stroked(StrokePattern(lineCap: .round)),
        stroked(StrokePattern(lineJoin: .round)), stroked(StrokePattern(miterLimit: 4)),
        stroked(StrokePattern(dash: [1, 2])), stroked(StrokePattern(dash: [1], dashPhase: 2)),
        .stroke(.ellipse(box), StrokePattern(), .color(.black), antialiased: false),
        run(), run { $0.size = 18 }, run { $0.text = "I" }, run { $0.glyphs[0].id = 4 },
        run { $0.glyphs[0].position.y = 33 }, run { $0.font.file = "Mono.ttf" }, run { $0.font.index = 1 },
        run { $0.font.variations = "wght=500" }, run { $0.font.hasColor = true },
        run { $0.font.matrix = CGAffineTransform(scaleX: 1, y: 2) },
        image(), image { $0.image.name = "b" }, image { $0.image.content = .data(Data([1, 3])) },
        image { $0.image.content = .file("/a") }, image { $0.image.pixelSize.width = 2 },
        image { $0.image.orientation = .down }, image { $0.image.vectorScale = 3 }, image { $0.rect.size.width = 11 },
        image { $0.interpolation = .none }, image { $0.tint = .color(.black) }, image { $0.opacity = 0.5 },
        image { $0.antialiased = false },
        image { $0.capInsets = CapInsets(top: 1, left: 2, bottom: 3, right: 4, scale: 2, tiles: false) },
        image { $0.capInsets = CapInsets(top: 1, left: 2, bottom: 3, right: 4, scale: 2, tiles: true) },
        image {
            $0.capInsets = CapInsets(top: 1, left: 2, bottom: 3, right: 4, scale: 2, tiles: true, centerWidth: 5)
        },
        image {
            $0.capInsets = CapInsets(top: 1, left: 2, bottom: 3, right: 4, scale: 2, tiles: true, centerHeight: 5)
        },
        group(), group { $0.items = [] }, group { $0.transform = CGAffineTransform(translationX: 1, y: 0) },
        group { $0.projection = ProjectionTransform() }, group { $0.clip = .init(.rectangle(box)) },
        group { $0.clip = .init(.rectangle(box), evenOdd: true) },
        group { $0.clip = .init(.rectangle(box), antialiased: false) }, group { $0.opacity = 0.5 },
        group { $0.blendMode = .multiply }, group { $0.effects = [.blur(sigma: 2, opaque: false)] },
        group { $0.effects = [.blur(sigma: 2, opaque: true)] },
        group { $0.effects = [.shadow(color: .black, sigma: 1, offset: .zero)] },
        group { $0.effects = [.innerShadow(color: .black, sigma: 1, offset: .zero)] },
        group { $0.effects = [.colorMatrix(.identity)] }, group { $0.effects = [.colorMatrix(.luminanceToAlpha)] },
        group { $0.effects = [.luminanceToAlpha] }, group { $0.mask = [] },
        group { $0.mask = [.fill(.rectangle(box), .color(.black))] }, group { $0.isolated = true },
        group { $0.role = .accentable }, group { $0.role = .fullColor },
        painted(.linearGradient(stops, from: .zero, to: box.origin)),
        painted(.linearGradient(stops, from: box.origin, to: .zero)),
        painted(.linearGradient([stops[0]], from: .zero, to: box.origin)),
        painted(.radialGradient(stops, center: .zero, startRadius: 0, endRadius: 1)),
        painted(.radialGradient(stops, center: .zero, startRadius: 1, endRadius: 0)),
        painted(.angularGradient(stops, center: .zero, startAngle: 0, endAngle: 1)),
        painted(.ellipticalGradient(stops, in: box, center: .zero, startRadius: 0, endRadius: 1)),
        painted(.meshGradient(mesh())), painted(.meshGradient(mesh { $0.isSmooth = false })),
        painted(.meshGradient(mesh { $0.isPerceptual = true })), painted(.meshGradient(mesh { $0.columns = 3 })),
        painted(.meshGradient(mesh { $0.background = .black })),
        painted(.meshGradient(mesh { $0.vertices[0].bottom.x = 1 })),
        painted(.pattern(TilePattern(items: [run()], tile: box))),
        painted(.pattern(TilePattern(items: [run()], tile: box, opacity: 0.5))),
        painted(.backdrop(Backdrop(sigma: 1, saturation: 1, veil: .clear))),
        painted(.backdrop(Backdrop(sigma: 1, saturation: 2, veil: .clear))),
        painted(.backdrop(Backdrop(sigma: 1, saturation: 1, veil: .white)))
    ]

    private static func mesh(_ change: (inout MeshPaint) -> Void = { _ in }) -> MeshPaint {
        let vertex = MeshPaint.Vertex(position: .zero, left: .zero, top: .zero, right: .zero, bottom: .zero)
        var mesh = MeshPaint(
            columns: 2, vertices: Array(repeating: vertex, count: 4), colors: Array(repeating: .black, count: 4),
            background: .clear, isSmooth: true, isPerceptual: false, rect: box)
        change(&mesh)
        return mesh
    }

    @Test func everyValueCounts() {
        let all = Self.items.map(bytes)
        for (index, one) in all.enumerated() {
            for (other, bytes) in all.enumerated().dropFirst(index + 1) where one == bytes {
                Issue.record("\(Self.items[index]) and \(Self.items[other]) have the same bytes")
            }
        }
        #expect(all.count == 91)
    }

    @Test func whereItemsBeginCounts() {
        let items = [Self.run(), Self.image()]
        let flat = DisplayList(size: .zero, items: items)
        let nested = DisplayList(size: .zero, items: [.group(DisplayGroup([items[0]])), items[1]])
        let deeper = DisplayList(size: .zero, items: [.group(DisplayGroup(items))])
        let all = Set([flat, nested, deeper].map { DisplayListSerializer($0).bytes })
        #expect(all.count == 3)
    }

    @Test func motionAndTheFoldersOfFontsDoNotCount() {
        let elsewhere = Self.run { $0.font.path = "/elsewhere/Inter.ttf" }
        #expect(bytes(elsewhere) == bytes(Self.run()))
        #expect(bytes(elsewhere).count == 151)
    }

    private struct Contents: FileContentDescribing {
        var image: String
        var font: String?

        func describe(_ content: ImageReference.Content) -> String { image }
        func describe(_ font: FontFace) -> String? { self.font }
    }

    @Test func whatFilesHoldCountsWhereItIsTold() {
        let list = DisplayList(size: .zero, items: [Self.run(), Self.image()])
        let all = [Contents(image: "x"), Contents(image: "y"), Contents(image: "x", font: "z")].map {
            DisplayListSerializer(list, contents: $0).bytes
        }
        #expect(Set(all).count == 3)
        let moved = DisplayList(
            size: .zero, items: [Self.run(), Self.image { $0.image.content = .file("/somewhere/a.png") }])
        #expect(DisplayListSerializer(moved, contents: Contents(image: "x")).bytes == all[0])
    }
}
