import SwiftUI

/// In which order stacks serve their members, and what members of several kinds come to.
extension Fixture {
    @FixtureList static var stackOrder: [Fixture] {
        // Both are without limit: the larger minimum comes first, is offered 20, keeps 30, and leaves 10.
        Fixture("stacks/larger-minimum-first", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            HStack(spacing: 0) {
                Color.red; Color.blue.frame(minWidth: 30)
            }
        }
        // 20 of 16 offered, then 16 of 14, and 12 are left.
        Fixture(
            "stacks/minima-in-falling-order", 48, 10,
            frames: [rect(0, 0, 20, 10), rect(20, 0, 12, 10), rect(32, 0, 16, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.green
                Color.blue.frame(minWidth: 16)
            }
        }
        // Ranges of 10, 30 and without end: 10 of 20, then 25 of 25.
        Fixture(
            "stacks/ranges-in-rising-order", 60, 10,
            frames: [rect(0, 0, 25, 10), rect(25, 0, 25, 10), rect(50, 0, 10, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 0, maxWidth: 30)
                Color.blue.frame(minWidth: 0, maxWidth: 10)
            }
        }
        // 12 of the 30 that the others' minima leave, then 24 with its own minimum back, and the last minimum.
        Fixture(
            "stacks/three-priorities", 40, 10,
            frames: [rect(0, 0, 4, 10), rect(4, 0, 24, 10), rect(28, 0, 12, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 4)
                Color.green.frame(minWidth: 6).layoutPriority(1)
                Color.blue.frame(maxWidth: 12).layoutPriority(2)
            }
        }
        Fixture("stacks/negative-priority-last", 40, 10, frames: [rect(0, 0, 0, 10), rect(0, 0, 40, 10)]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1); Color.blue
            }
        }
        Fixture("stacks/spacer-after-negative-priority", 40, 10, frames: [rect(0, 0, 30, 10)]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-5); Spacer(minLength: 10)
            }
        }
        Fixture(
            "stacks/same-priority-shares", 40, 10,
            frames: [rect(0, 0, 15, 10), rect(15, 0, 15, 10), rect(30, 0, 10, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.green.layoutPriority(1)
                Color.blue.frame(minWidth: 10)
            }
        }
        // Fixed members come first, and 60 in 40 are centered.
        Fixture(
            "stacks/nothing-left-for-flexible", 40, 10,
            frames: [rect(-10, 0, 30, 10), rect(20, 0, 0, 10), rect(20, 0, 30, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30); Color.green; Color.blue.frame(width: 30)
            }
        }
        // Four times 8 points are more than 24.
        Fixture("stacks/spacing-exceeds-room", 24, 10, frames: (0..<5).map { rect(-4 + 8 * CGFloat($0), 0, 0, 10) }) {
            HStack { ForEach(0..<5) { _ in Color.red } }
        }
        Fixture("stacks/negative-spacing-gives-room", 40, 10, frames: [rect(0, 0, 25, 10), rect(15, 0, 25, 10)]) {
            HStack(spacing: -10) {
                Color.red; Color.blue.opacity(0.5)
            }
        }
        Fixture("stacks/zindex-lifts-drawing-only", 40, 10, frames: [rect(5, 0, 20, 10), rect(15, 0, 20, 10)]) {
            HStack(spacing: -10) {
                Color.red.frame(width: 20).zIndex(1); Color.blue.frame(width: 20)
            }
        }
        // Asked for its ideal height, the row comes to 20 and offers that.
        Fixture("stacks/ideal-height-is-shared", 40, 40, frames: [rect(8, 10, 10, 20), rect(22, 10, 10, 20)]) {
            HStack(spacing: 4) {
                Color.red.frame(width: 10, height: 20); Color.blue
            }.fixedSize()
        }
        Fixture("stacks/ideal-width-is-shared", 40, 40, frames: [rect(10, 10, 20, 10), rect(10, 20, 20, 10)]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10); Color.blue
            }.fixedSize()
        }
        // One pixel of half a point.
        Fixture("stacks/divider-below-view", 40, 40, frames: [rect(10, 14.75, 20, 10), rect(10, 24.75, 20, 0.5)]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10); Divider()
            }.fixedSize()
        }
        Fixture(
            "stacks/divider-stands-in-row", 40, 20,
            frames: [rect(9.75, 0, 10, 20), rect(19.75, 0, 0.5, 20), rect(20.25, 0, 10, 20)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10); Divider(); Color.blue.frame(width: 10)
            }
        }
        Fixture(
            "stacks/divider-stands-in-group-in-row", 40, 10, frames: [rect(14.75, 0, 10, 10), rect(24.75, 0, 0.5, 10)]
        ) {
            HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10); Divider()
                }
            }
        }
        Fixture("stacks/divider-lies-outside-stacks", 40, 10, frames: [rect(0, 4.75, 40, 0.5)]) { Divider() }
        Fixture("stacks/divider-lies-in-zstack-in-row", 40, 10, frames: [rect(0, 4.75, 40, 0.5)]) {
            HStack { ZStack { Divider() } }
        }
        Fixture("stacks/spacer-alone-in-zstack-fills", 40, 40, frames: [rect(0, 0, 40, 40)]) {
            ZStack { Spacer() }.background(Color.yellow)
        }
        // Members of the highest priority decide a z-stack's size, and a spacer's is the lowest.
        Fixture(
            "stacks/spacer-beside-view-in-zstack-has-no-say", 40, 40,
            frames: [rect(10, 10, 20, 20), rect(10, 10, 20, 20)]
        ) {
            ZStack {
                Color.red.frame(width: 20, height: 20); Spacer()
            }.background(Color.yellow)
        }
        Fixture("stacks/spacer-takes-no-height-in-row", 40, 40, frames: [rect(0, 20, 40, 0)]) {
            HStack { Spacer() }.background(Color.yellow)
        }
        Fixture("stacks/framed-spacer-is-a-gap", 40, 10, frames: [rect(6, 0, 8, 10), rect(26, 0, 8, 10)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 8); Spacer().frame(width: 12); Color.blue.frame(width: 8)
            }
        }
        Fixture("stacks/spacer-without-minimum-gives-all", 40, 10, frames: [rect(0, 0, 40, 10)]) {
            HStack(spacing: 0) {
                Color.red; Spacer(minLength: 0)
            }
        }
        Fixture("stacks/spacer-keeps-8", 40, 10, frames: [rect(0, 0, 32, 10)]) {
            HStack(spacing: 0) {
                Color.red; Spacer()
            }
        }
        Fixture(
            "stacks/empty-view-between-takes-no-spacing", 40, 10, frames: [rect(0, 0, 16, 10), rect(24, 0, 16, 10)]
        ) {
            HStack {
                Color.red; EmptyView(); Color.blue
            }
        }
        Fixture(
            "stacks/group-is-flat", 40, 10, frames: [rect(0, 0, 12, 10), rect(14, 0, 12, 10), rect(28, 0, 12, 10)]
        ) {
            HStack(spacing: 2) {
                Group {
                    Color.red; Color.green
                }; Color.blue
            }
        }
        Fixture(
            "stacks/nested-stack-is-one-member", 40, 10,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(20, 0, 20, 10)]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red; Color.green
                }; Color.blue
            }
        }
        Fixture("stacks/stack-of-fixed-views-is-fixed", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            HStack(spacing: 0) {
                HStack { Color.red.frame(width: 10) }; Color.blue
            }
        }
        // Ten points high, a square is no wider than 10: its range is the smaller one.
        Fixture("stacks/square-before-flexible", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit); Color.blue
            }
        }
    }
}
