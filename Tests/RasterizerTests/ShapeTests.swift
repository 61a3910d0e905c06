import DisplayList
import Foundation
import Geometry
import Rasterizer
import Testing

@Suite("Shapes")
struct ShapeTests {
    @Test("White at .6, .8, .5 and .22 over black is 99, CC and its products: blending in sRGB (layout-truths 55)")
    func nestedOpacity() throws {
        let white = DisplayItem.fill(Drawing.rect(0, 0, 4, 4), .color(.white))
        let black = DisplayItem.fill(Drawing.rect(0, 0, 4, 4), .color(.black))
        for (opacities, expected) in [([0.6], 0x99), ([0.8], 0xCC), ([0.8, 0.5], 0x66)] {
            let nested = opacities.reversed().reduce(white) { .group(DisplayGroup([$0], opacity: $1)) }
            let pixel = try Drawing.bitmap(4, 4, [black, nested])[1, 1]
            #expect(pixel.red == expected)
            #expect(pixel.alpha == 255)
        }
    }

    @Test("A square turned by 45° has Apple's edge levels within 6 (layout-truths 54)")
    func turnedSquare() throws {
        let turn = CGAffineTransform(translationX: -6, y: -6)
            .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
            .concatenating(CGAffineTransform(translationX: 6, y: 6))
        let bitmap = try Drawing.bitmap(
            12, 12,
            [
                .fill(Drawing.rect(0, 0, 12, 12), .color(.black)),
                .group(DisplayGroup([.fill(Drawing.rect(3, 3, 6, 6), .color(.white))], transform: turn))
            ])
        func row(_ y: Int) -> [Int] { (0..<12).map { bitmap[$0, y].red } }
        let expected: [Int: [Int]] = [
            1: [0, 0, 0, 0, 0, 7, 7, 0, 0, 0, 0, 0],
            2: [0, 0, 0, 0, 7, 0xB6, 0xB6, 7, 0, 0, 0, 0],
            5: [0, 7, 0xB6, 255, 255, 255, 255, 255, 255, 0xB6, 7, 0]
        ]
        for (y, levels) in expected {
            for (x, level) in levels.enumerated() {
                #expect(abs(row(y)[x] - level) <= 6, "row \(y), column \(x): \(row(y)[x]) for \(level)")
            }
        }
    }

    @Test("A continuous corner of 10 on 50 × 50 has Apple's edge levels within 6 (layout-truths 59)")
    func continuousCorner() throws {
        let bitmap = try Drawing.bitmap(
            50, 50,
            [
                .fill(
                    .roundedRectangle(CGRect(x: 0, y: 0, width: 50, height: 50), radius: 10, continuous: true),
                    .color(.white))
            ])
        let apple = [0, 0, 0, 0, 0, 0.02, 0.29, 0.54, 0.73, 0.85, 0.93, 0.97]
        for (x, alpha) in apple.enumerated() {
            let level = (alpha * 255).rounded()
            #expect(abs(Double(bitmap[x, 0].alpha) - level) <= 6, "column \(x): \(bitmap[x, 0].alpha) for \(level)")
        }
    }

    @Test("A transparent gradient end lends its neighbor's color: no grey between red and clear")
    func premultipliedGradient() throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let bitmap = try Drawing.bitmap(
            100, 1,
            [
                .fill(
                    Drawing.rect(0, 0, 100, 1),
                    .linearGradient(
                        [.init(color: red, location: 0), .init(color: .clear, location: 1)], from: .zero,
                        to: CGPoint(x: 100, y: 0)))
            ])
        for x in 0..<100 {
            #expect(abs(bitmap[x, 0].red - bitmap[x, 0].alpha) <= 1)
            #expect(abs(bitmap[x, 0].alpha - Int((99.5 - Double(x)) * 2.55)) <= 2)
        }
    }

    @Test("Between half transparent colors a gradient mixes premultiplied")
    func mixedGradient() throws {
        let bitmap = try Drawing.bitmap(
            101, 1,
            [
                .fill(
                    Drawing.rect(0, 0, 101, 1),
                    .linearGradient(
                        [
                            .init(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
                            .init(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.2), location: 1)
                        ], from: .zero, to: CGPoint(x: 101, y: 0)))
            ])
        #expect(abs(bitmap[50, 0].alpha - 153) <= 2)
        #expect(abs(bitmap[50, 0].red - 128) <= 3)
        #expect(abs(bitmap[50, 0].blue - 26) <= 3)
    }

    @Test("An angular gradient turns clockwise from its start; what is missing from a turn is halved")
    func angular() throws {
        func color(at x: CGFloat, _ y: CGFloat, end: Double) throws -> UInt32 {
            let bitmap = try Drawing.bitmap(
                21, 21,
                [
                    .fill(
                        Drawing.rect(0, 0, 21, 21),
                        .angularGradient(
                            [.init(color: .black, location: 0), .init(color: .white, location: 1)],
                            center: CGPoint(x: 10.5, y: 10.5), startAngle: 0, endAngle: end))
                ])
            return bitmap[Int(x), Int(y)]
        }
        #expect(abs(try color(at: 10, 20, end: 2 * .pi).red - 64) <= 1, "a quarter below the center")
        #expect(abs(try color(at: 0, 10, end: 2 * .pi).red - 128) <= 1)
        #expect(try color(at: 4, 20, end: .pi / 2).red == 255, "just past the end")
        #expect(try color(at: 20, 4, end: .pi / 2).red == 0, "just before the start")
    }

    @Test("Numbers far from any angle, and those that are none, are drawn the same on every processor")
    func angularWithoutEnd() throws {
        let stops: [GradientStop] = [.init(color: .black, location: 0), .init(color: .white, location: 1)]
        for start in [1e12, -1e12, 1e300, -1e300] {
            let span = max(1, abs(start) / 1e6)
            _ = try Drawing.bitmap(
                5, 5,
                [
                    .fill(
                        Drawing.rect(0, 0, 5, 5),
                        .angularGradient(stops, center: CGPoint(x: 2, y: 2), startAngle: start, endAngle: start + span))
                ])
        }
        var matrix = ColorMatrix.identity
        matrix.rows[0][4] = .nan
        let bitmap = try Drawing.bitmap(
            1, 1,
            [
                .group(
                    DisplayGroup(
                        [.fill(Drawing.rect(0, 0, 1, 1), .color(.white))], effects: [.colorMatrix(matrix)]))
            ])
        #expect(bitmap[0, 0].red == 0 && bitmap[0, 0].alpha == 255)
    }

    @Test("Dashes, zero widths and numbers that are none never fail")
    func hostileNumbers() throws {
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let hostile: [DisplayItem] = [
            .stroke(.rectangle(box), StrokePattern(lineWidth: .nan), .color(.black)),
            .stroke(.rectangle(box), StrokePattern(lineWidth: 1, dash: [0, 0]), .color(.black)),
            .stroke(.rectangle(box), StrokePattern(lineWidth: 1, dash: [-1, 2], dashPhase: .infinity), .color(.black)),
            .stroke(.rectangle(box), StrokePattern(lineWidth: 1, dash: [1e-9]), .color(.black)),
            .fill(.path([.line(CGPoint(x: CGFloat.nan, y: 0)), .close]), .color(.black)),
            .fill(.rectangle(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), .color(.black)),
            .fill(.rectangle(box), .radialGradient([], center: .zero, startRadius: -1, endRadius: .nan)),
            .fill(.rectangle(box), .angularGradient([], center: .zero, startRadius: 0)),
            .group(
                DisplayGroup([.fill(.rectangle(box), .color(.black))], transform: CGAffineTransform(scaleX: 0, y: 0))),
            .group(
                DisplayGroup(
                    [.fill(.rectangle(box), .color(.black))], effects: [.blur(sigma: .infinity, opaque: false)])),
            .group(DisplayGroup([.fill(.rectangle(box), .color(.black))], opacity: .nan))
        ]
        // Whatever they do, what follows is drawn.
        let after = DisplayItem.fill(.rectangle(box), .color(.white))
        #expect(try Drawing.bitmap(10, 10, hostile + [after])[5, 5] == 0xFFFF_FFFF)
    }

    @Test("Canvases that are empty, endless or too large are refused")
    func sizes() {
        for size in [
            CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: 1e6, height: 1e6)
        ] {
            #expect(throws: RasterizerError.self) {
                try Rasterizer().rasterize(DisplayList(size: size), scale: 1)
            }
        }
    }

    @Test("Groups nested 10,000 deep cost their items, not the process")
    func depth() throws {
        var item = DisplayItem.fill(Drawing.rect(0, 0, 4, 4), .color(.white))
        for _ in 0..<1000 { item = .group(DisplayGroup([item], opacity: 0.999)) }
        let picture = try Rasterizer().rasterize(
            DisplayList(size: CGSize(width: 4, height: 4), items: [item]), scale: 1)
        #expect(picture.findings.map(\.code.name) == ["group-nested-too-deep"])
    }
}

extension Paint {
    fileprivate static func angularGradient(_ stops: [GradientStop], center: CGPoint, startRadius: Double) -> Paint {
        .angularGradient(stops, center: center, startAngle: startRadius, endAngle: .nan)
    }
}
