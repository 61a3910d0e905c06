import SwiftUI

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

private final class Calls {
    var made = 0
}

/// Ten points wide for every cache that was made.
private struct Counting: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> Int {
        calls.made += 1
        return calls.made
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 10 * cache, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// Remembers, while it measures, which members it will place, and places those.
private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> [LayoutSubview] { [] }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
    ) -> CGSize {
        cache = subviews.reversed()
        return CGSize(width: 10 * subviews.count, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
    ) {
        for (index, member) in cache.enumerated() {
            member.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// Hands everything to another layout, whose cache it shares.
private struct Delegating<Base: Layout>: Layout {
    let base: Base

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Two members a line, each line a horizontal stack without spacing; one cache for all lines where `shares` is set.
private struct Pairs: Layout {
    var shares = false
    private let line = HStackLayout(alignment: .top, spacing: 0)

    init(shares: Bool = false) { self.shares = shares }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { line.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        var y = bounds.minY
        for start in stride(from: 0, to: subviews.count, by: 2) {
            let pair = subviews[start..<min(start + 2, subviews.count)]
            var own = line.makeCache(subviews: pair)
            let offer = ProposedViewSize(width: bounds.width, height: 10)
            let size =
                shares
                ? line.sizeThatFits(proposal: offer, subviews: pair, cache: &cache)
                : line.sizeThatFits(proposal: offer, subviews: pair, cache: &own)
            let box = CGRect(x: bounds.minX, y: y, width: size.width, height: size.height)
            if shares {
                line.placeSubviews(in: box, proposal: offer, subviews: pair, cache: &cache)
            } else {
                line.placeSubviews(in: box, proposal: offer, subviews: pair, cache: &own)
            }
            y += size.height
        }
    }
}

/// A grid of its own: a diagonal whose step can be animated.
private struct Diagonal: Layout {
    var step: CGFloat
    var offset: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(step, offset) }
        set { (step, offset) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let distance = offset + step * CGFloat(index)
            subview.place(at: CGPoint(x: distance, y: distance), proposal: .unspecified)
        }
    }
}

@MainActor private func arranged(by layout: some Layout) -> some View {
    layout {
        Color.red; Color.blue
    }
}

private let pairs = [rect(0, 0, 10, 10), rect(10, 0, 30, 10), rect(0, 10, 20, 10), rect(20, 10, 20, 10)]

extension Fixture {
    @FixtureList static var layoutCaching: [Fixture] {
        Fixture("layout-caching/cache-is-made-once", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            HStack(spacing: 0) {
                Counting(calls: Calls()) { Color.red }; Color.blue
            }
        }
        Fixture(
            "layout-caching/members-kept-in-the-cache-are-placed", 40, 10,
            frames: [rect(25, 0, 10, 10), rect(15, 0, 10, 10), rect(5, 0, 10, 10)]
        ) {
            Remembering {
                Color.red; Color.green; Color.blue
            }
        }
        Fixture("layout-caching/wrapped-hstack", 40, 10, frames: [rect(0, 0, 18, 10), rect(22, 0, 18, 10)]) {
            Delegating(base: HStackLayout(spacing: 4)) {
                Color.red; Color.blue
            }
        }
        Fixture("layout-caching/wrapped-vstack", 10, 40, frames: [rect(0, 0, 10, 18), rect(0, 22, 10, 18)]) {
            Delegating(base: VStackLayout(spacing: 4)) {
                Color.red; Color.blue
            }
        }
        Fixture("layout-caching/wrapped-zstack", 40, 40, frames: [rect(0, 0, 40, 40), rect(0, 30, 10, 10)]) {
            Delegating(base: ZStackLayout(alignment: .bottomLeading)) {
                Color.red; box(.blue, 10, 10)
            }
        }
        Fixture("layout-caching/wrapped-grid", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            Delegating(base: GridLayout(horizontalSpacing: 0)) {
                GridRow {
                    box(.red, 10, 10); Color.blue
                }
            }
        }
        Fixture("layout-caching/wrapped-twice", 40, 10, frames: [rect(0, 0, 20, 10), rect(20, 0, 20, 10)]) {
            Delegating(base: Delegating(base: AnyLayout(HStackLayout(spacing: 0)))) {
                Color.red; Color.blue
            }
        }
        for shares in [false, true] {
            Fixture("layout-caching/stacks-of-parts\(shares ? "-with-one-cache" : "")", 40, 20, frames: pairs) {
                Pairs(shares: shares) {
                    box(.red, 10, 10); Color.green; Color.blue; Color.orange
                }
            }
        }
        Fixture(
            "layout-caching/animatable-layout", 40, 40, frames: [rect(4, 4, 10, 10), rect(16, 16, 10, 10)]
        ) {
            Diagonal(step: 12, offset: 4) {
                Color.red; Color.blue
            }
        }
        Fixture("layout-caching/layout-of-generic-type", 40, 40, frames: [rect(0, 0, 10, 10), rect(20, 20, 10, 10)]) {
            arranged(by: Diagonal(step: 20, offset: 0))
        }
        Fixture(
            "layout-caching/any-layout-of-generic-type", 40, 10,
            frames: [rect(0, 0, 20, 10), rect(20, 0, 20, 10)]
        ) {
            arranged(by: AnyLayout(HStackLayout(spacing: 0)))
        }
    }
}
