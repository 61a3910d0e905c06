import SwiftUI

extension Fixture {
    private static var star: Path {
        Path { path in
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 15 + 12 * cos(angle), y: 15 + 12 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    @FixtureList static var contextPaths: [Fixture] {
        Fixture("canvas-paths/fill", 30, 30) {
            Canvas { context, _ in context.fill(star, with: .color(.orange)) }
        }
        Fixture("canvas-paths/fill-even-odd", 30, 30) {
            Canvas { context, _ in context.fill(star, with: .color(.orange), style: FillStyle(eoFill: true)) }
        }
        Fixture("canvas-paths/fill-aliased", 30, 30, scale: 1) {
            Canvas { context, _ in context.fill(star, with: .color(.orange), style: FillStyle(antialiased: false)) }
        }
        Fixture("canvas-paths/stroke-default-width", 30, 30) {
            Canvas { context, _ in context.stroke(star, with: .color(.red)) }
        }
        Fixture("canvas-paths/stroke-width", 30, 30) {
            Canvas { context, _ in context.stroke(star, with: .color(.red), lineWidth: 3) }
        }
        Fixture("canvas-paths/stroke-dashes-and-caps", 30, 12) {
            Canvas { context, _ in
                let line = Path {
                    $0.move(to: CGPoint(x: 3, y: 6)); $0.addLine(to: CGPoint(x: 27, y: 6))
                }
                context.stroke(
                    line, with: .color(.blue), style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 6]))
            }
        }
        Fixture("canvas-paths/stroke-scales-with-the-context", 30, 16) {
            Canvas { context, _ in
                context.scaleBy(x: 3, y: 1)
                context.stroke(Path(CGRect(x: 2, y: 3, width: 6, height: 10)), with: .color(.blue), lineWidth: 2)
            }
        }
        Fixture("canvas-paths/stroke-without-width", 20, 12) {
            Canvas { context, _ in
                context.stroke(Path(CGRect(x: 2, y: 2, width: 10, height: 6)), with: .color(.red), lineWidth: 0)
            }
        }
        Fixture("canvas-paths/numbers-that-are-none", 20, 12) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)), with: .color(.red))
                context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4)), with: .color(.red))
                context.stroke(Path { $0.addLine(to: CGPoint(x: CGFloat.nan, y: 3)) }, with: .color(.red))
                context.draw(Text("x"), at: CGPoint(x: CGFloat.nan, y: 0))
                context.fill(Path(CGRect(x: 8, y: 4, width: 4, height: 4)), with: .color(.green))
            }
        }
        // What one call draws over itself does not shine through; what two calls draw does.
        Fixture("canvas-paths/translucent-strokes", 30, 20) {
            Canvas { context, _ in
                let line = Path {
                    $0.move(to: CGPoint(x: 4, y: 4))
                    $0.addLine(to: CGPoint(x: 26, y: 16))
                    $0.addLine(to: CGPoint(x: 26, y: 4))
                    $0.addLine(to: CGPoint(x: 4, y: 16))
                }
                context.stroke(line, with: .color(.blue.opacity(0.5)), lineWidth: 3)
                context.stroke(
                    Path {
                        $0.move(to: CGPoint(x: 2, y: 10)); $0.addLine(to: CGPoint(x: 28, y: 10))
                    },
                    with: .color(.red.opacity(0.5)), lineWidth: 3)
            }
        }
    }
}
