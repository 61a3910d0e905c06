import SwiftUI

/// What views hand to the container they are in.
extension Fixture {
    @FixtureList static var traits: [Fixture] {
        // SwiftUI-Flow, `mixedFlexibility.png`: an item's own value counts, not the one set on all items.
        Fixture("traits/inner-layout-value-counts", 40, 20, frames: [rect(10, 0, 10, 20), rect(20, 0, 10, 20)]) {
            AtOwnOffset {
                Group {
                    Color.red.layoutValue(key: OwnOffset.self, value: 10)
                    Color.blue
                }
                .layoutValue(key: OwnOffset.self, value: 20)
            }
        }
        Fixture("traits/inner-z-index-counts", 20, 20, frames: [rect(0, 0, 20, 20), rect(5, 5, 10, 10)]) {
            ZStack {
                Color.red
                Color.blue.frame(width: 10, height: 10).zIndex(1).zIndex(-1)
            }
        }
        // What is behind a view changes nothing.
        Fixture(
            "traits/background-passes-a-priority", 40, 20,
            frames: [rect(0, 0, 40, 20), rect(0, 0, 40, 20), rect(40, 0, 0, 20)]
        ) {
            HStack(spacing: 0) {
                Color.red.opacity(0.5).layoutPriority(1).background(Color.green); Color.blue
            }
        }
        // A view that is a layout too, as SwiftUI-Flow's `HFlow` is, keeps its content and its own body.
        Fixture("layouts/view-and-layout-at-once", 40, 20, frames: [rect(8, 0, 10, 20), rect(22, 0, 10, 20)]) {
            GapRow(gap: 4) { pair }
        }
    }

    @MainActor private static var pair: some View {
        Group {
            Color.red.frame(width: 10); Color.blue.frame(width: 10)
        }
    }
}

private struct OwnOffset: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Puts members of 10 points' width at the offsets that they ask for.
private struct AtOwnOffset: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + subview[OwnOffset.self], y: bounds.minY),
                proposal: ProposedViewSize(width: 10, height: bounds.height))
        }
    }
}

private struct GapRow<Content: View>: View {
    let gap: CGFloat
    let content: Content

    init(gap: CGFloat, @ViewBuilder content: () -> Content) {
        self.gap = gap
        self.content = content()
    }

    var body: some View { HStack(spacing: gap) { content } }
}

extension GapRow: Animatable where Content == EmptyView {}

extension GapRow: Layout where Content == EmptyView {
    init(gap: CGFloat) { self.init(gap: gap) { EmptyView() } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
