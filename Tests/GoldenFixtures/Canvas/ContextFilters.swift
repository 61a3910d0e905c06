import SwiftUI

extension Fixture {
    /// A canvas with a drawing under one filter.
    private static func filter(
        _ name: String, _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = [],
        findings: [String] = []
    ) -> Fixture {
        Fixture("canvas-filters/\(name)", 30, 24, findings: findings) {
            Canvas { context, _ in
                context.addFilter(filter, options: options)
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 6, y: 5, width: 10, height: 12)), with: .color(.orange))
                    layer.fill(Path(ellipseIn: CGRect(x: 12, y: 7, width: 12, height: 12)), with: .color(.blue))
                }
            }
        }
    }

    @FixtureList static var contextFilters: [Fixture] {
        filter("shadow", .shadow(radius: 2, x: 1, y: 2))
        filter("shadow-in-colour", .shadow(color: .red, radius: 1, x: 2, y: 2))
        filter("shadow-above", .shadow(color: .black, radius: 1, x: 4, y: 3, options: .shadowAbove))
        filter("shadow-only", .shadow(color: .black, radius: 1, x: 2, y: 2, options: .shadowOnly))
        filter(
            "shadow-inside",
            .shadow(
                color: .black, radius: 2, x: 1, y: 2, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
        filter(
            "shadow-multiplies",
            .shadow(
                color: .gray, radius: 1, x: 3, y: 3, blendMode: .multiply, options: .shadowAbove))
        filter("color-multiply", .colorMultiply(.yellow))
        filter("hue-rotation", .hueRotation(.degrees(120)))
        filter("saturation", .saturation(0.3))
        filter("brightness", .brightness(0.3))
        filter("contrast", .contrast(0.4))
        filter("color-invert", .colorInvert())
        filter("color-invert-in-part", .colorInvert(0.3))
        filter("grayscale", .grayscale(1))
        filter("luminance-to-alpha", .luminanceToAlpha)
        filter("blur", .blur(radius: 2))
        filter("blur-opaque", .blur(radius: 2, options: .opaque))
        filter("blur-of-nothing", .blur(radius: 0))
        filter("alpha-threshold", .alphaThreshold(min: 0.5, color: .purple))
        filter(
            "linear-colour-is-noted", .grayscale(0.5), options: .linearColor, findings: ["filter-color-mode-ignored"])
        Fixture("canvas-filters/color-matrix", 30, 24) {
            Canvas { context, _ in
                var swap = ColorMatrix()
                (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
                context.addFilter(.colorMatrix(swap))
                context.fill(Path(CGRect(x: 4, y: 4, width: 22, height: 16)), with: .color(.orange))
            }
        }
        // What was added last comes first: blurred, then cut where half is left.
        Fixture("canvas-filters/drops-that-run-together", 40, 24) {
            Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
                context.addFilter(.blur(radius: 2))
                context.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16)), with: .color(.black))
                    layer.fill(Path(ellipseIn: CGRect(x: 19, y: 6, width: 14, height: 14)), with: .color(.black))
                }
            }
        }
        Fixture("canvas-filters/threshold-between-two", 30, 24) {
            Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: .pink))
                context.addFilter(.blur(radius: 3))
                context.fill(Path(ellipseIn: CGRect(x: 7, y: 4, width: 16, height: 16)), with: .color(.black))
            }
        }
        Fixture("canvas-filters/projection", 40, 30) {
            Canvas { context, size in
                var matrix = ProjectionTransform()
                // The right edge is half as far away again: two thirds as high.
                matrix.m13 = 0.5 / size.width
                context.addFilter(.projectionTransform(matrix))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
                context.stroke(Path(ellipseIn: CGRect(x: 4, y: 4, width: 22, height: 22)), with: .color(.white))
            }
        }
        // Without a layer each call is filtered for itself.
        Fixture("canvas-filters/each-call-alone", 30, 24) {
            Canvas { context, _ in
                context.addFilter(.shadow(color: .black, radius: 1, x: 2, y: 2))
                context.fill(Path(CGRect(x: 4, y: 4, width: 12, height: 12)), with: .color(.orange))
                context.fill(Path(CGRect(x: 10, y: 8, width: 12, height: 10)), with: .color(.yellow))
            }
        }
        // Lengths are those of the space in which the filter was added.
        Fixture("canvas-filters/added-before-the-scale", 40, 24) {
            Canvas { context, _ in
                context.addFilter(.shadow(color: .black, radius: 0, x: 2, y: 2))
                context.scaleBy(x: 3, y: 1)
                context.fill(Path(CGRect(x: 2, y: 4, width: 8, height: 12)), with: .color(.orange))
            }
        }
        Fixture("canvas-filters/added-after-the-scale", 40, 24) {
            Canvas { context, _ in
                context.scaleBy(x: 3, y: 1)
                context.addFilter(.shadow(color: .black, radius: 0, x: 2, y: 2))
                context.fill(Path(CGRect(x: 2, y: 4, width: 8, height: 12)), with: .color(.orange))
            }
        }
        // The clip cuts what the filter makes.
        Fixture("canvas-filters/under-a-clip", 30, 24) {
            Canvas { context, _ in
                context.clip(to: Path(CGRect(x: 4, y: 4, width: 22, height: 12)))
                context.addFilter(.blur(radius: 2))
                context.fill(Path(ellipseIn: CGRect(x: 6, y: 6, width: 14, height: 14)), with: .color(.red))
            }
        }
        Fixture("canvas-filters/opacity-comes-after", 30, 24) {
            Canvas { context, _ in
                context.opacity = 0.4
                context.addFilter(.shadow(color: .black, radius: 0, x: 5, y: 5))
                context.fill(Path(CGRect(x: 4, y: 4, width: 14, height: 12)), with: .color(.red))
            }
        }
    }
}
