import SwiftUI

extension Fixture {
    private static let whole = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
    private static let traffic = Gradient(colors: [.red, .yellow, .green])

    @FixtureList static var contextShadings: [Fixture] {
        Fixture("canvas-shadings/components", 30, 10) {
            Canvas { context, _ in
                let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.fill(box, with: .color(red: 1, green: 0.5, blue: 0))
                context.translateBy(x: 10, y: 0)
                context.fill(box, with: .color(.displayP3, red: 0, green: 0.6, blue: 0.4, opacity: 0.8))
                context.translateBy(x: 10, y: 0)
                context.fill(box, with: .color(white: 0.3))
            }
        }
        Fixture("canvas-shadings/style-over-the-path", 30, 20) {
            Canvas { context, _ in
                let style = LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing)
                context.fill(Path(CGRect(x: 2, y: 2, width: 26, height: 7)), with: .style(style))
                context.fill(Path(CGRect(x: 2, y: 11, width: 13, height: 7)), with: .style(style))
            }
        }
        Fixture("canvas-shadings/mesh", 30, 20) {
            Canvas { context, _ in
                let mesh = MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .yellow, .blue, .green])
                context.fill(whole, with: .meshGradient(mesh))
            }
        }
        Fixture("canvas-shadings/hierarchical-styles", 40, 10) {
            Canvas { context, _ in
                let box = Path(CGRect(x: 1, y: 1, width: 8, height: 8))
                let shadings: [GraphicsContext.Shading] = [
                    .foreground, .style(.secondary), .style(.tertiary), .style(.tint)
                ]
                for shading in shadings {
                    context.fill(box, with: shading)
                    context.translateBy(x: 10, y: 0)
                }
            }
            .foregroundStyle(.orange).tint(.purple)
        }
        Fixture("canvas-shadings/palette-takes-the-first", 20, 10) {
            Canvas { context, _ in
                context.fill(whole, with: .palette([.color(.mint), .color(.red)]))
            }
        }
        Fixture("canvas-shadings/linear", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole,
                    with: .linearGradient(
                        traffic, startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 25, y: 0)))
            }
        }
        Fixture("canvas-shadings/linear-repeats", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole,
                    with: .linearGradient(
                        traffic, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 18, y: 0), options: .repeat))
            }
        }
        Fixture("canvas-shadings/linear-mirrors", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole,
                    with: .linearGradient(
                        traffic, startPoint: CGPoint(x: 10, y: 5), endPoint: CGPoint(x: 16, y: 9), options: .mirror))
            }
        }
        Fixture("canvas-shadings/linear-colours", 30, 20) {
            Canvas { context, _ in
                let gradient = Gradient(colors: [.red, .green])
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 30, height: 10)),
                    with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 30, y: 0)))
                context.fill(
                    Path(CGRect(x: 0, y: 10, width: 30, height: 10)),
                    with: .linearGradient(
                        gradient, startPoint: .zero, endPoint: CGPoint(x: 30, y: 0), options: .linearColor))
            }
        }
        Fixture("canvas-shadings/stroke-repeats-to-its-edge", 30, 20) {
            Canvas { context, _ in
                context.stroke(
                    Path {
                        $0.move(to: CGPoint(x: 5, y: 10)); $0.addLine(to: CGPoint(x: 25, y: 10))
                    },
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 9),
                        endPoint: CGPoint(x: 0, y: 11), options: .repeat), lineWidth: 12)
            }
        }
        Fixture("canvas-shadings/radial", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole, with: .radialGradient(traffic, center: CGPoint(x: 15, y: 10), startRadius: 2, endRadius: 10))
            }
        }
        Fixture("canvas-shadings/radial-repeats", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole,
                    with: .radialGradient(
                        traffic, center: CGPoint(x: 15, y: 10), startRadius: 4, endRadius: 8, options: .repeat))
            }
        }
        Fixture("canvas-shadings/radial-mirrors-inwards", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    whole,
                    with: .radialGradient(
                        traffic, center: CGPoint(x: 15, y: 10), startRadius: 9, endRadius: 3, options: .mirror))
            }
        }
        Fixture("canvas-shadings/conic", 30, 20) {
            Canvas { context, _ in
                context.fill(whole, with: .conicGradient(traffic, center: CGPoint(x: 15, y: 10)))
            }
        }
        Fixture("canvas-shadings/conic-from-the-top", 30, 20) {
            Canvas { context, _ in
                context.fill(whole, with: .conicGradient(traffic, center: CGPoint(x: 15, y: 10), angle: .degrees(-90)))
            }
        }
        Fixture("canvas-shadings/gradient-in-the-current-space", 30, 20) {
            Canvas { context, _ in
                context.translateBy(x: 15, y: 0)
                context.rotate(by: .degrees(20))
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 12, height: 12)),
                    with: .linearGradient(traffic, startPoint: .zero, endPoint: CGPoint(x: 12, y: 0)))
            }
        }
        Fixture("canvas-shadings/tiled-image", 30, 20) {
            Canvas { context, _ in
                context.fill(
                    Path(ellipseIn: CGRect(x: 1, y: 1, width: 28, height: 18)),
                    with: .tiledImage(Image(systemName: "star.fill"), origin: CGPoint(x: 3, y: 2), scale: 0.4))
            }
            .foregroundStyle(.orange)
        }
        // What the layer covers is copied into it, and filtered there.
        Fixture("canvas-shadings/backdrop", 30, 20) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 20)), with: .color(.orange))
                context.fill(Path(CGRect(x: 15, y: 0, width: 15, height: 20)), with: .color(.blue))
                context.addFilter(.grayscale(1))
                context.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 5, y: 2, width: 20, height: 16)), with: .backdrop)
                }
            }
        }
        Fixture("canvas-shadings/resolved", 20, 10, scheme: .dark) {
            Canvas { context, _ in
                let resolved = context.resolve(.color(.primary))
                context.fill(Path(CGRect(x: 2, y: 2, width: 16, height: 6)), with: resolved)
            }
        }
    }
}
