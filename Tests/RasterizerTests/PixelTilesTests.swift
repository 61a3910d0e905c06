import DisplayList
import Geometry
import Testing

@testable import Rasterizer

/// Gradients are computed only in the squares that a stroke may paint.
struct PixelTilesTests {
    private static let outlines: [Outline] = [
        .rectangle(CGRect(x: 12, y: 14, width: 70, height: 50)),
        .ellipse(CGRect(x: 12, y: 14, width: 70, height: 50)),
        .roundedRectangle(CGRect(x: 12, y: 14, width: 70, height: 50), radius: 12, continuous: true),
        // A trimmed ring, a star with sharp corners, a curve with a cusp, and one that begins with its end.
        .path([
            .move(CGPoint(x: 50, y: 10)),
            .curve(CGPoint(x: 90, y: 50), control1: CGPoint(x: 72, y: 10), control2: CGPoint(x: 90, y: 28)),
            .curve(CGPoint(x: 50, y: 90), control1: CGPoint(x: 90, y: 72), control2: CGPoint(x: 72, y: 90))
        ]),
        .path([
            .move(CGPoint(x: 20, y: 80)), .line(CGPoint(x: 24, y: 20)), .line(CGPoint(x: 28, y: 80)),
            .line(CGPoint(x: 70, y: 30)), .close, .move(CGPoint(x: 60, y: 60)), .line(CGPoint(x: 60, y: 60))
        ]),
        .path([
            .move(CGPoint(x: 20, y: 60)),
            .curve(CGPoint(x: 70, y: 60), control1: CGPoint(x: 90, y: 10), control2: CGPoint(x: 0, y: 10)),
            .quad(CGPoint(x: 30, y: 90), control: CGPoint(x: 30, y: 90))
        ])
    ]

    private static let patterns: [StrokePattern] = [
        StrokePattern(lineWidth: 1), StrokePattern(lineWidth: 14, lineCap: .round, lineJoin: .round),
        StrokePattern(lineWidth: 9, lineCap: .square, lineJoin: .miter),
        StrokePattern(lineWidth: 9, lineJoin: .miter, miterLimit: 40),
        StrokePattern(lineWidth: 6, lineCap: .square, lineJoin: .bevel, dash: [10, 7], dashPhase: 3)
    ]

    private static let transforms = [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 3),
        CGAffineTransform(a: 1.4, b: 0.8, c: -0.3, d: 0.9, tx: 40.3, ty: -20.6)
    ]

    @Test(arguments: outlines.indices, patterns.indices)
    func everyPaintedPixelLiesInOne(_ outline: Int, _ pattern: Int) throws {
        for transform in Self.transforms {
            let stroke = DisplayItem.stroke(Self.outlines[outline], Self.patterns[pattern], .color(.black))
            let group = DisplayGroup([stroke], transform: transform)
            let picture = try Rasterizer().rasterize(
                DisplayList(size: CGSize(width: 320, height: 320), items: [.group(group)]), scale: 1
            ).bitmap
            let bounds = PixelRect(x: 0, y: 0, width: 320, height: 320)
            let runs = PixelTiles(
                of: Self.patterns[pattern], along: Self.outlines[outline], under: transform, within: bounds
            ).runs
            var painted = 0, missed = 0
            for y in 0..<320 {
                for x in 0..<320 where picture[x, y] != 0 {
                    painted += 1
                    if !runs.contains(where: { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }) { missed += 1 }
                }
            }
            #expect(painted > 0 && missed == 0)
        }
    }

    /// An activity ring: most of its box is empty.
    @Test func aRingHasFewSquares() {
        let circle = Outline.ellipse(CGRect(x: 10, y: 10, width: 140, height: 140))
        let bounds = PixelRect(x: 0, y: 0, width: 480, height: 480)
        let runs = PixelTiles(
            of: StrokePattern(lineWidth: 12, lineCap: .round), along: .path(circle.elements),
            under: CGAffineTransform(scaleX: 3, y: 3), within: bounds
        ).runs
        let area = runs.reduce(0) { $0 + $1.width * $1.height }
        #expect(area < 480 * 480 / 2)
    }

    /// What is kept from the second picture on is what was drawn.
    @Test func gradientsThatAreKeptStayTheSame() throws {
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
        let paint = Paint.angularGradient(stops, center: CGPoint(x: 30, y: 20), startAngle: 0.3, endAngle: 5)
        let list = DisplayList(
            size: CGSize(width: 60, height: 40),
            items: [.fill(.ellipse(CGRect(x: 0, y: 0, width: 60, height: 40)), paint)])
        let keeping = Rasterizer(), first = try Rasterizer().rasterize(list, scale: 2).bitmap
        for _ in 0..<4 { #expect(try keeping.rasterize(list, scale: 2).bitmap == first) }
    }
}
