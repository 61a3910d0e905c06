import SwiftUICore

/// A view that lies on its side and takes the room that it then fills.
struct QuarterTurn<Content: View>: View {
    private let isClockwise: Bool
    private let content: Content

    init(isClockwise: Bool, @ViewBuilder content: () -> Content) {
        self.isClockwise = isClockwise
        self.content = content()
    }

    var body: some View {
        SwappedLayout {
            content.fixedSize().rotationEffect(.degrees(isClockwise ? 90 : -90))
        }
    }
}

/// Room as wide as the view is high.
private struct SwappedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
