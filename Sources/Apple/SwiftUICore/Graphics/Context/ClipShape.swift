import DisplayList
import Geometry

/// One of the shapes that drawing is clipped to, in the canvas' space.
struct ClipShape {
    enum Kind {
        case path(Outline, FillStyle, inverse: Bool)
        /// The opacity of a layer.
        case layer([DisplayItem], opacity: Double, inverse: Bool)
    }

    var kind: Kind

    /// The box that the clip leaves, in the canvas' space.
    func box(in bounds: CGRect) -> CGRect {
        guard case .path(let outline, _, false) = kind else { return bounds }
        return bounds.intersection(outline.boundingBox)
    }

    /// Items whose opacity is that of the clips one within the other; nil where there are none.
    static func mask(_ clips: ArraySlice<ClipShape>, in bounds: CGRect) -> [DisplayItem]? {
        guard let first = clips.first else { return nil }
        guard let rest = mask(clips.dropFirst(), in: bounds) else { return first.mask(in: bounds) }
        return [.group(DisplayGroup(first.mask(in: bounds), mask: rest))]
    }

    private func mask(in bounds: CGRect) -> [DisplayItem] {
        let items: [DisplayItem]
        let isInverse: Bool
        switch kind {
        case .path(let outline, let style, let inverse):
            items = [.fill(outline, .color(.black), evenOdd: style.isEOFilled, antialiased: style.isAntialiased)]
            isInverse = inverse
        case .layer(let layer, let opacity, let inverse):
            items = opacity < 1 ? [.group(DisplayGroup(layer, opacity: opacity))] : layer
            isInverse = inverse
        }
        guard isInverse else { return items }
        let cut = DisplayItem.group(DisplayGroup(items, blendMode: .destinationOut))
        return [.group(DisplayGroup([.fill(.rectangle(bounds), .color(.black)), cut], isolated: true))]
    }
}
