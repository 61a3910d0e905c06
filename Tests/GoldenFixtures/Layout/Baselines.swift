import SwiftUI

/// A block whose baselines are set, as a text's are: the first `first`, the last `last` points below its top.
private func lines(_ color: Color, _ height: CGFloat, first: CGFloat, last: CGFloat) -> some View {
    color.frame(width: 10, height: height)
        .alignmentGuide(.firstTextBaseline) { _ in first }.alignmentGuide(.lastTextBaseline) { _ in last }
}

/// A block without text.
private func block(_ color: Color, _ height: CGFloat = 10) -> some View { color.frame(width: 10, height: height) }

extension Fixture {
    /// Text baselines, of blocks that stand for texts.
    @FixtureList static var baselines: [Fixture] {
        // 6 and 12 below the tops meet.
        Fixture("baselines/first-in-a-row", 40, 40, frames: [rect(10, 13, 10, 20), rect(20, 7, 10, 16)]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                lines(.red, 20, first: 6, last: 16)
                lines(.blue, 16, first: 12, last: 12)
            }
        }
        // 16 and 12: the second lies 4 lower and ends at the same 20.
        Fixture("baselines/last-in-a-row", 40, 40, frames: [rect(10, 10, 10, 20), rect(20, 14, 10, 16)]) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                lines(.red, 20, first: 6, last: 16)
                lines(.blue, 16, first: 12, last: 12)
            }
        }
        // What has no text stands on the baseline with its bottom.
        Fixture("baselines/no-text-stands-on-it", 40, 40, frames: [rect(10, 13, 10, 20), rect(20, 7, 10, 12)]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                lines(.red, 20, first: 6, last: 16)
                block(.blue, 12)
            }
        }
        // Of a column the topmost first baseline counts, 6, and the lowest last one, 20 + 16 = 36.
        Fixture(
            "baselines/topmost-of-a-column", 40, 60,
            frames: [rect(10, 10, 10, 20), rect(10, 30, 10, 20), rect(20, 10, 10, 6)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    lines(.red, 20, first: 6, last: 16); lines(.orange, 20, first: 6, last: 16)
                }
                block(.blue, 6)
            }
        }
        Fixture(
            "baselines/lowest-of-a-column", 40, 60,
            frames: [rect(10, 10, 10, 20), rect(10, 30, 10, 20), rect(20, 40, 10, 6)]
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    lines(.red, 20, first: 6, last: 16); lines(.orange, 20, first: 6, last: 16)
                }
                block(.blue, 6)
            }
        }
        // A row says the topmost too: 6 + 4 against 12.
        Fixture(
            "baselines/topmost-of-a-row", 50, 40,
            frames: [rect(10, 10, 10, 20), rect(20, 10, 10, 20), rect(30, 10, 10, 6)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    lines(.red, 20, first: 12, last: 16)
                    lines(.orange, 20, first: 6, last: 16)
                }
                block(.blue, 6)
            }
        }
        // What has no text in a column with text does not count: 10 + 6.
        Fixture(
            "baselines/text-below-a-picture", 40, 50,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 20), rect(20, 20, 10, 6)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red); lines(.orange, 20, first: 6, last: 16)
                }
                block(.blue, 6)
            }
        }
        Fixture("baselines/through-padding", 40, 50, frames: [rect(10, 18, 10, 20), rect(20, 18, 10, 6)]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                lines(.red, 20, first: 6, last: 16).padding(.top, 6)
                block(.blue, 6)
            }
        }
        // In a frame that is lower than the block the guide still lies where the block's is: 6 − 5 = 1.
        Fixture("baselines/through-a-low-frame", 40, 40, frames: [rect(10, 12.5, 10, 20), rect(20, 12.5, 10, 6)]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                lines(.red, 20, first: 6, last: 16).frame(height: 10)
                block(.blue, 6)
            }
        }
        // The box's own first baseline is its bottom, 30, which the block's 6 meets.
        Fixture("baselines/of-a-frame", 40, 40, frames: [rect(15, 29, 10, 20)]) {
            lines(.red, 20, first: 6, last: 16).frame(width: 30, height: 30, alignment: .centerFirstTextBaseline)
        }
        // A badge that stands on the first baseline at the trailing edge.
        Fixture("baselines/overlay-on-the-first", 40, 40, frames: [rect(15, 10, 10, 20), rect(21, 12, 4, 4)]) {
            lines(.red, 20, first: 6, last: 16)
                .overlay(alignment: .trailingFirstTextBaseline) { Color.blue.frame(width: 4, height: 4) }
        }
        Fixture("baselines/overlay-on-the-last", 40, 40, frames: [rect(15, 10, 10, 20), rect(15, 22, 4, 4)]) {
            lines(.red, 20, first: 6, last: 16)
                .overlay(alignment: .leadingLastTextBaseline) { Color.blue.frame(width: 4, height: 4) }
        }
        Fixture("baselines/background-on-the-last", 40, 40, frames: [rect(5, 24, 20, 2), rect(15, 10, 10, 20)]) {
            lines(.red, 20, first: 6, last: 16)
                .background(alignment: .trailingLastTextBaseline) { Color.blue.frame(width: 20, height: 2) }
        }
        Fixture("baselines/in-a-zstack", 40, 40, frames: [rect(10, 13, 10, 20), rect(10, 7, 10, 12)]) {
            ZStack(alignment: .leadingFirstTextBaseline) {
                lines(.red, 20, first: 6, last: 16)
                block(.blue, 12)
            }
            .frame(width: 20, alignment: .leading)
        }
        Fixture("baselines/in-a-grid-row", 40, 40, frames: [rect(10, 13, 10, 20), rect(20, 7, 10, 12)]) {
            Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    lines(.red, 20, first: 6, last: 16)
                    block(.blue, 12)
                }
            }
        }
        // Text of 20 points has its baseline .952148 × 20 = 19.04296 below its top (apple-metrics §3), where the bars
        // end that stand on it; the canvas and the text's 24 points share their middle.
        Fixture("baselines/bars-beside-text", 60, 40) {
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                block(.red, 8)
                Text("Hg").font(.system(size: 20))
                block(.blue, 14)
            }
        }
        Fixture("baselines/number-and-unit", 88, 50) {
            HStack(alignment: .lastTextBaseline, spacing: 2) {
                Text("72").font(.system(size: 34, weight: .bold))
                Text("bpm").font(.system(size: 13))
            }
        }
        Fixture("baselines/underline-as-overlay", 70, 40) {
            Text("Hogs").font(.system(size: 24))
                .overlay(alignment: .bottom) { Color.red.frame(height: 2).alignmentGuide(.bottom) { _ in -1 } }
                .overlay(alignment: .leadingFirstTextBaseline) { Color.blue.frame(width: 6, height: 6) }
        }
    }
}
