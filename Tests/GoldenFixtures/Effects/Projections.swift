import DisplayList
import SwiftUI

/// Perspective and geometry effects.
extension Fixture {
    @FixtureList static var projections: [Fixture] {
        // The edge nearer to the viewer is taller: 45° around y with a side of 24 puts the left edge at a depth of
        // ∓8.49 points, so its half height is 12 / (1 ∓ 8.49 / 24) = 8.9 and 18.6.
        Fixture("projections/turn-around-y", 40, 40) {
            Color.blue.frame(width: 24, height: 24).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/turn-around-x", 40, 40) {
            Color.blue.frame(width: 24, height: 24).rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
        }
        Fixture("projections/turn-around-z-is-a-rotation", 24, 24) {
            Color.blue.frame(width: 14, height: 8).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
        }
        Fixture("projections/oblique-axis", 40, 40) {
            Color.blue.frame(width: 24, height: 16).rotation3DEffect(.degrees(60), axis: (x: 1, y: 1, z: 0))
        }
        Fixture("projections/axis-of-any-length", 40, 40) {
            Color.blue.frame(width: 24, height: 16).rotation3DEffect(.degrees(60), axis: (x: 20, y: 20, z: 0))
        }
        Fixture("projections/no-axis-no-turn", 24, 24) {
            Color.blue.frame(width: 14, height: 8).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))
        }
        Fixture("projections/perspective-zero-keeps-parallels", 40, 40) {
            Color.blue.frame(width: 24, height: 24)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        Fixture("projections/perspective-half", 40, 40) {
            Color.blue.frame(width: 24, height: 24)
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        }
        Fixture("projections/anchor-at-an-edge", 40, 40) {
            Color.blue.frame(width: 24, height: 24)
                .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
        Fixture("projections/anchor-in-depth", 40, 40) {
            Color.blue.frame(width: 16, height: 16)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: 12)
        }
        Fixture("projections/seen-from-behind", 40, 24) {
            Text("Fa").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/edge-on-is-nothing", 24, 24) {
            Color.blue.frame(width: 14, height: 8).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/keeps-the-frame", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                Color.blue.opacity(0.6)
            }
        }
        Fixture("projections/text-in-perspective", 60, 40) {
            Text("Tilted").bold().rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/fine-stripes-do-not-flicker", 40, 40) {
            HStack(spacing: 0) { ForEach(0..<16) { Color($0 % 2 == 0 ? .black : .white).frame(width: 2) } }
                .frame(width: 32, height: 32).rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/shadow-inside-is-projected", 44, 40) {
            Color.yellow.frame(width: 20, height: 20).shadow(color: .black, radius: 2, x: 3)
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/shadow-outside-is-not", 44, 40) {
            Color.yellow.frame(width: 20, height: 20).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                .shadow(color: .black, radius: 2, x: 3)
        }
        Fixture("projections/opacity-blend-and-clip", 40, 40) {
            ZStack {
                Color.orange
                Color.blue.frame(width: 24, height: 24).clipShape(Circle()).opacity(0.7)
                    .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0.5, z: 0)).blendMode(.multiply)
            }
        }
        Fixture("projections/inside-a-clip", 30, 30) {
            Color.blue.frame(width: 24, height: 24).rotation3DEffect(.degrees(-45), axis: (x: 0, y: 1, z: 0))
                .frame(width: 16, height: 16).clipped()
        }
        Fixture("projections/nested", 40, 40) {
            Color.blue.frame(width: 20, height: 20).rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
                .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/as-a-mask", 30, 30) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .mask { Circle().padding(3).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0)) }
        }
        Fixture("projections/behind-the-viewer-is-cut", 40, 40) {
            Color.blue.frame(width: 24, height: 24)
                .rotation3DEffect(.degrees(-70), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 2)
        }
        Fixture("projections/projection-effect", 40, 30) {
            Color.blue.frame(width: 20, height: 20).projectionEffect(trapezoid)
        }
        Fixture("projections/affine-projection", 30, 30) {
            Color.blue.frame(width: 12, height: 12)
                .projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 4)))
        }
        Fixture("projections/card-of-three-dimensions", 40, 40) {
            Color.blue.frame(width: 20, height: 20).modifier(Tilt(degrees: 40))
        }
        Fixture("projections/custom-effect", 40, 30) {
            Color.blue.frame(width: 12, height: 12).modifier(Slant(amount: 0.5)).background(Color.yellow)
        }
        Fixture("projections/ignored-by-layout", 40, 30) {
            Color.blue.frame(width: 12, height: 12).modifier(Slant(amount: 0.5).ignoredByLayout())
        }
        Fixture("projections/not-finite-is-told", 24, 24, findings: ["layout-value-invalid"]) {
            Color.blue.frame(width: 14, height: 8).rotation3DEffect(.radians(.nan), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/right-to-left-turns-the-other-way", 40, 40) {
            Color.blue.frame(width: 24, height: 24)
                .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("projections/accented", 40, 40, pass: .accented(tint: ResolvedColor(rgb: 0, 128, 255))) {
            Text("Ab").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        Fixture("projections/vibrant", 40, 40, pass: .vibrant) {
            Color.gray.frame(width: 24, height: 24).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
    }

    /// Further away at the bottom.
    private static var trapezoid: ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m23 = 0.03
        return transform
    }
}

/// A turn in space by Core Animation's functions, as code written for UIKit has it.
private struct Tilt: GeometryEffect {
    var degrees: Double
    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: degrees).radians), 1, 0, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        return ProjectionTransform(transform)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
    }
}

private struct Slant: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
}
