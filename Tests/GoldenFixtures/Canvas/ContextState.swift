import SwiftUI

extension Fixture {
    private static let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))

    @FixtureList static var contextState: [Fixture] {
        Fixture("canvas-state/translate", 30, 14) {
            Canvas { context, _ in
                for _ in 0..<3 {
                    context.fill(square, with: .color(.blue.opacity(0.5)))
                    context.translateBy(x: 9, y: 3)
                }
            }
        }
        Fixture("canvas-state/scale", 30, 20) {
            Canvas { context, _ in
                context.scaleBy(x: 3, y: 2)
                context.fill(square, with: .color(.teal))
            }
        }
        // The last one called is the first one applied.
        Fixture("canvas-state/translate-then-scale", 30, 20) {
            Canvas { context, _ in
                context.translateBy(x: 10, y: 4)
                context.scaleBy(x: 2, y: 1)
                context.fill(square, with: .color(.teal))
            }
        }
        Fixture("canvas-state/rotates-clockwise", 30, 20) {
            Canvas { context, _ in
                context.translateBy(x: 15, y: 4)
                context.rotate(by: .degrees(30))
                context.fill(square, with: .color(.red))
            }
        }
        Fixture("canvas-state/concatenate", 30, 20) {
            Canvas { context, _ in
                context.concatenate(CGAffineTransform(translationX: 4, y: 4))
                context.concatenate(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
                context.fill(square, with: .color(.indigo))
            }
        }
        Fixture("canvas-state/set-the-transform", 30, 20) {
            Canvas { context, _ in
                context.translateBy(x: 100, y: 100)
                context.transform = CGAffineTransform(translationX: 12, y: 6)
                context.fill(square, with: .color(.brown))
            }
        }
        Fixture("canvas-state/a-transform-without-area", 30, 20) {
            Canvas { context, _ in
                var flat = context
                flat.scaleBy(x: 0, y: 1)
                flat.fill(square, with: .color(.red))
                flat.clip(to: square)
                context.fill(square, with: .color(.green))
            }
        }
        // A copy has its own state and draws to the same canvas.
        Fixture("canvas-state/copies-are-independent", 30, 20) {
            Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 12, y: 8)
                copy.opacity = 0.4
                copy.fill(square, with: .color(.red))
                context.fill(square, with: .color(.red))
            }
        }
        Fixture("canvas-state/opacity", 30, 12) {
            Canvas { context, _ in
                for step in 1...3 {
                    context.opacity = Double(step) / 3
                    context.fill(square, with: .color(.black))
                    context.translateBy(x: 10, y: 0)
                }
            }
        }
        Fixture("canvas-state/opacity-multiplies-colours", 20, 12) {
            Canvas { context, _ in
                context.opacity = 0.5
                context.fill(square, with: .color(.black.opacity(0.5)))
            }
        }
        Fixture("canvas-state/opacity-out-of-range", 30, 12) {
            Canvas { context, _ in
                context.opacity = 4
                context.fill(square, with: .color(.blue))
                context.opacity = -1
                context.translateBy(x: 12, y: 0)
                context.fill(square, with: .color(.red))
            }
        }
    }
}
