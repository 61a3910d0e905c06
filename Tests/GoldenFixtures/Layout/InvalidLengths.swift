import SwiftUI

/// Lengths that are negative, infinite or no numbers: SwiftUI logs those of frames; all are findings here, once for
/// each view.
extension Fixture {
    @FixtureList static var invalidLengths: [Fixture] {
        for (name, width, height, frame) in [
            ("width-nan", .nan, nil, rect(0, 0, 40, 20)), ("width-negative", -5, nil, rect(0, 0, 40, 20)),
            ("width-infinite", .infinity, nil, rect(0, 0, 40, 20)), ("height-nan", nil, .nan, rect(0, 0, 40, 20)),
            ("height-negative-beside-width", 10, -1, rect(15, 0, 10, 20)), ("both", .nan, -1, rect(0, 0, 40, 20))
        ] as [(String, CGFloat?, CGFloat?, CGRect)] {
            Fixture("proposals/frame-\(name)", 40, 20, frames: [frame], findings: ["frame-dimension-invalid"]) {
                Color.blue.frame(width: width, height: height)
            }
        }
        for (name, least, ideal, greatest) in [
            ("minimum-nan", .nan, nil, nil), ("minimum-infinite", .infinity, nil, nil), ("ideal-nan", nil, .nan, nil),
            ("ideal-infinite", nil, .infinity, nil), ("maximum-nan", nil, nil, .nan)
        ] as [(String, CGFloat?, CGFloat?, CGFloat?)] {
            Fixture(
                "proposals/frame-\(name)", 40, 20, frames: [rect(0, 0, 40, 20)], findings: ["frame-dimension-invalid"]
            ) { Color.blue.frame(minWidth: least, idealWidth: ideal, maxWidth: greatest) }
        }
        for (name, length) in [("nan", .nan), ("infinite", .infinity), ("minus-infinite", -.infinity)]
            as [(String, CGFloat)]
        {
            Fixture(
                "proposals/padding-\(name)", 40, 20, frames: [rect(0, 0, 40, 20)], findings: ["layout-value-invalid"]
            ) { Color.blue.padding(length) }
            Fixture(
                "proposals/one-inset-\(name)", 40, 20, frames: [rect(4, 0, 36, 20)], findings: ["layout-value-invalid"]
            ) { Color.blue.padding(EdgeInsets(top: length, leading: 4, bottom: 0, trailing: 0)) }
            Fixture(
                "proposals/offset-\(name)", 40, 20, frames: [rect(10, 7, 20, 10)], findings: ["layout-value-invalid"]
            ) { Color.blue.frame(width: 20, height: 10).offset(x: length, y: 2) }
            Fixture(
                "proposals/position-\(name)", 40, 20, frames: [rect(-10, 5, 20, 10)], findings: ["layout-value-invalid"]
            ) { Color.blue.frame(width: 20, height: 10).position(x: length, y: 10) }
            Fixture(
                "proposals/row-spacing-\(name)", 40, 20, frames: [rect(0, 0, 16, 20), rect(24, 0, 16, 20)],
                findings: ["layout-value-invalid"]
            ) {
                HStack(spacing: length) {
                    Color.red; Color.blue
                }
            }
            Fixture(
                "proposals/column-spacing-\(name)", 20, 40, frames: [rect(0, 0, 20, 16), rect(0, 24, 20, 16)],
                findings: ["layout-value-invalid"]
            ) {
                VStack(spacing: length) {
                    Color.red; Color.blue
                }
            }
            Fixture(
                "proposals/spacer-\(name)", 40, 20, frames: [rect(0, 0, 32, 20)], findings: ["layout-value-invalid"]
            ) {
                HStack(spacing: 0) {
                    Color.red; Spacer(minLength: length)
                }
            }
            // What is scaled or turned by no number cannot be drawn; its place stays.
            Fixture(
                "proposals/scale-\(name)", 40, 20, frames: [rect(0, 0, 40, 20)], findings: ["layout-value-invalid"]
            ) { Color.blue.scaleEffect(length) }
            Fixture(
                "proposals/rotation-\(name)", 40, 20, frames: [rect(0, 0, 40, 20)], findings: ["layout-value-invalid"]
            ) { Color.blue.rotationEffect(.radians(length)) }
        }
        // A color's own ratio is 10 : 10.
        for (name, ratio) in [("zero", 0), ("negative", -2), ("nan", .nan), ("infinite", .infinity)]
            as [(String, CGFloat)]
        {
            Fixture(
                "proposals/ratio-\(name)", 40, 20, frames: [rect(10, 0, 20, 20)], findings: ["layout-value-invalid"]
            ) { Color.blue.aspectRatio(ratio, contentMode: .fit) }
        }
        Fixture(
            "proposals/ratio-of-no-size", 40, 20, frames: [rect(10, 0, 20, 20)], findings: ["layout-value-invalid"]
        ) {
            Color.blue.aspectRatio(.zero, contentMode: .fit)
        }
        // Nothing is left to take away from, and a spacer's least length may be any number.
        Fixture("proposals/spacer-negative", 40, 20, frames: [rect(0, 0, 40, 20)]) {
            HStack(spacing: 0) {
                Color.red; Spacer(minLength: -1)
            }
        }
        Fixture(
            "proposals/one-finding-for-each-place", 40, 30,
            frames: [rect(0, 0, 40, 10), rect(0, 10, 40, 10), rect(0, 20, 40, 10)],
            findings: ["frame-dimension-invalid", "frame-dimension-invalid"]
        ) {
            VStack(spacing: 0) {
                HStack { VStack { HStack { Color.red.frame(width: -1) } } }
                Color.green
                Color.blue.frame(width: .nan)
            }
        }
        Fixture(
            "proposals/geometry-less-than-nothing", 40, 20, frames: [rect(0, 0, 40, 20)],
            findings: ["frame-dimension-invalid"]
        ) {
            GeometryReader { proxy in Color.blue.frame(width: proxy.size.width - 50) }
        }
        for (name, offer, frame) in [
            ("nothing", .unspecified, rect(0, 0, 10, 10)), ("zero", .zero, rect(0, 0, 0, 0)),
            ("nan", ProposedViewSize(width: .nan, height: .nan), rect(0, 0, 0, 0)),
            ("negative", ProposedViewSize(width: -5, height: -5), rect(0, 0, 0, 0)),
            ("fraction", ProposedViewSize(width: 12.25, height: 7.75), rect(0, 0, 12.25, 7.75))
        ] as [(String, ProposedViewSize, CGRect)] {
            Fixture("proposals/of-\(name)", 40, 20, frames: [frame]) { Proposing(offer: offer) { Color.blue } }
            Fixture("proposals/of-\(name)-to-reader", 40, 20, frames: [frame]) {
                Proposing(offer: offer) { GeometryReader { _ in Color.blue } }
            }
        }
        // A corner times infinity is no number, so that the member is centered and offered what the layout was.
        Fixture("proposals/of-infinity", 40, 20, frames: [rect(0, 0, 40, 20)], findings: ["layout-value-invalid"]) {
            Proposing(offer: .infinity) { Color.blue }
        }
        for (name, width) in [("nan", .nan), ("negative", -10)] as [(String, CGFloat)] {
            Fixture(
                "proposals/size-\(name)", 40, 20, frames: [rect(20, 0, 0, 20)], findings: ["layout-value-invalid"]
            ) { Returning(width: width) { Color.blue } }
        }
        for (name, x) in [("nan", .nan), ("infinite", .infinity)] as [(String, CGFloat)] {
            Fixture(
                "proposals/place-\(name)", 40, 20, frames: [rect(15, 5, 10, 10)], findings: ["layout-value-invalid"]
            ) { Placing(x: x) { Color.blue.frame(width: 10, height: 10) } }
        }
    }
}

/// Offers its members the same, at its corner.
private struct Proposing: Layout {
    var offer: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: offer) }
    }
}

/// Takes a width whatever it is offered.
private struct Returning: Layout {
    var width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: proposal.height ?? 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// Places its members somewhere along its upper edge.
private struct Placing: Layout {
    var x: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal) }
    }
}
