import SwiftUI

extension Fixture {
    private static let modes: [(name: String, mode: GraphicsContext.BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("color-dodge", .colorDodge), ("color-burn", .colorBurn), ("soft-light", .softLight),
        ("hard-light", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy),
        ("source-in", .sourceIn), ("source-out", .sourceOut), ("source-atop", .sourceAtop),
        ("destination-over", .destinationOver), ("destination-in", .destinationIn),
        ("destination-out", .destinationOut), ("destination-atop", .destinationAtop), ("xor", .xor),
        ("plus-darker", .plusDarker), ("plus-lighter", .plusLighter)
    ]

    @FixtureList static var contextBlending: [Fixture] {
        // Orange below; above it blue that fades out to the right.
        for (name, mode) in modes {
            Fixture("canvas-blending/\(name)", 24, 16) {
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 2, y: 2, width: 14, height: 9)), with: .color(.orange))
                    context.blendMode = mode
                    context.fill(
                        Path(CGRect(x: 8, y: 5, width: 14, height: 9)),
                        with: .linearGradient(
                            Gradient(colors: [.blue, .blue.opacity(0.2)]), startPoint: CGPoint(x: 8, y: 0),
                            endPoint: CGPoint(x: 22, y: 0)))
                }
            }
        }
        Fixture("canvas-blending/clear-punches-text", 30, 16) {
            Canvas { context, _ in
                let box = CGRect(x: 1, y: 1, width: 28, height: 14)
                context.fill(Path(roundedRect: box, cornerRadius: 4), with: .color(.red))
                context.blendMode = .clear
                context.draw(Text("Cut").font(.caption.bold()), at: CGPoint(x: 15, y: 8))
            }
        }
        Fixture("canvas-blending/plus-lighter-glows", 30, 20) {
            Canvas(opaque: true) { context, _ in
                context.blendMode = .plusLighter
                for (color, x) in [(Color.red, 2.0), (.green, 8), (.blue, 14)] {
                    context.fill(Path(ellipseIn: CGRect(x: x, y: 3, width: 14, height: 14)), with: .color(color))
                }
            }
        }
    }
}
