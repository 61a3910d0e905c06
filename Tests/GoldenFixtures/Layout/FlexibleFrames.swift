import SwiftUI

/// Frames with minimum, ideal and maximum, around content that takes any length and around content that takes one.
extension Fixture {
    private typealias Limits = (name: String, min: CGFloat?, ideal: CGFloat?, max: CGFloat?, width: CGFloat)

    @FixtureList static var flexibleFrames: [Fixture] {
        // Offered 40: a limit binds the offer, content takes it, and the box follows.
        for limits: Limits in [
            ("minimum", 30, nil, nil, 40), ("minimum-above-offer", 50, nil, nil, 50), ("maximum", nil, nil, 20, 20),
            ("maximum-above-offer", nil, nil, 60, 40), ("infinite-maximum", nil, nil, .infinity, 40),
            ("both", 10, nil, 20, 20), ("both-above-offer", 50, nil, 60, 50), ("ideal-alone", nil, 12, nil, 40),
            ("all-three", 10, 20, 30, 30), ("both-zero", 0, nil, 0, 0), ("negative-minimum", -5, nil, nil, 40),
            ("negative-maximum", nil, nil, -5, 0)
        ] {
            Fixture(
                "frames/flexible-\(limits.name)", 40, 20, frames: [rect(20 - limits.width / 2, 5, limits.width, 10)]
            ) {
                Color.blue.frame(minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max)
                    .frame(height: 10)
            }
        }
        // Offered nothing: the ideal where there is one, or the content's 10 points within the limits.
        for limits: Limits in [
            ("minimum", 30, nil, nil, 30), ("minimum-below-content", 5, nil, nil, 10), ("maximum", nil, nil, 20, 10),
            ("maximum-below-content", nil, nil, 6, 6), ("infinite-maximum", nil, nil, .infinity, 10),
            ("both", 5, nil, 20, 10), ("ideal", nil, 24, nil, 24), ("ideal-and-maximum", nil, 24, 30, 24),
            ("ideal-between-zero-and-infinity", 0, 24, .infinity, 24)
        ] {
            Fixture(
                "frames/ideal-size-\(limits.name)", 40, 20, frames: [rect(20 - limits.width / 2, 5, limits.width, 10)]
            ) {
                Color.blue.frame(minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max)
                    .fixedSize(horizontal: true, vertical: false).frame(height: 10)
            }
        }
        // Content of 24 in 40: the box lies between the content and the offer on the side without a limit.
        for limits: Limits in [
            ("minimum", 30, nil, nil, 30), ("minimum-below-content", 10, nil, nil, 24),
            ("minimum-above-offer", 50, nil, nil, 50), ("maximum-below-content", nil, nil, 20, 20),
            ("maximum", nil, nil, 30, 30), ("maximum-above-offer", nil, nil, 60, 40),
            ("infinite-maximum", nil, nil, .infinity, 40), ("zero-to-infinity", 0, nil, .infinity, 40),
            ("zero-to-twenty", 0, nil, 20, 20), ("ideal-alone", nil, 12, nil, 24)
        ] {
            Fixture(
                "frames/around-fixed-\(limits.name)", 40, 20,
                frames: [rect(8, 5, 24, 10), rect(20 - limits.width / 2, 5, limits.width, 10)]
            ) {
                Color.blue.frame(width: 24, height: 10)
                    .frame(minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max)
                    .overlay { Color.yellow.opacity(0.5) }
            }
        }
        // A minimum alone lets a box shrink below its content where less is offered.
        Fixture("frames/zero-minimum-shrinks", 40, 20, frames: [rect(8, 5, 24, 10), rect(12, 5, 16, 10)]) {
            Color.blue.frame(width: 24, height: 10).frame(minWidth: 0)
                .overlay { Color.yellow.opacity(0.5) }.frame(width: 16)
        }
        Fixture("frames/ideal-of-fixed-content", 40, 20, frames: [rect(18, 8, 4, 4), rect(5, 5, 30, 10)]) {
            Color.blue.frame(width: 4, height: 4).frame(idealWidth: 30, idealHeight: 10).fixedSize()
                .overlay { Color.yellow.opacity(0.5) }
        }
        Fixture("frames/no-argument-changes-nothing", 40, 20, frames: [rect(0, 0, 40, 20)]) {
            Color.blue.frame(width: nil, height: nil)
        }
        Fixture("frames/fraction", 40, 20, frames: [rect(13.75, 0, 12.5, 20)]) { Color.blue.frame(width: 12.5) }
        // Contradictions are reported: the ideal rises to the minimum and the maximum to the ideal; without an
        // ideal the maximum binds the content, which the box follows.
        for limits: Limits in [
            ("minimum-above-maximum", 30, nil, 20, 20), ("all-three-falling", 30, 10, 20, 30),
            ("ideal-above-maximum", nil, 30, 20, 30), ("minimum-above-ideal", 30, 20, nil, 40)
        ] {
            Fixture(
                "frames/contradictory-\(limits.name)", 40, 20,
                frames: [rect(20 - limits.width / 2, 5, limits.width, 10)],
                findings: ["frame-constraints-contradictory"]
            ) {
                Color.blue.frame(minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max)
                    .frame(height: 10)
            }
        }
    }
}
