import SwiftUI

private func bar(_ width: CGFloat, _ height: CGFloat) -> some View { Color.blue.frame(width: width, height: height) }

/// Draws as many points wide and high as the safe area of its place is inset at an edge.
private struct Insets: View {
    var body: some View {
        GeometryReader { proxy in
            Color.black.frame(width: proxy.safeAreaInsets.leading, height: proxy.safeAreaInsets.top)
            Color.gray.frame(width: proxy.safeAreaInsets.trailing, height: proxy.safeAreaInsets.bottom)
        }
    }
}

extension Fixture {
    /// The safe areas that views make; a widget has none of its own.
    @FixtureList static var safeAreaInsets: [Fixture] {
        for (name, edge, inset, content) in [
            ("top", VerticalEdge.top, rect(15, 0, 10, 6), rect(0, 6, 40, 34)),
            ("bottom", .bottom, rect(15, 34, 10, 6), rect(0, 0, 40, 34))
        ] {
            Fixture("safe-area-insets/\(name)", 40, 40, frames: [content, inset]) {
                Color.red.safeAreaInset(edge: edge, spacing: 0) { bar(10, 6) }
            }
        }
        for (name, edge, inset, content) in [
            ("leading", HorizontalEdge.leading, rect(0, 17, 10, 6), rect(10, 0, 30, 40)),
            ("trailing", .trailing, rect(30, 17, 10, 6), rect(0, 0, 30, 40))
        ] {
            Fixture("safe-area-insets/\(name)", 40, 40, frames: [content, inset]) {
                Color.red.safeAreaInset(edge: edge, spacing: 0) { bar(10, 6) }
            }
        }
        for (name, alignment, x) in [
            ("leading", HorizontalAlignment.leading, 0), ("trailing", .trailing, 30)
        ] as [(String, HorizontalAlignment, CGFloat)] {
            Fixture("safe-area-insets/bottom-\(name)", 40, 40, frames: [rect(0, 0, 40, 34), rect(x, 34, 10, 6)]) {
                Color.red.safeAreaInset(edge: .bottom, alignment: alignment, spacing: 0) { bar(10, 6) }
            }
        }
        // Without a spacing of its own the inset keeps SwiftUI's default of 8 points.
        Fixture("safe-area-insets/default-spacing", 40, 40, frames: [rect(0, 14, 40, 26), rect(15, 0, 10, 6)]) {
            Color.red.safeAreaInset(edge: .top) { bar(10, 6) }
        }
        // The outer inset takes its room first.
        Fixture(
            "safe-area-insets/stacked-at-one-edge", 40, 40,
            frames: [rect(0, 0, 40, 26), rect(15, 26, 10, 6), rect(10, 32, 20, 8)]
        ) {
            Color.red
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 6) }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(20, 8) }
        }
        Fixture(
            "safe-area-insets/stacked-at-two-edges", 40, 40,
            frames: [rect(10, 6, 30, 34), rect(0, 20, 10, 6), rect(15, 0, 10, 6)]
        ) {
            Color.red
                .safeAreaInset(edge: .leading, spacing: 0) { bar(10, 6) }
                .safeAreaInset(edge: .top, spacing: 0) { bar(10, 6) }
        }
        Fixture(
            "safe-area-insets/wide-inset-is-offered-the-edge", 40, 40,
            frames: [rect(0, 10, 40, 30), rect(0, 0, 40, 10)]
        ) {
            Color.red.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
        }
        Fixture("safe-area-insets/nothing-takes-no-room", 40, 40, frames: [rect(0, 0, 40, 40)]) {
            Color.red.safeAreaInset(edge: .top) { EmptyView() }
        }
        // The view as a whole is as large as it and its inset: 20 + 4 + 6.
        Fixture("safe-area-insets/size-is-the-sum", 40, 40, frames: [rect(10, 5, 20, 20), rect(15, 29, 10, 6)]) {
            Color.red.frame(width: 20, height: 20).safeAreaInset(edge: .bottom, spacing: 4) { bar(10, 6) }.fixedSize()
        }
        // A background reaches under the inset, which a padded view's would not.
        Fixture(
            "safe-area-insets/background-reaches-under", 40, 40,
            frames: [rect(0, 0, 40, 40), rect(10, 5, 20, 20), rect(15, 30, 10, 10)]
        ) {
            Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.yellow)
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        Fixture(
            "safe-area-insets/background-that-keeps-out", 40, 40,
            frames: [rect(0, 0, 40, 30), rect(10, 5, 20, 20), rect(15, 30, 10, 10)]
        ) {
            Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.yellow, ignoresSafeAreaEdges: .top)
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        // Views as backgrounds stay within.
        Fixture(
            "safe-area-insets/background-view-stays", 40, 40,
            frames: [rect(0, 0, 40, 30), rect(10, 5, 20, 20), rect(15, 30, 10, 10)]
        ) {
            Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Color.yellow }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        Fixture(
            "safe-area-insets/overlay-style-reaches-under", 40, 40,
            frames: [rect(0, 0, 40, 30), rect(0, 0, 40, 40), rect(15, 30, 10, 10)]
        ) {
            Color.red.overlay(.yellow.opacity(0.4)).safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        // A background that does not touch the edge stays where it is.
        Fixture(
            "safe-area-insets/untouched-edge", 40, 40,
            frames: [rect(10, 5, 20, 20), rect(10, 5, 20, 20), rect(15, 30, 10, 10)]
        ) {
            Color.red.frame(width: 20, height: 20).background(.yellow)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        Fixture("safe-area-insets/ignored", 40, 40, frames: [rect(0, 0, 40, 40), rect(15, 30, 10, 10)]) {
            Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        Fixture(
            "safe-area-insets/ignored-at-another-edge", 40, 40, frames: [rect(0, 0, 40, 30), rect(15, 30, 10, 10)]
        ) {
            Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        // No keyboard covers a widget.
        Fixture("safe-area-insets/ignoring-the-keyboard", 40, 40, frames: [rect(0, 0, 40, 30), rect(15, 30, 10, 10)]) {
            Color.red.ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        // Both insets are one area to what ignores them.
        Fixture(
            "safe-area-insets/ignored-through-two", 40, 40,
            frames: [rect(0, 0, 40, 40), rect(15, 24, 10, 6), rect(15, 30, 10, 10)]
        ) {
            Color.red.edgesIgnoringSafeArea(.bottom)
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 6) }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        // The lower view of the stack touches the edge, the upper one does not; neither moves the other.
        Fixture(
            "safe-area-insets/ignored-by-one-of-a-stack", 40, 40,
            frames: [rect(0, 0, 40, 15), rect(0, 15, 40, 25), rect(15, 30, 10, 10)]
        ) {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea(); Color.green.ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(10, 10) }
        }
        Fixture("safe-area-insets/padding", 40, 40, frames: [rect(6, 10, 28, 20)]) {
            Color.red.safeAreaPadding(.horizontal, 6).safeAreaPadding(
                EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
        }
        Fixture(
            "safe-area-insets/padding-lets-backgrounds-through", 40, 40,
            frames: [rect(0, 0, 40, 40), rect(6, 6, 28, 28)]
        ) {
            Color.red.background(.yellow).safeAreaPadding(6)
        }
        Fixture("safe-area-insets/plain-padding-does-not", 40, 40, frames: [rect(6, 6, 28, 28), rect(6, 6, 28, 28)]) {
            Color.red.background(.yellow).padding(6)
        }
        // 5 at the leading, 6 at the top, 7 at the trailing and 8 at the bottom edge of where the reader lies.
        Fixture("safe-area-insets/told-by-a-reader", 40, 40, frames: [rect(5, 6, 5, 6), rect(5, 6, 7, 8)]) {
            Insets().safeAreaPadding(EdgeInsets(top: 6, leading: 5, bottom: 8, trailing: 7))
        }
        // The reader begins 10 points below the area's top, and so has nothing to ignore there.
        Fixture(
            "safe-area-insets/told-where-they-touch", 40, 40,
            frames: [rect(5, 6, 28, 10), rect(5, 16, 5, 0), rect(5, 16, 7, 8)]
        ) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 10); Insets()
            }
            .safeAreaPadding(EdgeInsets(top: 6, leading: 5, bottom: 8, trailing: 7))
        }
        // Mirrored: 5 on the right, 7 on the left.
        Fixture("safe-area-insets/rtl-told-by-a-reader", 40, 40, frames: [rect(30, 6, 5, 6), rect(28, 6, 7, 8)]) {
            Insets().safeAreaPadding(EdgeInsets(top: 6, leading: 5, bottom: 8, trailing: 7))
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("safe-area-insets/rtl-ignored-at-leading", 40, 40, frames: [rect(6, 6, 34, 28)]) {
            Color.red.ignoresSafeArea(edges: .leading).safeAreaPadding(6)
                .environment(\.layoutDirection, .rightToLeft)
        }
        // In a widget the scene's padding is the default one.
        Fixture("safe-area-insets/scene-padding", 40, 40, frames: [rect(16, 16, 8, 8)]) { Color.red.scenePadding() }
    }
}
