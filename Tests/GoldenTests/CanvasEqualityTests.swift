import DisplayList
import Rasterizer
import SwiftUI
import SwiftUICore
import Testing

@testable import GoldenFixtures

/// What a canvas draws has the pixels of the view that draws the same there.
@Suite("A canvas draws what views draw") @MainActor
struct CanvasEqualityTests {
    private static let size = CGSize(width: 60, height: 40)

    private func bitmap<V: View>(_ view: V) throws -> Bitmap {
        var environment = FixtureEnvironment.values
        environment.displayScale = 2
        let list = ViewRenderer(environment: environment).render(size: Self.size) { view }.displayList
        return try Rasterizer().rasterize(list, scale: 2).bitmap
    }

    /// - Parameter tolerance: levels of 255; groups that are composited as one may round once more.
    private func expectEqual<V: View>(
        tolerance: Int = 0, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder view: () -> V,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let canvas = try bitmap(Canvas(renderer: renderer))
        let expected = try bitmap(
            ZStack(alignment: .topLeading) {
                Color.clear; view()
            })
        let comparison = BitmapComparison(expected, canvas)
        #expect(comparison.largestDifference <= tolerance, sourceLocation: location)
        #expect(
            expected.withUnsafeBytes { $0.contains { $0 != 0 } }, "nothing is drawn", sourceLocation: location)
    }

    private let box = CGRect(x: 6, y: 5, width: 30, height: 20)

    @Test("Fills")
    func fills() throws {
        try expectEqual { context, _ in
            context.fill(Path(ellipseIn: box), with: .color(.red))
        } view: {
            Ellipse().fill(.red).frame(width: 30, height: 20).offset(x: 6, y: 5)
        }
        try expectEqual { context, _ in
            context.fill(Path(roundedRect: box, cornerRadius: 6), with: .style(.tint))
        } view: {
            RoundedRectangle(cornerRadius: 6).fill(.tint).frame(width: 30, height: 20).offset(x: 6, y: 5)
        }
    }

    @Test("Strokes")
    func strokes() throws {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [5, 6])
        try expectEqual { context, _ in
            context.stroke(Path(ellipseIn: box), with: .color(.blue), style: style)
        } view: {
            Ellipse().stroke(.blue, style: style).frame(width: 30, height: 20).offset(x: 6, y: 5)
        }
    }

    @Test("Gradients in the path's box")
    func gradients() throws {
        let gradient = Gradient(colors: [.yellow, .purple])
        try expectEqual { context, _ in
            context.fill(
                Path(box),
                with: .linearGradient(
                    gradient, startPoint: CGPoint(x: 6, y: 5), endPoint: CGPoint(x: 36, y: 25)))
        } view: {
            LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(width: 30, height: 20).offset(x: 6, y: 5)
        }
        try expectEqual { context, _ in
            context.fill(
                Path(box), with: .style(AngularGradient(colors: [.red, .green], center: .center, angle: .degrees(30))))
        } view: {
            AngularGradient(colors: [.red, .green], center: .center, angle: .degrees(30))
                .frame(width: 30, height: 20).offset(x: 6, y: 5)
        }
    }

    @Test("Text at a whole place, in one line and wrapped")
    func text() throws {
        let text = Text("Seven words that need more than one line").font(.system(size: 7))
        try expectEqual { context, _ in
            context.draw(text, in: CGRect(x: 4, y: 3, width: 50, height: 36))
        } view: {
            text.frame(width: 50, height: 36, alignment: .topLeading).offset(x: 4, y: 3)
        }
        try expectEqual { context, _ in
            context.draw(Text("Ag 12").bold(), at: CGPoint(x: 5, y: 8), anchor: .topLeading)
        } view: {
            Text("Ag 12").bold().fixedSize().offset(x: 5, y: 8)
        }
    }

    @Test("Symbols of the system")
    func symbols() throws {
        try expectEqual { context, _ in
            context.draw(Image(systemName: "star.fill"), in: CGRect(x: 8, y: 6, width: 24, height: 24))
        } view: {
            Image(systemName: "star.fill").resizable().frame(width: 24, height: 24).offset(x: 8, y: 6)
        }
    }

    @Test("Opacity, clips, filters and turns")
    func state() throws {
        try expectEqual { context, _ in
            context.opacity = 0.4
            context.fill(Path(box), with: .color(.red))
        } view: {
            Color.red.frame(width: 30, height: 20).offset(x: 6, y: 5).opacity(0.4)
        }
        try expectEqual(tolerance: 1) { context, _ in
            context.clip(to: Path(ellipseIn: box))
            context.fill(Path(box), with: .color(.green))
        } view: {
            Color.green.frame(width: 30, height: 20).clipShape(Ellipse()).offset(x: 6, y: 5)
        }
        try expectEqual { context, _ in
            context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
            context.fill(Path(box), with: .color(.red))
        } view: {
            Color.red.frame(width: 30, height: 20).offset(x: 6, y: 5).shadow(color: .black, radius: 3, x: 1, y: 2)
        }
        try expectEqual { context, _ in
            context.addFilter(.blur(radius: 2))
            context.fill(Path(box), with: .color(.red))
        } view: {
            Color.red.frame(width: 30, height: 20).offset(x: 6, y: 5).blur(radius: 2)
        }
        try expectEqual { context, _ in
            context.translateBy(x: 21, y: 15)
            context.rotate(by: .degrees(25))
            context.fill(Path(CGRect(x: -15, y: -10, width: 30, height: 20)), with: .color(.red))
        } view: {
            Color.red.frame(width: 30, height: 20).rotationEffect(.degrees(25)).offset(x: 6, y: 5)
        }
    }

    @Test("A renderer that draws each line draws the text")
    func textRenderer() throws {
        struct Plain: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                for line in layout { for run in line { for slice in run { ctx.draw(slice) } } }
            }
        }
        let text = Text("Plain \(Text("and").bold()) wrapped").font(.system(size: 10))
        let drawn = try bitmap(text.frame(width: 50).textRenderer(Plain()))
        #expect(BitmapComparison(try bitmap(text.frame(width: 50)), drawn).isEqual)
    }
}
