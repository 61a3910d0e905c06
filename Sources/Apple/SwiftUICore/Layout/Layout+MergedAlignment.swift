import Geometry

extension Layout {
    /// What the members set, merged by the alignment's own rule, where the layout itself says nothing. Leading stays
    /// left here; the container that asks mirrors.
    func mergedAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard !(key.id is any FrameAlignment.Type), bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let placement = LayoutPlacement(count: subviews.placeCount, bounds: bounds, mirrors: false)
        placement.collect { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
        let values = subviews.lazy.map { subview -> CGFloat? in
            let place = placement.place(of: subview, proposal: proposal)
            guard let value = subview.dimensions(in: place.proposal).explicitValue(key) else { return nil }
            return value + place.origin[key.axis]
        }
        return key.id.combined(values)
    }
}
