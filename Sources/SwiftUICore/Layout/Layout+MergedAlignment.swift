import Geometry

extension Layout {
    /// What the members set, where the layout itself says nothing: the topmost first baseline, the lowest last
    /// baseline, and the mean of any other guide. Leading stays left here; the container that asks mirrors.
    func mergedAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let placement = LayoutPlacement(count: subviews.placeCount, bounds: bounds, mirrors: false)
        placement.collect { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
        let values = subviews.compactMap { subview -> CGFloat? in
            let place = placement.place(of: subview, proposal: proposal)
            guard let value = subview.dimensions(in: place.proposal).explicitValue(key) else { return nil }
            return value + place.origin[key.axis]
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
