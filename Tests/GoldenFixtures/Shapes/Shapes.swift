import SwiftUI

extension Fixture {
    @FixtureList static var plainShapes: [Fixture] {
        Fixture("shapes/rectangle", 24, 16, frames: [rect(0, 0, 24, 16)]) { Rectangle().fill(.blue) }
        // A circle is as large as the shorter side and centered.
        Fixture("shapes/circle", 24, 16, frames: [rect(4, 0, 16, 16)]) { Circle().fill(.blue) }
        Fixture("shapes/ellipse", 24, 16, frames: [rect(0, 0, 24, 16)]) { Ellipse().fill(.blue) }
        Fixture("shapes/capsule-horizontal", 24, 16) { Capsule().fill(.blue) }
        Fixture("shapes/capsule-vertical", 16, 24) { Capsule().fill(.blue) }
        Fixture("shapes/rounded-continuous", 24, 24) { RoundedRectangle(cornerRadius: 7).fill(.blue) }
        Fixture("shapes/rounded-circular", 24, 24) { RoundedRectangle(cornerRadius: 7, style: .circular).fill(.blue) }
        Fixture("shapes/rounded-radius-half-the-side", 24, 24) { RoundedRectangle(cornerRadius: 12).fill(.blue) }
        Fixture("shapes/rounded-radius-too-large", 24, 16) { RoundedRectangle(cornerRadius: 40).fill(.blue) }
        Fixture("shapes/rounded-continuous-tight", 24, 16) { RoundedRectangle(cornerRadius: 7).fill(.blue) }
        // layout-truths row 59, whose alphas TruthTests hold.
        Fixture("shapes/rounded-ten-of-fifty-1x", 50, 50, scale: 1) { RoundedRectangle(cornerRadius: 10).fill(.blue) }
        Fixture("shapes/uneven-corners", 24, 24) {
            UnevenRoundedRectangle(
                topLeadingRadius: 10, bottomLeadingRadius: 0, bottomTrailingRadius: 6, topTrailingRadius: 3
            )
            .fill(.blue)
        }
        Fixture("shapes/container-relative-without-container", 24, 24) { ContainerRelativeShape().fill(.blue) }
        Fixture("shapes/foreground-without-fill", 24, 16) { Capsule().foregroundStyle(.red) }
        Fixture("shapes/inset", 24, 24) { Circle().inset(by: 4).fill(.blue).background(Color.yellow) }
        Fixture("shapes/inset-rounded-shrinks-its-radius", 24, 24) {
            RoundedRectangle(cornerRadius: 8).inset(by: 4).fill(.blue).background(Color.yellow)
        }
        Fixture("shapes/rotated-shape-keeps-its-frame", 24, 24) {
            Rectangle().rotation(.degrees(45)).fill(.blue).frame(width: 12, height: 12)
        }
        Fixture("shapes/scaled-shape", 24, 24) {
            Rectangle().scale(x: 0.5, y: 1, anchor: .leading).fill(.blue).frame(width: 20, height: 12)
        }
        Fixture("shapes/offset-shape", 24, 24) {
            Rectangle().offset(x: 4, y: 2).fill(.blue).frame(width: 12, height: 12)
        }
        Fixture("shapes/sized-shape-in-its-corner", 24, 24) { Circle().size(width: 12, height: 12).fill(.blue) }
        Fixture("shapes/any-shape", 24, 16) { AnyShape(Capsule()).fill(.blue) }
        Fixture("shapes/aliased", 16, 16) { Circle().fill(.blue, style: FillStyle(antialiased: false)) }
    }
}
