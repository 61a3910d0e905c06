import SwiftUI

extension Fixture {
    private static let whole = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
    private static let circle = Path(ellipseIn: CGRect(x: 3, y: 3, width: 14, height: 14))
    private static let disc = Path(ellipseIn: CGRect(x: 12, y: 3, width: 14, height: 14))

    @FixtureList static var contextClips: [Fixture] {
        Fixture("canvas-clips/path", 30, 20) {
            Canvas { context, _ in
                context.clip(to: circle)
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/meet", 30, 20) {
            Canvas { context, _ in
                context.clip(to: circle)
                context.clip(to: disc)
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/inverse", 30, 20) {
            Canvas { context, _ in
                context.clip(to: circle, options: .inverse)
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/inside-one-outside-another", 30, 20) {
            Canvas { context, _ in
                context.clip(to: disc, options: .inverse)
                context.clip(to: circle)
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/even-odd", 30, 20) {
            Canvas { context, _ in
                context.clip(
                    to: Path {
                        $0.addPath(circle); $0.addPath(disc)
                    }, style: FillStyle(eoFill: true))
                context.fill(whole, with: .color(.blue))
            }
        }
        // A clip stays where it was made.
        Fixture("canvas-clips/made-under-a-transform", 30, 20) {
            Canvas { context, _ in
                var turned = context
                turned.translateBy(x: 15, y: 2)
                turned.rotate(by: .degrees(45))
                turned.clip(to: Path(CGRect(x: 0, y: 0, width: 11, height: 11)))
                turned.transform = .identity
                turned.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/end-with-the-copy", 30, 20) {
            Canvas { context, _ in
                var clipped = context
                clipped.clip(to: circle)
                clipped.fill(whole, with: .color(.blue))
                context.fill(Path(CGRect(x: 20, y: 8, width: 8, height: 4)), with: .color(.red))
            }
        }
        Fixture("canvas-clips/with-opacity-and-mode", 30, 20) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 20)), with: .color(.yellow))
                context.clip(to: circle)
                context.opacity = 0.8
                context.blendMode = .multiply
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/to-layer", 30, 20) {
            Canvas { context, _ in
                context.clipToLayer { layer in
                    layer.fill(circle, with: .color(.black))
                    layer.fill(Path(CGRect(x: 17, y: 8, width: 10, height: 4)), with: .color(.black.opacity(0.5)))
                }
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/to-faint-layer", 30, 20) {
            Canvas { context, _ in
                context.clipToLayer(opacity: 0.5) { layer in layer.fill(circle, with: .color(.black)) }
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/to-inverse-layer", 30, 20) {
            Canvas { context, _ in
                context.clipToLayer(options: .inverse) { layer in
                    layer.draw(Text("Ab").bold(), at: CGPoint(x: 15, y: 10))
                }
                context.fill(whole, with: .color(.blue))
            }
        }
        Fixture("canvas-clips/bounding-rect", 30, 20) {
            Canvas { context, _ in
                context.clip(to: circle)
                context.scaleBy(x: 2, y: 2)
                context.stroke(Path(context.clipBoundingRect), with: .color(.red), lineWidth: 1)
            }
        }
    }
}
