import SwiftUI

/// Aspect ratios, ideal sizes, and padding that is negative or larger than the room.
extension Fixture {
    @FixtureList static var proportions: [Fixture] {
        for (name, ratio, mode, frame) in [
            ("fit-square", 1, .fit, rect(10, 0, 20, 20)), ("fit-four", 4, .fit, rect(0, 5, 40, 10)),
            ("fit-half", 0.5, .fit, rect(15, 0, 10, 20)), ("fill-square", 1, .fill, rect(0, -10, 40, 40)),
            ("fill-four", 4, .fill, rect(-20, 0, 80, 20)), ("fill-half", 0.5, .fill, rect(0, -30, 40, 80))
        ] as [(String, CGFloat, ContentMode, CGRect)] {
            Fixture("placement/ratio-\(name)", 40, 20, frames: [frame]) {
                Color.blue.aspectRatio(ratio, contentMode: mode)
            }
        }
        Fixture("placement/ratio-of-size", 40, 20, frames: [rect(5, 0, 30, 20)]) {
            Color.blue.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
        }
        // The ratio of the ideal size of 20 × 10.
        Fixture("placement/scaled-to-fit", 40, 40, frames: [rect(0, 10, 40, 20)]) {
            Color.blue.frame(idealWidth: 20, idealHeight: 10).scaledToFit()
        }
        Fixture("placement/scaled-to-fill", 40, 40, frames: [rect(-20, 0, 80, 40)]) {
            Color.blue.frame(idealWidth: 20, idealHeight: 10).scaledToFill()
        }
        // Where nothing is proposed, nothing is fitted: a color is 10 × 10.
        Fixture("placement/ratio-under-nothing", 40, 40, frames: [rect(15, 15, 10, 10)]) {
            Color.blue.aspectRatio(2, contentMode: .fit).fixedSize()
        }
        Fixture("placement/ratio-by-height-alone", 40, 20, frames: [rect(0, 0, 40, 20)]) {
            Color.blue.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: true, vertical: false)
        }
        Fixture("placement/ratio-by-width-alone", 40, 40, frames: [rect(0, 10, 40, 20)]) {
            Color.blue.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        }
        Fixture("placement/ratio-cannot-bind-fixed-content", 40, 20, frames: [rect(8, 5, 24, 10)]) {
            Color.blue.frame(width: 24, height: 10).aspectRatio(1, contentMode: .fit)
        }
        for (name, horizontal, vertical, frame) in [
            ("both", true, true, rect(5, 10, 30, 20)), ("horizontal", true, false, rect(5, 0, 30, 40)),
            ("vertical", false, true, rect(0, 10, 40, 20)), ("neither", false, false, rect(0, 0, 40, 40))
        ] {
            Fixture("placement/fixed-size-over-ideal-\(name)", 40, 40, frames: [frame]) {
                Color.blue.frame(idealWidth: 30, idealHeight: 20).fixedSize(horizontal: horizontal, vertical: vertical)
            }
        }
        for (name, edges, length, frame) in [
            ("leading", .leading, 6, rect(6, 0, 34, 40)), ("trailing", .trailing, 6, rect(0, 0, 34, 40)),
            ("bottom", .bottom, 6, rect(0, 0, 40, 34)), ("vertical", .vertical, 6, rect(0, 6, 40, 28)),
            ("no-edges", [], 6, rect(0, 0, 40, 40)), ("leading-default", .leading, nil, rect(16, 0, 24, 40)),
            ("horizontal-default", .horizontal, nil, rect(16, 0, 8, 40)),
            ("half-point", .all, 0.5, rect(0.5, 0.5, 39, 39)),
            ("negative-leading", .leading, -8, rect(-8, 0, 48, 40))
        ] as [(String, Edge.Set, CGFloat?, CGRect)] {
            Fixture("padding/edge-\(name)", 40, 40, frames: [frame]) { Color.blue.padding(edges, length) }
        }
        Fixture("padding/nested-adds-up", 40, 40, frames: [rect(3, 7, 34, 30)]) {
            Color.blue.padding(3).padding(.top, 4).frame(width: 40, height: 40)
        }
        Fixture("padding/around-ideal-size", 40, 40, frames: [rect(15, 15, 10, 10), rect(10, 10, 20, 20)]) {
            Color.blue.padding(5).fixedSize().overlay { Color.yellow.opacity(0.5) }
        }
        Fixture("padding/negative-shrinks-box", 40, 40, frames: [rect(10, 10, 20, 20), rect(14, 14, 12, 12)]) {
            Color.blue.frame(width: 20, height: 20).padding(-4).overlay { Color.yellow.opacity(0.5) }
        }
        // 10 − 16 is no length: the box is empty, and the content lies 8 before its corner.
        Fixture("padding/negative-beyond-content", 40, 40, frames: [rect(12, 12, 10, 10), rect(20, 20, 0, 0)]) {
            Color.blue.frame(width: 10, height: 10).padding(-8).overlay { Color.yellow }
        }
        // 30 + 50 in 40: the box of 80 is centered, and nothing is left inside.
        Fixture("padding/uneven-beyond-room", 40, 40, frames: [rect(10, 0, 0, 40), rect(-20, 0, 80, 40)]) {
            Color.blue.padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50))
                .overlay { Color.yellow.opacity(0.5) }
        }
        Fixture("placement/position-outside", 40, 40, frames: [rect(-5, 32, 10, 10)]) {
            Color.blue.frame(width: 10, height: 10).position(x: 0, y: 37)
        }
        Fixture(
            "placement/position-takes-the-rest-of-a-row", 40, 40, frames: [rect(0, 15, 10, 10), rect(10, 0, 10, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10).position(x: 5, y: 5)
            }
        }
        Fixture(
            "placement/position-under-nothing-takes-ideal", 40, 40, frames: [rect(15, 15, 10, 10), rect(15, 15, 10, 10)]
        ) {
            Color.blue.frame(width: 10, height: 10).position(x: 5, y: 5).fixedSize()
                .overlay { Color.yellow.opacity(0.5) }
        }
        Fixture("placement/clipped-cuts-overflow", 40, 40, frames: [rect(5, 5, 30, 30)]) {
            Color.blue.frame(width: 30, height: 30).frame(width: 20, height: 20).clipped()
        }
        Fixture("placement/offset-by-fractions", 40, 40, frames: [rect(10.25, 9.5, 20, 20)]) {
            Color.blue.frame(width: 20, height: 20).offset(x: 0.25, y: -0.5)
        }
    }
}
