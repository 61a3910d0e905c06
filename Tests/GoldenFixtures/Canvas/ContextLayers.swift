import SwiftUI

extension Fixture {
    private static let left = Path(ellipseIn: CGRect(x: 3, y: 3, width: 14, height: 14))
    private static let right = Path(ellipseIn: CGRect(x: 12, y: 3, width: 14, height: 14))

    @FixtureList static var contextLayers: [Fixture] {
        Fixture("canvas-layers/fade-as-one", 30, 20) {
            Canvas { context, _ in
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(left, with: .color(.red))
                    layer.fill(right, with: .color(.blue))
                }
            }
        }
        Fixture("canvas-layers/modes-meet-the-layer-alone", 30, 20) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
                context.drawLayer { layer in
                    layer.fill(left, with: .color(.blue))
                    layer.blendMode = .destinationOut
                    layer.fill(right, with: .color(.black))
                }
            }
        }
        // A layer keeps the transform and begins with plain state.
        Fixture("canvas-layers/keep-the-transform", 30, 20) {
            Canvas { context, _ in
                context.translateBy(x: 4, y: 2)
                context.opacity = 0.5
                context.drawLayer { layer in layer.fill(left, with: .color(.red)) }
            }
        }
        Fixture("canvas-layers/nest", 30, 20) {
            Canvas { context, _ in
                context.opacity = 0.6
                context.drawLayer { outer in
                    outer.fill(left, with: .color(.red))
                    outer.opacity = 0.5
                    outer.drawLayer { inner in
                        inner.fill(right, with: .color(.blue))
                        inner.fill(Path(CGRect(x: 14, y: 8, width: 10, height: 4)), with: .color(.white))
                    }
                }
            }
        }
        Fixture("canvas-layers/empty", 20, 12) {
            Canvas { context, _ in
                context.addFilter(.shadow(radius: 2))
                context.drawLayer { _ in }
            }
            .border(.gray)
        }
    }
}
