import SwiftUI

extension Fixture {
    nonisolated private static var smile: SwiftUI.Image {
        SwiftUI.Image(size: CGSize(width: 20, height: 12)) { context in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 12)), with: .color(.yellow))
            for x in [6.0, 12] {
                context.fill(Path(ellipseIn: CGRect(x: x, y: 3, width: 2, height: 2)), with: .color(.black))
            }
        }
    }

    @FixtureList static var contextImages: [Fixture] {
        Fixture("canvas-images/symbol-at-a-point", 30, 24) {
            Canvas { context, _ in context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 15, y: 12)) }
                .foregroundStyle(.orange)
        }
        Fixture("canvas-images/symbol-in-a-rect", 40, 24) {
            Canvas { context, _ in
                context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 4, y: 4, width: 32, height: 16))
            }
            .foregroundStyle(.red)
        }
        Fixture("canvas-images/symbol-shading", 40, 24) {
            Canvas { context, _ in
                var image = context.resolve(Image(systemName: "circle.fill"))
                image.shading = .linearGradient(
                    Gradient(colors: [.blue, .green]), startPoint: CGPoint(x: 8, y: 0), endPoint: CGPoint(x: 32, y: 0))
                context.draw(image, in: CGRect(x: 8, y: 0, width: 24, height: 24))
            }
        }
        Fixture("canvas-images/size-and-baseline", 50, 24) {
            Canvas { context, _ in
                let image = context.resolve(Image(systemName: "bolt.fill"))
                let box = CGRect(x: 4, y: 2, width: image.size.width, height: image.size.height)
                context.fill(Path(box), with: .color(.yellow))
                context.fill(
                    Path(CGRect(x: 0, y: box.minY + image.baseline, width: 50, height: 0.5)), with: .color(.red))
                context.draw(image, at: box.origin, anchor: .topLeading)
                let text = context.resolve(Text("Hx"))
                let ascent = text.firstBaseline(in: CGSize(width: 100, height: 100))
                context.draw(
                    text, at: CGPoint(x: box.maxX + 2, y: box.minY + image.baseline - ascent), anchor: .topLeading)
            }
            .font(.system(size: 14))
        }
        Fixture("drawn-images/natural-size", 30, 24, frames: [rect(5, 6, 20, 12)]) { smile }
        Fixture("drawn-images/resizable", 30, 24) { smile.resizable() }
        Fixture("drawn-images/tiled", 30, 24) { smile.resizable(resizingMode: .tile) }
        Fixture("drawn-images/template", 30, 24) { smile.renderingMode(.template).foregroundStyle(.blue) }
        Fixture("drawn-images/opaque", 30, 24) {
            Image(size: CGSize(width: 16, height: 16), opaque: true) { context in
                context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), with: .color(.white))
            }
        }
        Fixture("drawn-images/environment-of-the-image", 40, 24, scheme: .dark) {
            Image(size: CGSize(width: 30, height: 16)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
                context.draw(Text("Ab"), at: CGPoint(x: 20, y: 8))
            }
            .font(.system(size: 10)).foregroundStyle(.orange)
        }
        Fixture("drawn-images/in-text", 50, 20) { Text("Hi \(smile)!").font(.system(size: 12)) }
        Fixture("drawn-images/redacted", 30, 24) { smile.redacted(reason: .placeholder) }
        Fixture("canvas-images/missing", 40, 24, findings: ["image-missing"]) {
            Canvas { context, _ in context.draw(Image("nowhere"), in: CGRect(x: 4, y: 2, width: 30, height: 20)) }
        }
        Fixture("canvas-images/opacity-and-turn", 40, 30) {
            Canvas { context, _ in
                context.translateBy(x: 20, y: 15)
                context.rotate(by: .degrees(45))
                context.opacity = 0.5
                context.draw(Image(systemName: "square.fill"), at: .zero)
            }
        }
    }
}
