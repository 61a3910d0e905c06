import SwiftUI

/// A triangle whose right angle is at the top left.
private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

extension Fixture {
    /// Shapes are mirrored where lines run from right to left, unless they say otherwise.
    @FixtureList static var rightToLeft: [Fixture] {
        Fixture("right-to-left/shape-is-mirrored", 30, 30) {
            Corner().fill(.red).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/fixed-shape-is-not", 30, 30) {
            Corner(layoutDirectionBehavior: .fixed).fill(.red).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/shape-for-the-other-direction", 30, 30) {
            Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight)).fill(.red)
        }
        Fixture("right-to-left/changed-shape-keeps-its-behaviour", 30, 30) {
            Corner(layoutDirectionBehavior: .fixed).scale(0.5).stroke(.red, lineWidth: 2)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/arc-is-mirrored", 30, 30) {
            Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 4).padding(4)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/clip-is-mirrored", 30, 30) {
            Color.green.clipShape(Corner()).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/leading-corners", 30, 30) {
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: 12).fill(.orange)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("right-to-left/symbol-flips-when-asked", 40, 20) {
            HStack(spacing: 4) {
                Image(systemName: "arrow.up.right").flipsForRightToLeftLayoutDirection(true)
                Image(systemName: "arrow.up.right").flipsForRightToLeftLayoutDirection(false)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
