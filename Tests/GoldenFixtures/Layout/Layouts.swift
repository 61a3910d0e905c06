import SwiftUI

private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// Divides its width by the shares that its members name, which it reads once.
private struct Shares: Layout {
    struct Cache {
        var shares: [CGFloat]
        var total: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
        let shares = subviews.map { $0[Share.self] }
        return Cache(shares: shares, total: shares.reduce(0, +))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (subview, share) in zip(subviews, cache.shares) {
            let width = bounds.width * share / cache.total
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Its only member at its corner, with a leading guide that lies 10 points in.
private struct Hanging: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .leading ? bounds.minX + 10 : nil }
}

extension Fixture {
    @FixtureList static var layouts: [Fixture] {
        containers
        Fixture("layouts/hstack", 40, 10, frames: [rect(0, 0, 18, 10), rect(22, 0, 18, 10)]) {
            HStackLayout(spacing: 4) {
                Color.red; Color.blue
            }
        }
        Fixture("layouts/vstack", 10, 40, frames: [rect(0, 0, 10, 18), rect(0, 22, 10, 18)]) {
            VStackLayout(spacing: 4) {
                Color.red; Color.blue
            }
        }
        Fixture("layouts/zstack", 40, 40, frames: [rect(0, 0, 40, 40), rect(30, 30, 10, 10)]) {
            ZStackLayout(alignment: .bottomTrailing) {
                Color.red; Color.blue.frame(width: 10, height: 10)
            }
        }
        Fixture(
            "layouts/grid", 20, 20,
            frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(0, 10, 10, 10), rect(10, 10, 10, 10)]
        ) {
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red; Color.green
                }
                GridRow {
                    Color.blue; Color.orange
                }
            }
        }
        // The spacer grows along the wrapped stack and takes no height from it.
        Fixture("layouts/any-hstack", 40, 20, frames: [rect(0, 5, 10, 10), rect(30, 5, 10, 10)]) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(width: 10, height: 10)
                Spacer()
                Color.blue.frame(width: 10, height: 10)
            }
        }
        Fixture("layouts/any-of-any-vstack", 10, 40, frames: [rect(0, 0, 10, 20), rect(0, 20, 10, 20)]) {
            AnyLayout(AnyLayout(VStackLayout(spacing: 0))) {
                Color.red; Color.blue
            }
        }
        Fixture("layouts/any-custom-with-cache", 40, 10, frames: [rect(0, 0, 10, 10), rect(10, 0, 30, 10)]) {
            AnyLayout(Shares()) {
                Color.red; Color.blue.layoutValue(key: Share.self, value: 3)
            }
        }
        Fixture(
            "layouts/custom-with-values", 60, 10,
            frames: [rect(0, 0, 20, 10), rect(20, 0, 10, 10), rect(30, 0, 30, 10)]
        ) {
            Shares {
                Color.red.layoutValue(key: Share.self, value: 2)
                Color.green
                Color.blue.layoutValue(key: Share.self, value: 3)
            }
        }
        Fixture("layouts/rtl-custom", 40, 10, frames: [rect(30, 0, 10, 10), rect(0, 0, 30, 10)]) {
            Shares {
                Color.red; Color.blue.layoutValue(key: Share.self, value: 3)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // The first is 20 wide with its guide 10 in, the second begins at the guide: 25 is centered in 45.
        Fixture("layouts/explicit-alignment", 45, 20, frames: [rect(10, 0, 20, 10), rect(20, 10, 15, 10)]) {
            VStack(alignment: .leading, spacing: 0) {
                Hanging { Color.red.frame(width: 20, height: 10) }
                Color.blue.frame(width: 15, height: 10)
            }
        }
    }
}
