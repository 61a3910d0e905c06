import SwiftUI

extension Fixture {
    @FixtureList static var stacks: [Fixture] {
        // Two views share what 8 points of spacing leave (layout-truths rows 36 to 38).
        Fixture("stacks/vstack-default-spacing", 40, 40, frames: [rect(0, 0, 40, 16), rect(0, 24, 40, 16)]) {
            VStack {
                Color.red; Color.blue
            }
        }
        Fixture("stacks/hstack-default-spacing", 40, 40, frames: [rect(0, 0, 16, 40), rect(24, 0, 16, 40)]) {
            HStack {
                Color.red; Color.blue
            }
        }
        Fixture("stacks/vstack-spacing-zero", 40, 40, frames: [rect(0, 0, 40, 20), rect(0, 20, 40, 20)]) {
            VStack(spacing: 0) {
                Color.red; Color.blue
            }
        }
        Fixture("stacks/vstack-spacing-three", 40, 40, frames: [rect(0, 0, 40, 18.5), rect(0, 21.5, 40, 18.5)]) {
            VStack(spacing: 3) {
                Color.red; Color.blue
            }
        }
        Fixture("stacks/vstack-spacing-negative", 40, 40, frames: [rect(10, 12, 20, 10), rect(10, 18, 20, 10)]) {
            VStack(spacing: -4) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        Fixture("stacks/for-each", 40, 40, frames: [rect(0, 0, 40, 12), rect(0, 14, 40, 12), rect(0, 28, 40, 12)]) {
            VStack(spacing: 2) { ForEach(0..<3) { Color.blue.opacity(Double($0 + 1) / 3) } }
        }
        Fixture(
            "stacks/modifier-of-group-applies-to-each", 40, 40, frames: [rect(0, 10, 40, 10), rect(0, 20, 40, 10)]
        ) {
            VStack(spacing: 0) {
                Group {
                    Color.red; Color.blue
                }.frame(height: 10)
            }
        }
        Fixture("stacks/absent-views-take-no-spacing", 40, 40, frames: [rect(0, 0, 40, 40)]) {
            VStack(spacing: 4) {
                if FixtureEnvironment.now.timeIntervalSince1970 < 0 { Color.red }
                Color.blue
                EmptyView()
            }
        }
        Fixture(
            "stacks/nested", 40, 40, frames: [rect(0, 0, 18, 18), rect(0, 22, 18, 18), rect(22, 0, 18, 40)]
        ) {
            HStack(spacing: 4) {
                VStack(spacing: 4) {
                    Color.red; Color.green
                }
                Color.blue
            }
        }
        // Shapes are 10 × 10 where nothing is proposed (row 69): 10 + 8 + 10 is centered.
        Fixture("stacks/ideal-size", 40, 40, frames: [rect(6, 15, 10, 10), rect(24, 15, 10, 10)]) {
            HStack {
                Rectangle().fill(.red); Rectangle().fill(.blue)
            }.fixedSize()
        }
        Fixture("stacks/overflow-is-centered", 40, 40, frames: [rect(-10, 0, 30, 40), rect(20, 0, 30, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30); Color.blue.frame(width: 30)
            }
        }
        Fixture(
            "stacks/grid-of-pixels", 12, 12, scale: 1,
            frames: [
                rect(0, 0, 1, 2), rect(0, 2, 1, 1), rect(1, 0, 6, 3), rect(7, 0, 5, 3), rect(0, 3, 3, 9),
                rect(3, 3, 9, 9)
            ]
        ) {
            // layout-truths row 48
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.black.frame(width: 1, height: 2)
                        Color.white.frame(width: 1, height: 1)
                    }
                    Color.white.frame(width: 6, height: 3)
                    Color.black.frame(width: 5, height: 3)
                }
                HStack(spacing: 0) {
                    Color.red.frame(width: 3, height: 9)
                    Color.blue.frame(width: 9, height: 9)
                }
            }
            .frame(width: 12, height: 12)
        }
    }
}
