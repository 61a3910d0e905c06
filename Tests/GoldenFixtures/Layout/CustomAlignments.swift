import SwiftUI

private enum MarkX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

private enum MarkY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension HorizontalAlignment { static let markX = HorizontalAlignment(MarkX.self) }
extension VerticalAlignment { static let mark = VerticalAlignment(MarkY.self) }
extension Alignment { static let mark = Alignment(horizontal: .markX, vertical: .mark) }

/// A block of 10 × 10 points.
private func block(_ color: Color, _ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
    color.frame(width: width, height: height)
}

extension Fixture {
    /// How a guide that views set reaches through what contains them. An HStack aligns a column of marks with a
    /// block of 10 × 10 points, whose own mark is its middle, 5.
    @FixtureList static var customAlignments: [Fixture] {
        // The second member's mark at its middle lies 15 below the column's top; the block's 5 meets it.
        Fixture(
            "custom-alignments/reaches-through-a-stack", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 20, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red)
                    block(.orange).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                }
                block(.blue)
            }
        }
        // Without a guide of its own the column is aligned as one view: its middle is 10.
        Fixture(
            "custom-alignments/unset-takes-the-default-of-the-whole", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 15, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red); block(.orange)
                }
                block(.blue)
            }
        }
        // 0 in the first and 6 in the second, which begins at 10: (0 + 16) / 2 = 8.
        Fixture(
            "custom-alignments/two-set-guides-meet-at-their-mean", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 13, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red).alignmentGuide(.mark) { _ in 0 }
                    block(.orange).alignmentGuide(.mark) { _ in 6 }
                }
                block(.blue)
            }
        }
        // 0, 10 + 0 and 20 + 6: 12. The unset fourth does not count.
        Fixture(
            "custom-alignments/mean-of-three", 40, 60,
            frames: [
                rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(10, 30, 10, 10), rect(10, 40, 10, 10),
                rect(20, 17, 10, 10)
            ]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red).alignmentGuide(.mark) { _ in 0 }
                    block(.orange).alignmentGuide(.mark) { _ in 0 }
                    block(.yellow).alignmentGuide(.mark) { _ in 6 }
                    block(.green)
                }
                block(.blue)
            }
        }
        // The inner column's mean of 10 and 14 is 12, which is 22 below the outer one's top.
        Fixture(
            "custom-alignments/reaches-through-two-stacks", 40, 40,
            frames: [rect(10, 5, 10, 10), rect(10, 15, 10, 10), rect(10, 25, 10, 10), rect(20, 22, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    block(.red)
                    VStack(spacing: 0) {
                        block(.orange).alignmentGuide(.mark) { _ in 10 }
                        block(.yellow).alignmentGuide(.mark) { _ in 4 }
                    }
                }
                block(.blue)
            }
        }
        // A stack keeps what its members set of the built-in guides to itself: its own middle counts.
        for (name, alignment) in [
            ("top", VerticalAlignment.top), ("center", .center), ("bottom", .bottom)
        ] as [(String, VerticalAlignment)] {
            let y: CGFloat = alignment == .top ? 10 : alignment == .center ? 15 : 20
            Fixture(
                "custom-alignments/set-\(name)-stays-in-its-stack", 40, 40,
                frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, y, 10, 10)]
            ) {
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        block(.red); block(.orange).alignmentGuide(alignment) { _ in 7 }
                    }
                    block(.blue)
                }
            }
        }
        Fixture(
            "custom-alignments/set-leading-stays-in-its-stack", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(20, 10, 10, 10), rect(10, 20, 10, 10)]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    block(.red).alignmentGuide(.leading) { _ in -6 }; block(.orange)
                }
                block(.blue)
            }
        }
        // One view's wrapping is no stack: the guide passes, moved by what the modifier does: 2 + 2 meets 8.
        Fixture(
            "custom-alignments/built-in-guide-passes-padding", 50, 40,
            frames: [rect(15, 17, 10, 10), rect(27, 11, 10, 18)]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block(.red).alignmentGuide(.top) { _ in 2 }.padding(2)
                block(.blue, 10, 18).alignmentGuide(.top) { _ in 8 }
            }
        }
        alignedWrappers
        alignedLayouts
        alignedGrids
    }

    /// What one view is wrapped in moves its mark. The view is 10 × 10 with its mark at 2; the block's is 5.
    @FixtureList private static var alignedWrappers: [Fixture] {
        // 6 above: the mark lies at 8.
        Fixture("custom-alignments/through-padding", 40, 40, frames: [rect(10, 17, 10, 10), rect(20, 14, 10, 10)]) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }.padding(.top, 6).padding(.bottom, 2)
                block(.blue)
            }
        }
        // At the bottom of 20 the view begins at 10, its mark at 12.
        Fixture("custom-alignments/through-frame", 40, 40, frames: [rect(10, 20, 10, 10), rect(20, 17, 10, 10)]) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }.frame(height: 20, alignment: .bottom)
                block(.blue)
            }
        }
        Fixture(
            "custom-alignments/through-flexible-frame", 40, 40, frames: [rect(10, 20, 10, 10), rect(20, 17, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }.frame(minHeight: 20, maxHeight: 20, alignment: .bottom)
                block(.blue)
            }
        }
        // What is drawn elsewhere keeps its place, and so its guide: 2 meets 5.
        Fixture(
            "custom-alignments/offset-does-not-move-it", 40, 40,
            frames: [rect(10, 23.5, 10, 10), rect(20, 13.5, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }.offset(y: 7)
                block(.blue)
            }
        }
        // Fixed at its ideal 24, the color's mark is a third of that, 8.
        Fixture("custom-alignments/through-fixed-size", 40, 40, frames: [rect(10, 8, 10, 24), rect(20, 11, 10, 10)]) {
            HStack(alignment: .mark, spacing: 0) {
                Color.red.frame(idealHeight: 24).alignmentGuide(.mark) { $0.height / 3 }.frame(width: 10).fixedSize()
                block(.blue)
            }
            .frame(height: 20)
        }
        // Of two layers the view alone counts: its mark at 2 meets 5.
        Fixture(
            "custom-alignments/overlay-has-no-say", 40, 40,
            frames: [rect(10, 16.5, 10, 10), rect(10, 16.5, 10, 10), rect(20, 13.5, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }
                    .overlay { Color.yellow.opacity(0.5).alignmentGuide(.mark) { _ in 9 } }
                block(.blue)
            }
        }
        Fixture(
            "custom-alignments/through-aspect-ratio", 40, 40, frames: [rect(10, 11.5, 10, 20), rect(20, 8.5, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                Color.red.alignmentGuide(.mark) { _ in 2 }.aspectRatio(0.5, contentMode: .fit).frame(width: 10)
                block(.blue)
            }
        }
        // The outer modifier is asked; what it reads of its content is the inner one's 2.
        Fixture(
            "custom-alignments/outer-guide-reads-inner", 40, 40, frames: [rect(10, 13, 10, 10), rect(20, 17, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                block(.red).alignmentGuide(.mark) { _ in 2 }.alignmentGuide(.mark) { $0[.mark] + 7 }
                block(.blue)
            }
        }
        // Explicit: 2 here and nothing there, where the default of 5 stands in.
        Fixture(
            "custom-alignments/explicit-value-tells-what-is-set", 60, 40,
            frames: [rect(15, 15, 10, 10), rect(25, 10, 10, 10), rect(35, 20, 10, 10)]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block(.blue)
                block(.red).alignmentGuide(.mark) { _ in 2 }.alignmentGuide(.top) { $0[explicit: .mark] == 2 ? 5 : 0 }
                block(.orange).alignmentGuide(.top) { $0[explicit: .mark] == nil && $0[.mark] == 5 ? -5 : 0 }
            }
        }
        // Both axes meet at the mark: (2, 2) of the small one lies on (10, 10), the middle of the large one.
        Fixture("custom-alignments/in-zstack-both-axes", 40, 40, frames: [rect(10, 10, 20, 20), rect(18, 18, 10, 10)]) {
            ZStack(alignment: .mark) {
                block(.red, 20, 20)
                block(.blue).alignmentGuide(.markX) { _ in 2 }.alignmentGuide(.mark) { _ in 2 }
            }
        }
        // A z-stack grows by what hangs out: 15 before the mark, 10 after it.
        Fixture(
            "custom-alignments/zstack-grows-around-the-mark", 40, 40,
            frames: [rect(12.5, 10, 20, 20), rect(7.5, 15, 10, 10)]
        ) {
            ZStack(alignment: Alignment(horizontal: .markX, vertical: .center)) {
                block(.red, 20, 20)
                block(.blue).alignmentGuide(.markX) { _ in 15 }
            }
        }
        // The frame's own mark is its middle, 20, 20; the block's is 2, 2.
        Fixture("custom-alignments/in-frame", 40, 40, frames: [rect(18, 18, 10, 10)]) {
            block(.red).alignmentGuide(.markX) { _ in 2 }.alignmentGuide(.mark) { _ in 2 }
                .frame(width: 40, height: 40, alignment: .mark)
        }
        // The view's mark at (4, 4) and the badge's at its middle, 3, meet.
        Fixture("custom-alignments/in-overlay", 40, 40, frames: [rect(10, 10, 20, 20), rect(11, 11, 6, 6)]) {
            block(.red, 20, 20)
                .alignmentGuide(.markX) { _ in 4 }.alignmentGuide(.mark) { _ in 4 }
                .overlay(alignment: .mark) { block(.blue, 6, 6) }
        }
        Fixture("custom-alignments/in-background", 40, 40, frames: [rect(4, 4, 20, 20), rect(10, 10, 20, 20)]) {
            block(.red, 20, 20)
                .background(alignment: .topLeading) {
                    block(.blue, 20, 20).alignmentGuide(.leading) { _ in 6 }.alignmentGuide(.top) { _ in 6 }
                }
        }
    }
}
