import SwiftUI

extension Fixture {
    @FixtureList static var frames: [Fixture] {
        // layout-truths rows 43 to 45
        Fixture("frames/fixed", 40, 40, frames: [rect(10, 15, 20, 10)]) {
            Color.blue.frame(width: 20, height: 10)
        }
        Fixture("frames/width-only", 40, 40, frames: [rect(10, 0, 20, 40)]) {
            Color.blue.frame(width: 20)
        }
        Fixture("frames/height-only", 40, 40, frames: [rect(0, 15, 40, 10)]) {
            Color.blue.frame(height: 10)
        }
        Fixture("frames/maximum", 40, 40, frames: [rect(10, 15, 20, 10)]) {
            Color.blue.frame(minWidth: 0, maxWidth: 20, minHeight: 0, maxHeight: 10)
        }
        Fixture("frames/minimum-exceeds-proposal", 40, 40, frames: [rect(-5, 10, 50, 20)]) {
            Color.blue.frame(minWidth: 50).frame(height: 20)
        }
        // layout-truths row 52: the greatest width does not exceed the proposal, and a border lies inside.
        Fixture(
            "frames/maximum-above-proposal", 12, 12,
            frames: [rect(0, 3, 12, 6), rect(0, 4, 12, 4), rect(0, 4, 12, 4)]
        ) {
            ZStack {
                Color.black.frame(width: 12, height: 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4).border(.red, width: 1)
            }
        }
        Fixture("frames/infinite-width-leading", 40, 40, frames: [rect(0, 16, 8, 8)]) {
            Color.blue.frame(width: 8, height: 8).frame(maxWidth: .infinity, alignment: .leading)
        }
        Fixture("frames/infinite-both-bottom", 40, 40, frames: [rect(16, 32, 8, 8)]) {
            Color.blue.frame(width: 8, height: 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
        Fixture("frames/ideal", 40, 40, frames: [rect(14, 10, 12, 20)]) {
            Color.blue.frame(idealWidth: 12, idealHeight: 20).fixedSize()
        }
        Fixture("frames/nested", 40, 40, frames: [rect(10, 10, 10, 10)]) {
            Color.blue.frame(width: 10, height: 10)
                .frame(width: 30, height: 30, alignment: .topLeading)
                .frame(width: 40, height: 40, alignment: .bottomTrailing)
        }
        Fixture("frames/content-overflows-centered", 40, 40, frames: [rect(5, 10, 30, 20), rect(15, 15, 10, 10)]) {
            Color.blue.frame(width: 30, height: 20)
                .frame(width: 10, height: 10)
                .overlay { Color.yellow }
        }
        Fixture("frames/content-overflows-leading", 40, 40, frames: [rect(10, 10, 30, 20), rect(10, 15, 10, 10)]) {
            Color.blue.frame(width: 30, height: 20)
                .frame(width: 10, height: 10, alignment: .leading)
                .frame(width: 20, alignment: .leading)
                .overlay(alignment: .leading) { Color.yellow.frame(width: 10) }
        }
        Fixture("frames/maximum-below-content", 40, 40, frames: [rect(0, 5, 40, 30)]) {
            Color.blue.frame(height: 30).frame(minHeight: 10, maxHeight: 20)
        }
        Fixture("frames/rtl-leading", 40, 40, frames: [rect(32, 16, 8, 8)]) {
            Color.blue.frame(width: 8, height: 8).frame(width: 40, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        }
        for (name, alignment, x, y) in [
            ("top-leading", Alignment.topLeading, 0, 0), ("top", .top, 16, 0), ("top-trailing", .topTrailing, 32, 0),
            ("leading", .leading, 0, 16), ("center", .center, 16, 16), ("trailing", .trailing, 32, 16),
            ("bottom-leading", .bottomLeading, 0, 32), ("bottom", .bottom, 16, 32),
            ("bottom-trailing", .bottomTrailing, 32, 32)
        ] as [(String, Alignment, CGFloat, CGFloat)] {
            Fixture("frames/align-\(name)", 40, 40, frames: [rect(x, y, 8, 8)]) {
                Color.blue.frame(width: 8, height: 8).frame(width: 40, height: 40, alignment: alignment)
            }
        }
    }
}
