import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

/// One member, with distances to the neighbors that `preference` gives.
private struct Spaced: Layout {
    let preference: ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { preference }
}

/// Members in a row, as far apart as they want, at their ideal sizes.
private struct Apart: Layout {
    var axis = Axis.horizontal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .unspecified)
            guard index + 1 < subviews.count else { break }
            let gap = subview.spacing.distance(to: subviews[index + 1].spacing, along: axis)
            if axis == .horizontal { point.x += size.width + gap } else { point.y += size.height + gap }
        }
    }
}

private func trailingZero() -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .trailing)
    return spacing
}

/// Names, what a middle view prefers, and where three boxes of 10 come to lie in 46.
private let preferences: [(String, ViewSpacing, [CGFloat])] = [
    ("zero", .zero, [8, 18, 28]),
    ("of-no-preference", ViewSpacing(), [0, 18, 36]),
    ("zero-on-one-edge", trailingZero(), [4, 22, 32]),
    ("union-keeps-zero", ViewSpacing.zero.union(ViewSpacing()), [8, 18, 28]),
    ("union-of-one-edge", ViewSpacing().union(.zero, edges: .leading), [4, 14, 32])
]

extension Fixture {
    @FixtureList static var layoutSpacing: [Fixture] {
        for (name, preference, positions) in preferences {
            Fixture("layout-spacing/\(name)", 46, 10, frames: positions.map { rect($0, 0, 10, 10) }) {
                HStack {
                    box(.red, 10, 10)
                    Spaced(preference: preference) { box(.green, 10, 10) }
                    box(.blue, 10, 10)
                }
            }
        }
        Fixture("layout-spacing/distance-between-views", 40, 40, frames: [rect(0, 0, 10, 10), rect(18, 0, 10, 10)]) {
            Apart {
                box(.red, 10, 10); box(.blue, 10, 10)
            }
        }
        Fixture("layout-spacing/distance-along-vertical", 40, 40, frames: [rect(0, 0, 10, 10), rect(0, 18, 10, 10)]) {
            Apart(axis: .vertical) {
                box(.red, 10, 10); box(.blue, 10, 10)
            }
        }
        // 10, nothing, the spacer's least 8, nothing, 10; outside a stack a spacer wants no distance on any edge.
        Fixture("layout-spacing/spacer-wants-none", 40, 40, frames: [rect(0, 0, 10, 10), rect(18, 0, 10, 10)]) {
            Apart {
                box(.red, 10, 10); Spacer(); box(.blue, 10, 10)
            }
        }
        // The default merges members: a spacer's zero is all there is.
        Fixture("layout-spacing/default-merges-members", 38, 10, frames: [rect(0, 0, 10, 10), rect(28, 0, 10, 10)]) {
            HStack {
                box(.red, 10, 10)
                Apart { Spacer() }
                box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-spacing/empty-layout-wants-none", 40, 10,
            frames: [rect(10, 0, 10, 10), rect(20, 5, 0, 0), rect(20, 0, 10, 10)]
        ) {
            HStack {
                box(.red, 10, 10); VStack {}; box(.blue, 10, 10)
            }
        }
        // The inner stack ends in a spacer and so touches its neighbor.
        Fixture("layout-spacing/stack-ending-in-a-spacer", 40, 10, frames: [rect(0, 0, 10, 10), rect(30, 0, 10, 10)]) {
            HStack {
                HStack(spacing: 0) {
                    box(.red, 10, 10); Spacer()
                }; box(.blue, 10, 10)
            }
        }
        // A frame along the axis makes the edge a plain one: 20 + 8 + 10.
        Fixture("layout-spacing/frame-makes-edges-plain", 40, 10, frames: [rect(1, 0, 10, 10), rect(29, 0, 10, 10)]) {
            HStack {
                HStack(spacing: 0) {
                    box(.red, 10, 10); Spacer()
                }.frame(width: 20); box(.blue, 10, 10)
            }
        }
        Fixture(
            "layout-spacing/frame-across-leaves-edges", 40, 10, frames: [rect(0, 0, 10, 10), rect(30, 0, 10, 10)]
        ) {
            HStack {
                HStack(spacing: 0) {
                    box(.red, 10, 10); Spacer()
                }.frame(height: 10); box(.blue, 10, 10)
            }
        }
        Fixture("layout-spacing/framed-spacer-stays-one", 40, 10, frames: [rect(7, 0, 10, 10), rect(23, 0, 10, 10)]) {
            HStack {
                box(.red, 10, 10); Spacer(minLength: 0).frame(width: 6); box(.blue, 10, 10)
            }
        }
        // The spacer lies along the inner stack and has no say above it: 0 + 8 + 10.
        Fixture("layout-spacing/spacer-has-no-say-across", 40, 40, frames: [rect(15, 19, 10, 10)]) {
            VStack {
                HStack { Spacer() }; box(.red, 10, 10)
            }
        }
    }
}
