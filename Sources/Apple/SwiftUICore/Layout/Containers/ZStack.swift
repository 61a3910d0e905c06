import Geometry

/// Views on top of each other.
public struct ZStack<Content: View>: View {
    package let layout: ZStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Members on top of each other.
@frozen
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    @inlinable
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// How far members reach from the shared alignment point, in points.
    private func extents(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (before: CGPoint, after: CGPoint)? {
        guard !subviews.isEmpty else { return nil }
        // Only members of the highest priority decide the size.
        let highest = subviews.lazy.map(\.priority).max()
        var before = CGPoint(x: -CGFloat.infinity, y: -.infinity), after = before
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let point = dimensions.point(alignment)
            before = CGPoint(x: max(before.x, point.x), y: max(before.y, point.y))
            after = CGPoint(
                x: max(after.x, Self.rest(of: dimensions.width, point.x)),
                y: max(after.y, Self.rest(of: dimensions.height, point.y)))
        }
        return (before, after)
    }

    /// What lies behind a guide; without end where the member is, whose middle is without end too.
    private static func rest(of length: CGFloat, _ guide: CGFloat) -> CGFloat {
        length.isFinite ? length - guide : .infinity
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let (before, after) = extents(proposal, subviews) else { return .zero }
        return CGSize(width: before.x + after.x, height: before.y + after.y)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // Placed, members are offered what the stack came to, so that a color fills it even at its ideal size.
        let offer = ProposedViewSize(bounds.size)
        guard let (before, _) = extents(offer, subviews) else { return }
        for subview in subviews {
            let point = subview.dimensions(in: offer).point(alignment)
            subview.place(
                at: CGPoint(x: bounds.minX + before.x - point.x, y: bounds.minY + before.y - point.y),
                proposal: offer)
        }
    }
}
