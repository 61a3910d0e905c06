import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

/// The leading edge, unless a view says otherwise. Layouts keep what members set of the built-in guides to themselves.
private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment { fileprivate static let start = HorizontalAlignment(Start.self) }

/// Members in a row at their ideal sizes, without spacing; the guides are merged as layouts do by default.
private struct Row: Layout {
    var axis = Axis.horizontal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { total, size in
            axis == .horizontal
                ? CGSize(width: total.width + size.width, height: max(total.height, size.height))
                : CGSize(width: max(total.width, size.width), height: total.height + size.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .unspecified)
            if axis == .horizontal { point.x += size.width } else { point.y += size.height }
        }
    }
}

/// A layout of one member that answers for its own leading and bottom guides.
private struct Guiding: Layout {
    var horizontal: CGFloat?
    var vertical: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(.unspecified)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .leading ? horizontal.map { bounds.minX + $0 } : nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .bottom ? vertical.map { bounds.minY + $0 } : nil }
}

/// Two members: the second lies where `guide` of the first says.
private struct Following: Layout {
    let guide: @Sendable (ViewDimensions) -> CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: guide(subviews[0].dimensions(in: .unspecified)), proposal: .unspecified)
    }
}

extension Fixture {
    @FixtureList static var layoutAlignment: [Fixture] {
        // Members' guides 2 and 10 + 4 come to 8, their mean, where the box below begins.
        Fixture(
            "layout-alignment/members-guides-are-averaged", 40, 40,
            frames: [rect(10, 10, 10, 10), rect(20, 10, 10, 10), rect(18, 20, 10, 10)]
        ) {
            VStack(alignment: .start, spacing: 0) {
                Row {
                    box(.red, 10, 10).alignmentGuide(.start) { _ in 2 }
                    box(.green, 10, 10).alignmentGuide(.start) { _ in 4 }
                }
                box(.blue, 10, 10)
            }
        }
        // The same from the right: what is 10 to 40 there lies 0 to 30 from the left.
        Fixture(
            "layout-alignment/members-guides-right-to-left", 40, 40,
            frames: [rect(20, 10, 10, 10), rect(10, 10, 10, 10), rect(12, 20, 10, 10)]
        ) {
            VStack(alignment: .start, spacing: 0) {
                Row {
                    box(.red, 10, 10).alignmentGuide(.start) { _ in 2 }
                    box(.green, 10, 10).alignmentGuide(.start) { _ in 4 }
                }
                box(.blue, 10, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // First baselines at 8 and 10 + 2: 8 counts, and lies on the other's bottom, 10.
        Fixture(
            "layout-alignment/topmost-first-baseline", 40, 22,
            frames: [rect(10, 2, 10, 10), rect(10, 12, 10, 10), rect(20, 0, 10, 10)]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Row(axis: .vertical) {
                    box(.red, 10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
                    box(.green, 10, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
                }
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-alignment/lowest-last-baseline", 40, 20,
            frames: [rect(10, 0, 10, 10), rect(10, 10, 10, 10), rect(20, 2, 10, 10)]
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Row(axis: .vertical) {
                    box(.red, 10, 10).alignmentGuide(.lastTextBaseline) { _ in 8 }
                    box(.green, 10, 10).alignmentGuide(.lastTextBaseline) { _ in 2 }
                }
                box(.blue, 10, 10)
            }
        }
        // Layout.explicitAlignment is documented to merge members' guides only where it is not implemented.
        Fixture(
            "layout-alignment/nil-hides-members-guides", 40, 40,
            frames: [rect(10, 10, 20, 10), rect(10, 20, 15, 10)]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Guiding { box(.red, 20, 10).alignmentGuide(.leading) { _ in 10 } }
                box(.blue, 15, 10)
            }
        }
        // 10 and 20 − 10 + 15 = 25 wide.
        Fixture(
            "layout-alignment/default-lets-members-guides-through", 40, 40,
            frames: [rect(7.5, 10, 20, 10), rect(17.5, 20, 15, 10)]
        ) {
            VStack(alignment: .start, spacing: 0) {
                Row { box(.red, 20, 10).alignmentGuide(.start) { _ in 10 } }
                box(.blue, 15, 10)
            }
        }
        Fixture(
            "layout-alignment/own-vertical-guide", 40, 13, frames: [rect(10, 3, 10, 10), rect(20, 0, 10, 10)]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Guiding(vertical: 7) { box(.red, 10, 10) }
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-alignment/own-guide-in-a-frame", 40, 10, frames: [rect(-2, 0, 10, 10)]
        ) {
            Guiding(horizontal: 2) { box(.red, 10, 10) }.frame(width: 40, alignment: .leading)
        }
        // 3 before the guide and 30 after it: 33 are centered.
        Fixture(
            "layout-alignment/own-guide-in-a-z-stack", 40, 20, frames: [rect(6.5, 0, 30, 20), rect(3.5, 5, 10, 10)]
        ) {
            ZStack(alignment: .leading) {
                box(.gray, 30, 20)
                Guiding(horizontal: 3) { box(.red, 10, 10) }
            }
        }
        dimensions
    }

    @FixtureList private static var dimensions: [Fixture] {
        Fixture(
            "layout-alignment/dimensions-tell-default-guides", 40, 40,
            frames: [rect(0, 0, 20, 10), rect(10, 10, 10, 10)]
        ) {
            Following(guide: { CGPoint(x: $0[HorizontalAlignment.center], y: $0[VerticalAlignment.bottom]) }) {
                box(.red, 20, 10)
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-alignment/dimensions-tell-set-guides", 40, 40,
            frames: [rect(0, 0, 20, 10), rect(7, 0, 10, 10)]
        ) {
            Following(guide: { CGPoint(x: $0[.leading], y: $0[.top]) }) {
                box(.red, 20, 10).alignmentGuide(.leading) { _ in 7 }
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-alignment/dimensions-tell-what-is-explicit", 40, 40,
            frames: [rect(0, 0, 20, 10), rect(30, 6, 10, 10)]
        ) {
            Following(guide: { CGPoint(x: $0[explicit: .leading] ?? 30, y: $0[explicit: .top] ?? 30) }) {
                box(.red, 20, 10).alignmentGuide(.top) { _ in 6 }
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-alignment/dimensions-tell-size", 40, 40, frames: [rect(0, 0, 20, 10), rect(20, 10, 10, 10)]
        ) {
            Following(guide: { CGPoint(x: $0.width, y: $0.height) }) {
                box(.red, 20, 10); box(.blue, 10, 10)
            }
        }
    }
}
