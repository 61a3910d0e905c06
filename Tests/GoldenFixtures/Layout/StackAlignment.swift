import SwiftUI

extension Fixture {
    @FixtureList static var stackAlignment: [Fixture] {
        for (name, alignment, x) in [
            ("leading", HorizontalAlignment.leading, 5), ("center", .center, 15), ("trailing", .trailing, 25)
        ] as [(String, HorizontalAlignment, CGFloat)] {
            Fixture("stacks/vstack-\(name)", 40, 40, frames: [rect(5, 11, 30, 8), rect(x, 21, 10, 8)]) {
                VStack(alignment: alignment, spacing: 2) {
                    Color.red.frame(width: 30, height: 8)
                    Color.blue.frame(width: 10, height: 8)
                }
            }
        }
        for (name, alignment, y) in [
            ("top", VerticalAlignment.top, 5), ("center", .center, 15), ("bottom", .bottom, 25)
        ] as [(String, VerticalAlignment, CGFloat)] {
            Fixture("stacks/hstack-\(name)", 40, 40, frames: [rect(11, 5, 8, 30), rect(21, y, 8, 10)]) {
                HStack(alignment: alignment, spacing: 2) {
                    Color.red.frame(width: 8, height: 30)
                    Color.blue.frame(width: 8, height: 10)
                }
            }
        }
        // layout-truths rows 46 and 47
        for (name, alignment, x, y) in [
            ("center", Alignment.center, 3, 3), ("top-leading", .topLeading, 0, 0), ("top", .top, 3, 0),
            ("trailing", .trailing, 6, 3), ("bottom-trailing", .bottomTrailing, 6, 6)
        ] as [(String, Alignment, CGFloat, CGFloat)] {
            Fixture("stacks/zstack-\(name)", 12, 12, frames: [rect(0, 0, 12, 12), rect(x, y, 6, 6)]) {
                ZStack(alignment: alignment) {
                    Color.black.frame(width: 12, height: 12)
                    Color.yellow.frame(width: 6, height: 6)
                }
            }
        }
        // layout-truths row 49
        Fixture(
            "stacks/hstack-bottom-of-different-heights", 12, 12,
            frames: [rect(0, 2, 4, 10), rect(4, 0, 4, 12), rect(8, 2, 4, 10)]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.red.frame(height: 10)
                Color.green.frame(height: 12)
                Color.blue.frame(height: 10)
            }
            .frame(width: 12, height: 12)
        }
        Fixture("stacks/hstack-first-baseline", 60, 50) {
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("A").font(.title)
                Text("a\nb").font(.caption)
                Text("c").font(.caption2)
            }
        }
        Fixture("stacks/hstack-last-baseline", 60, 50) {
            HStack(alignment: .lastTextBaseline, spacing: 2) {
                Text("A").font(.title)
                Text("a\nb").font(.caption)
                Text("c").font(.caption2)
            }
        }
        Fixture("stacks/rtl-hstack", 40, 40, frames: [rect(25, 0, 10, 40), rect(5, 0, 20, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10); Color.blue.frame(width: 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("stacks/rtl-vstack-leading", 40, 40, frames: [rect(5, 11, 30, 8), rect(25, 21, 10, 8)]) {
            VStack(alignment: .leading, spacing: 2) {
                Color.red.frame(width: 30, height: 8)
                Color.blue.frame(width: 10, height: 8)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("stacks/rtl-zstack-top-leading", 12, 12, frames: [rect(0, 0, 12, 12), rect(6, 0, 6, 6)]) {
            ZStack(alignment: .topLeading) {
                Color.black.frame(width: 12, height: 12)
                Color.yellow.frame(width: 6, height: 6)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
