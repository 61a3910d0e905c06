import SwiftUI

/// A block of 10 × 10 points.
private func block(_ color: Color, _ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
    color.frame(width: width, height: height)
}

/// Members one below the other without spacing, whose members' guides it merges as every layout does by default.
private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

/// The same, which says where its own mark lies, or that it has none.
private struct Marked: Layout {
    var mark: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        Lowered().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        Lowered().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { guide == .mark ? mark : nil }
}

extension Fixture {
    @FixtureList static var alignedLayouts: [Fixture] {
        // As in a stack: 10 + 2 = 12 meets 5.
        Fixture(
            "custom-alignments/layout-merges-by-default", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 17, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                Lowered {
                    block(.red); block(.orange).alignmentGuide(.mark) { _ in 2 }
                }
                block(.blue)
            }
        }
        Fixture(
            "custom-alignments/layout-says-it-itself", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 12, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                Marked(mark: 7) {
                    block(.red); block(.orange).alignmentGuide(.mark) { _ in 2 }
                }
                block(.blue)
            }
        }
        // A layout that answers nil has no guide, whatever its members set: the middle of 20 counts.
        Fixture(
            "custom-alignments/layout-without-guide-takes-the-default", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 15, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                Marked(mark: nil) {
                    block(.red); block(.orange).alignmentGuide(.mark) { _ in 2 }
                }
                block(.blue)
            }
        }
        Fixture(
            "custom-alignments/any-layout-asks-the-wrapped-one", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 12, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                AnyLayout(Marked(mark: 7)) {
                    block(.red); block(.orange)
                }
                block(.blue)
            }
        }
        // Mirrored, the row's mark lies 5 from the right: with 10 of the block before it and 15 of the row after it
        // the stack is 25 wide, from 7.5 on.
        Fixture(
            "custom-alignments/rtl-through-a-stack", 40, 40,
            frames: [rect(17.5, 10, 10, 10), rect(7.5, 10, 10, 10), rect(12.5, 20, 20, 10)]
        ) {
            VStack(alignment: .markX, spacing: 0) {
                HStack(spacing: 0) {
                    block(.red).alignmentGuide(.markX) { _ in 5 }; block(.orange)
                }
                block(.blue, 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // The least first baseline, the mean of other guides and the greatest last baseline are the widths.
        Fixture(
            "custom-alignments/combine-explicit", 40, 20,
            frames: [rect(18, 0, 4, 5), rect(17, 5, 6, 10), rect(16, 15, 8, 5)]
        ) {
            VStack(spacing: 0) {
                block(.orange, VerticalAlignment.firstTextBaseline.combineExplicit([nil, 8, 4]) ?? 0, 5)
                block(.red, HorizontalAlignment.markX.combineExplicit([4, nil, 8]) ?? 0, 10)
                block(.blue, VerticalAlignment.lastTextBaseline.combineExplicit([8, nil, 4]) ?? 0, 5)
            }
        }
    }

    @FixtureList static var alignedGrids: [Fixture] {
        // In the row the marks 2 and 5 meet: the first cell lies 3 lower.
        Fixture("custom-alignments/grid-row", 40, 40, frames: [rect(10, 16.5, 10, 10), rect(20, 13.5, 10, 10)]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .mark) {
                    block(.red).alignmentGuide(.mark) { _ in 2 }
                    block(.blue)
                }
            }
        }
        Fixture("custom-alignments/grid-column", 40, 40, frames: [rect(16.5, 10, 10, 10), rect(13.5, 20, 10, 10)]) {
            Grid(
                alignment: Alignment(horizontal: .markX, vertical: .center), horizontalSpacing: 0, verticalSpacing: 0
            ) {
                GridRow { block(.red).alignmentGuide(.markX) { _ in 2 } }
                GridRow { block(.blue) }
            }
        }
        Fixture(
            "custom-alignments/grid-column-of-its-own", 50, 40, frames: [rect(18, 10, 14, 10), rect(22, 20, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { block(.red, 14).gridColumnAlignment(.trailing) }
                GridRow { block(.blue) }
            }
        }
        // The grid is a layout: its mark is that of the second cell, 10 + 2.
        Fixture(
            "custom-alignments/reaches-through-a-grid", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(10, 20, 10, 10), rect(20, 17, 10, 10)]
        ) {
            HStack(alignment: .mark, spacing: 0) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow { block(.red) }
                    GridRow { block(.orange).alignmentGuide(.mark) { _ in 2 } }
                }
                block(.blue)
            }
        }
    }
}
