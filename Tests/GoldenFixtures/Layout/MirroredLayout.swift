import SwiftUI

/// A block of 10 × 10 points.
private func block(_ color: Color, _ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
    color.frame(width: width, height: height)
}

/// Members side by side from the left, by coordinates alone.
private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat(subviews.count) * 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .unspecified)
        }
    }
}

extension View {
    fileprivate var rightToLeft: some View { environment(\.layoutDirection, .rightToLeft) }
}

extension Fixture {
    /// Where lines run from right to left SwiftUI exchanges left and right of each view in its parent
    /// (LayoutDirection's documentation).
    @FixtureList static var mirroredLayout: [Fixture] {
        Fixture("mirrored/hstack-with-spacer", 40, 10, frames: [rect(30, 0, 10, 10), rect(0, 0, 10, 10)]) {
            HStack(spacing: 0) {
                block(.red); Spacer(minLength: 0); block(.blue)
            }.rightToLeft
        }
        Fixture("mirrored/vstack-trailing", 40, 40, frames: [rect(5, 10, 30, 10), rect(5, 20, 10, 10)]) {
            VStack(alignment: .trailing, spacing: 0) {
                block(.red, 30); block(.blue)
            }.rightToLeft
        }
        // The guide lies 4 from the leading edge, which is the right one.
        Fixture("mirrored/alignment-guide", 40, 40, frames: [rect(10, 10, 20, 10), rect(16, 20, 10, 10)]) {
            VStack(alignment: .leading, spacing: 0) {
                block(.red, 20).alignmentGuide(.leading) { _ in 4 }
                block(.blue)
            }
            .rightToLeft
        }
        Fixture("mirrored/padding-leading", 40, 10, frames: [rect(0, 0, 34, 10)]) {
            Color.red.padding(.leading, 6).rightToLeft
        }
        Fixture("mirrored/padding-insets", 40, 40, frames: [rect(3, 1, 35, 37)]) {
            Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 2, trailing: 3)).rightToLeft
        }
        Fixture("mirrored/frame-leading", 40, 10, frames: [rect(30, 0, 10, 10)]) {
            block(.red).frame(width: 40, alignment: .leading).rightToLeft
        }
        Fixture("mirrored/flexible-frame-trailing", 40, 10, frames: [rect(0, 0, 10, 10)]) {
            block(.red).frame(maxWidth: .infinity, alignment: .trailing).rightToLeft
        }
        // Offsets are geometry effects, and those are mirrored: 4 towards the trailing edge.
        Fixture("mirrored/offset", 40, 10, frames: [rect(11, 0, 10, 10)]) { block(.red).offset(x: 4).rightToLeft }
        // 8 from the right.
        Fixture("mirrored/position", 40, 20, frames: [rect(27, 5, 10, 10)]) {
            block(.red).position(x: 8, y: 10).rightToLeft
        }
        for (name, alignment, x) in [
            ("leading", Alignment.leading, 22), ("center", .center, 16), ("trailing", .trailing, 10)
        ] as [(String, Alignment, CGFloat)] {
            Fixture("mirrored/overlay-\(name)", 40, 40, frames: [rect(10, 10, 20, 20), rect(x, 16, 8, 8)]) {
                block(.red, 20, 20).overlay(alignment: alignment) { block(.blue, 8, 8) }.rightToLeft
            }
        }
        Fixture("mirrored/background-top-leading", 40, 40, frames: [rect(4, 10, 26, 26), rect(10, 10, 20, 20)]) {
            block(.red, 20, 20).background(alignment: .topLeading) { block(.blue, 26, 26) }.rightToLeft
        }
        Fixture("mirrored/zstack-bottom-trailing", 40, 40, frames: [rect(10, 10, 20, 20), rect(10, 20, 10, 10)]) {
            ZStack(alignment: .bottomTrailing) {
                block(.red, 20, 20); block(.blue)
            }.rightToLeft
        }
        Fixture(
            "mirrored/grid", 40, 20,
            frames: [rect(26, 0, 14, 10), rect(16, 0, 10, 10), rect(30, 10, 10, 10), rect(16, 10, 10, 10)]
        ) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(.red, 14); block(.green)
                }
                GridRow {
                    block(.blue); block(.orange)
                }
            }
            .frame(width: 40, alignment: .leading).rightToLeft
        }
        Fixture(
            "mirrored/grid-cell-across", 40, 20,
            frames: [rect(20, 0, 10, 10), rect(10, 0, 10, 10), rect(18, 10, 12, 10)]
        ) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(.red); block(.green)
                }
                GridRow { block(.blue, 12).gridCellColumns(2) }
            }
            .rightToLeft
        }
        Fixture("mirrored/lazy-grid", 40, 20, frames: [rect(20, 0, 20, 10), rect(0, 0, 20, 10), rect(20, 10, 20, 10)]) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 0) {
                Color.red.frame(height: 10)
                Color.green.frame(height: 10)
                Color.blue.frame(height: 10)
            }
            .rightToLeft
        }
        // A layout's coordinates need not know of it.
        Fixture("mirrored/own-layout", 40, 10, frames: [rect(25, 0, 10, 10), rect(15, 0, 10, 10), rect(5, 0, 10, 10)]) {
            Row {
                block(.red); block(.green); block(.blue)
            }.rightToLeft
        }
        // Each parent mirrors its own members, so that an inner row turned back runs from the left again.
        Fixture(
            "mirrored/inner-direction", 40, 10, frames: [rect(20, 0, 10, 10), rect(30, 0, 10, 10), rect(10, 0, 10, 10)]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    block(.red); block(.green)
                }.environment(\.layoutDirection, .leftToRight)
                block(.blue)
            }
            .frame(width: 40, alignment: .leading).rightToLeft
        }
        // A reader's content begins in the top leading corner, which is on the right.
        Fixture("mirrored/geometry-reader-content", 40, 20, frames: [rect(30, 0, 10, 10)]) {
            GeometryReader { _ in block(.red) }.rightToLeft
        }
        // Frames are told from the left all the same: the second of two in a mirrored row begins at 0.
        Fixture("mirrored/frames-count-from-the-left", 40, 20, frames: [rect(20, 0, 20, 20), rect(18, 0, 2, 5)]) {
            HStack(spacing: 0) {
                Color.red
                GeometryReader { proxy in block(.blue, proxy.frame(in: .global).minX + 2, 5) }
            }
            .rightToLeft
        }
        Fixture("mirrored/safe-area-inset", 40, 40, frames: [rect(10, 0, 30, 40), rect(0, 15, 10, 10)]) {
            Color.red.safeAreaInset(edge: .trailing, spacing: 0) { block(.blue) }.rightToLeft
        }
        Fixture("mirrored/container-relative-frame", 40, 10, frames: [rect(30, 0, 10, 10)]) {
            block(.red).containerRelativeFrame(.horizontal, alignment: .leading).rightToLeft
        }
        Fixture("mirrored/view-that-fits", 40, 10, frames: [rect(25, 0, 10, 10), rect(5, 0, 20, 10)]) {
            ViewThatFits {
                block(.green, 50);
                HStack(spacing: 0) {
                    block(.red); block(.blue, 20)
                }
            }.rightToLeft
        }
        // Turned the other way round, about what is the leading corner on this side.
        Fixture("mirrored/rotation", 40, 40) {
            block(.red, 20, 6).rotationEffect(.degrees(30), anchor: .bottomLeading).rightToLeft
        }
        Fixture("mirrored/scale-from-leading", 40, 20) {
            block(.red, 20, 10).scaleEffect(0.5, anchor: .leading).background(.yellow).rightToLeft
        }
        // Unit points are of the picture, not of the reading direction.
        Fixture("mirrored/gradient-is-not", 40, 10) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).rightToLeft
        }
        Fixture("mirrored/text-alignment", 60, 40) {
            Text("a\nbbb\ncc").font(.system(size: 10)).multilineTextAlignment(.leading).border(.red).rightToLeft
        }
        Fixture("mirrored/label", 60, 20) { Label("Hi", systemImage: "star").font(.system(size: 12)).rightToLeft }
        Fixture("mirrored/flip-of-a-view", 40, 20) {
            HStack(spacing: 0) {
                block(.red); block(.blue)
            }.flipsForRightToLeftLayoutDirection(true).rightToLeft
        }
        Fixture("mirrored/progress", 60, 20) { ProgressView(value: 0.3).padding(4).rightToLeft }
    }
}
