import RenderModel
import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

/// A layout of given size whose members lie where `arrange` puts them.
private struct Placing: Layout {
    var width: CGFloat = 40
    var height: CGFloat = 40
    let arrange: (LayoutSubviews, CGRect) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        arrange(subviews, bounds)
    }
}

/// As large as its member answers to `proposal`.
private struct Asking: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(self.proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
}

private struct PresentationKind: LayoutValueKey { static let defaultValue: CGFloat = 3 }

private let anchors: [(String, UnitPoint, CGFloat, CGFloat)] = [
    ("top-leading", .topLeading, 20, 20), ("top", .top, 15, 20), ("trailing", .trailing, 10, 17),
    ("leading", .leading, 20, 17), ("center", .center, 15, 17), ("bottom", .bottom, 15, 14),
    ("bottom-trailing", .bottomTrailing, 10, 14), ("of-its-own", UnitPoint(x: 0.25, y: 0.5), 17.5, 17)
]

private let offers: [(String, ProposedViewSize, CGFloat, CGFloat)] = [
    ("zero", .zero, 0, 0), ("unspecified", .unspecified, 10, 10),
    ("width-only", ProposedViewSize(width: 20, height: nil), 20, 10),
    ("height-only", ProposedViewSize(width: nil, height: 20), 10, 20),
    ("fraction", ProposedViewSize(width: 7.5, height: 2.25), 7.5, 2.25)
]

private let answers: [(String, ProposedViewSize, CGRect)] = [
    ("zero", .zero, rect(17, 18, 6, 4)), ("unspecified", .unspecified, rect(14, 16, 12, 8)),
    ("infinity", .infinity, rect(5, 10, 30, 20)),
    ("mixed", ProposedViewSize(width: 20, height: nil), rect(10, 16, 20, 8))
]

extension Fixture {
    @FixtureList static var layoutPlacing: [Fixture] {
        // place(at:anchor:proposal:) puts the anchor of the 10 × 6 box at (20, 20).
        for (name, anchor, x, y) in anchors {
            Fixture("layout-placing/anchor-\(name)", 40, 40, frames: [rect(x, y, 10, 6)]) {
                Placing(arrange: { members, _ in
                    members[0].place(at: CGPoint(x: 20, y: 20), anchor: anchor, proposal: .zero)
                }) { box(.red, 10, 6) }
            }
        }
        // A color takes what it is offered when placed, and 10 where nothing is.
        for (name, offer, width, height) in offers {
            Fixture("layout-placing/offer-\(name)", 40, 40, frames: [rect(5, 5, width, height)]) {
                Placing(arrange: { members, _ in
                    members[0].place(at: CGPoint(x: 5, y: 5), proposal: offer)
                }) { Color.red }
            }
        }
        // Least, ideal and greatest lengths answer 0, nil and infinity.
        for (name, proposal, frame) in answers {
            Fixture("layout-placing/answer-to-\(name)", 40, 40, frames: [frame]) {
                Asking(proposal: proposal) {
                    Color.red.frame(
                        minWidth: 6, idealWidth: 12, maxWidth: 30, minHeight: 4, idealHeight: 8, maxHeight: 20)
                }
            }
        }
        placingRules
        partsOfSubviews
    }

    @FixtureList private static var placingRules: [Fixture] {
        Fixture("layout-placing/left-out-member-is-centered", 40, 40, frames: [rect(15, 17, 10, 6)]) {
            Placing(arrange: { _, _ in }) { box(.red, 10, 6) }
        }
        // Bounds of 20 × 20 at (10, 10), but the member is offered the layout's own proposal of 40 × 40.
        Fixture("layout-placing/left-out-member-takes-the-layouts-proposal", 40, 40, frames: [rect(0, 0, 40, 40)]) {
            Placing(width: 20, height: 20, arrange: { _, _ in }) { Color.red }
        }
        Fixture(
            "layout-placing/some-members-left-out", 40, 40,
            frames: [rect(0, 0, 10, 10), rect(15, 15, 10, 10), rect(30, 30, 10, 10)]
        ) {
            Placing(arrange: { members, bounds in
                members[0].place(at: bounds.origin, proposal: .unspecified)
                members[2].place(at: CGPoint(x: 40, y: 40), anchor: .bottomTrailing, proposal: .unspecified)
            }) {
                Color.red; box(.green, 10, 10); Color.blue
            }
        }
        Fixture("layout-placing/last-place-wins", 40, 40, frames: [rect(20, 30, 10, 10)]) {
            Placing(arrange: { members, bounds in
                members[0].place(at: bounds.origin, proposal: .zero)
                members[0].place(at: CGPoint(x: 20, y: 30), proposal: .unspecified)
            }) { Color.red }
        }
        // SwiftUI traps here; Darkroom reports it and treats the member as left out.
        Fixture(
            "layout-placing/place-without-a-number-is-centered", 40, 40, frames: [rect(15, 15, 10, 10)],
            findings: ["layout-value-invalid"]
        ) {
            Placing(arrange: { members, _ in
                members[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
            }) { box(.red, 10, 10) }
        }
        Fixture("layout-placing/bounds-begin-where-the-layout-lies", 40, 40, frames: [rect(15, 15, 10, 10)]) {
            Placing(
                width: 10, height: 10,
                arrange: { members, bounds in
                    members[0].place(at: bounds.origin, proposal: .unspecified)
                }
            ) { Color.red }
        }
        Fixture("layout-placing/members-may-leave-the-bounds", 40, 40, frames: [rect(5, -5, 10, 10)]) {
            Placing(
                width: 10, height: 10,
                arrange: { members, bounds in
                    let point = CGPoint(x: bounds.minX - 10, y: bounds.minY - 20)
                    members[0].place(at: point, proposal: .unspecified)
                }
            ) { Color.red }
        }
        Fixture("layout-placing/right-to-left-mirrors-places", 40, 40, frames: [rect(30, 0, 10, 10)]) {
            Placing(arrange: { members, bounds in
                members[0].place(at: bounds.origin, proposal: .unspecified)
            }) { Color.red }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // The layout sees the direction; its answer is mirrored still: 40 − 20 − 10.
        Fixture("layout-placing/layout-direction-is-told", 40, 40, frames: [rect(10, 0, 10, 10)]) {
            Placing(arrange: { members, bounds in
                let x: CGFloat = members.layoutDirection == .rightToLeft ? 20 : 0
                members[0].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }) { Color.red }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("layout-placing/value-survives-other-modifiers", 40, 40, frames: [rect(22, 2, 6, 6)]) {
            Placing(arrange: { members, bounds in
                let offer = ProposedViewSize(width: 10, height: 10)
                members[0].place(at: CGPoint(x: members[0][PresentationKind.self] * 10, y: 0), proposal: offer)
            }) { Color.red.layoutValue(key: PresentationKind.self, value: 2).padding(2) }
        }
        Fixture("layout-placing/value-default", 40, 40, frames: [rect(30, 0, 10, 10)]) {
            Placing(arrange: { members, _ in
                members[0].place(at: CGPoint(x: members[0][PresentationKind.self] * 10, y: 0), proposal: .unspecified)
            }) { Color.red }
        }
        Fixture("layout-placing/priority-is-told", 40, 40, frames: [rect(20, 0, 10, 10), rect(0, 0, 10, 10)]) {
            Placing(arrange: { members, _ in
                for member in members {
                    member.place(at: CGPoint(x: member.priority * 10, y: 0), proposal: .unspecified)
                }
            }) {
                Color.red.layoutPriority(2); Color.blue
            }
        }
    }

    /// Members side by side, 8 points each.
    private static func row(_ members: some RandomAccessCollection<LayoutSubview>) {
        for (index, member) in members.enumerated() {
            member.place(at: CGPoint(x: CGFloat(index) * 8, y: 0), proposal: ProposedViewSize(width: 8, height: 8))
        }
    }

    @FixtureList private static var partsOfSubviews: [Fixture] {
        Fixture(
            "layout-placing/groups-loops-and-conditions-give-members", 40, 40,
            frames: [0, 8, 16, 24, 32].map { rect($0, 0, 8, 8) }
        ) {
            Placing(arrange: { members, _ in row(members) }) {
                if FixtureEnvironment.now.timeIntervalSince1970 > 0 { Color.red }
                Group {
                    Color.green; Color.blue
                }
                EmptyView()
                ForEach(0..<2) { _ in AnyView(Color.orange) }
            }
        }
        Fixture(
            "layout-placing/part-of-members-counts-from-zero", 40, 40,
            frames: [rect(15, 15, 10, 10), rect(0, 0, 8, 8), rect(8, 0, 8, 8)]
        ) {
            Placing(arrange: { members, _ in
                let part = members[1..<3]
                for index in 0..<part.count {
                    part[index].place(
                        at: CGPoint(x: CGFloat(index) * 8, y: 0), proposal: ProposedViewSize(width: 8, height: 8))
                }
            }) {
                box(.red, 10, 10); Color.green; Color.blue
            }
        }
        Fixture(
            "layout-placing/members-picked-by-index", 40, 40,
            frames: [rect(8, 0, 8, 8), rect(15, 15, 10, 10), rect(0, 0, 8, 8)]
        ) {
            Placing(arrange: { members, _ in row(members[[2, 0]]) }) {
                Color.red; box(.green, 10, 10); Color.blue
            }
        }
        Fixture(
            "layout-placing/members-in-reverse", 40, 40,
            frames: [rect(16, 0, 8, 8), rect(8, 0, 8, 8), rect(0, 0, 8, 8)]
        ) {
            Placing(arrange: { members, _ in row(Array(members.reversed())) }) {
                Color.red; Color.green; Color.blue
            }
        }
        Fixture(
            "layout-placing/dropped-members", 40, 40,
            frames: [rect(15, 15, 10, 10), rect(0, 0, 8, 8), rect(8, 0, 8, 8)]
        ) {
            Placing(arrange: { members, _ in row(members.dropFirst()) }) {
                box(.red, 10, 10); Color.green; Color.blue
            }
        }
    }
}
