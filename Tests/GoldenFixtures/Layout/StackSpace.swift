import SwiftUI

/// How stacks give out room.
extension Fixture {
    @FixtureList static var stackSpace: [Fixture] {
        // layout-truths rows 41 and 42: higher priority is served first, the others keep their least length.
        Fixture("stacks/vstack-priority", 40, 40, frames: [rect(0, 0, 40, 10), rect(0, 18, 40, 22)]) {
            VStack {
                Rectangle().fill(.red).frame(minHeight: 10)
                Rectangle().fill(.blue).layoutPriority(1)
            }
        }
        Fixture("stacks/hstack-priority", 40, 40, frames: [rect(0, 0, 0, 40), rect(8, 0, 32, 40)]) {
            HStack {
                Rectangle().fill(.red).frame(minHeight: 10)
                Rectangle().fill(.blue).layoutPriority(1)
            }
        }
        // The least flexible come first: 10, then 8 of the 15 offered, and 22 remain.
        Fixture(
            "stacks/least-flexible-first", 40, 40,
            frames: [rect(0, 0, 10, 40), rect(10, 0, 22, 40), rect(32, 0, 8, 40)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Color.green
                Color.blue.frame(maxWidth: 8)
            }
        }
        Fixture("stacks/least-width-is-kept", 40, 40, frames: [rect(0, 0, 30, 40), rect(30, 0, 10, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30); Color.blue
            }
        }
        Fixture("stacks/spacer-pushes-apart", 40, 40, frames: [rect(0, 0, 10, 40), rect(30, 0, 10, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Spacer()
                Color.blue.frame(width: 10)
            }
        }
        // A spacer is served last and keeps its least length beside a view that takes all.
        Fixture("stacks/spacer-min-length", 40, 40, frames: [rect(0, 0, 10, 40), rect(22, 0, 18, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Spacer(minLength: 12)
                Color.blue
            }
        }
        // layout-truths rows 50, 51 and 62: 8 + 2 + 8 + 2 + 8 is centered in 12.
        Fixture("stacks/vstack-spacers-overflow", 12, 12, frames: [rect(0, 0, 12, 2), rect(0, 10, 12, 2)]) {
            VStack {
                Spacer()
                Color.red.frame(height: 2)
                Spacer()
                Color.blue.frame(height: 2)
                Spacer()
            }
            .frame(width: 12, height: 12)
        }
        Fixture("stacks/hstack-spacers-overflow", 12, 12, frames: [rect(0, 0, 2, 12), rect(10, 0, 2, 12)]) {
            HStack {
                Spacer()
                Color.red.frame(width: 2)
                Spacer()
                Color.blue.frame(width: 2)
                Spacer()
            }
            .frame(width: 12, height: 12)
        }
        Fixture(
            "stacks/two-spacers-share", 40, 12, frames: [rect(0, 0, 8, 12), rect(16, 0, 8, 12), rect(32, 0, 8, 12)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 8)
                Spacer(minLength: 0)
                Color.green.frame(width: 8)
                Spacer(minLength: 0)
                Color.blue.frame(width: 8)
            }
        }
        Fixture("stacks/text-gives-way-to-fixed-views", 60, 24, findings: ["text-truncated"]) {
            HStack(spacing: 4) {
                Color.red.frame(width: 20)
                Text("Truncated").lineLimit(1)
            }
        }
        Fixture("stacks/text-with-priority-is-whole", 80, 24, findings: ["text-truncated"]) {
            HStack(spacing: 4) {
                Text("Losing text").foregroundStyle(.red).lineLimit(1)
                Text("Whole").layoutPriority(1).lineLimit(1)
            }
        }
        // Between texts of a style lies the leading of the lower one (row 64).
        Fixture("stacks/text-to-text-spacing", 40, 50, scale: 3) {
            VStack {
                Text("Hx"); Text("Hx")
            }
        }
        Fixture("stacks/text-to-view-spacing", 40, 50, scale: 3) {
            VStack {
                Text("Hx"); Color.red.frame(height: 4); Text("Hx")
            }
        }
        Fixture("stacks/symbol-to-text-spacing", 40, 50, scale: 3) {
            VStack {
                Image(systemName: "star.fill"); Text("Hx")
            }
        }
    }
}
