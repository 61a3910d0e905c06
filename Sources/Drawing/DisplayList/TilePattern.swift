import Geometry

/// A picture that repeats without end.
package struct TilePattern: Hashable, Sendable {
    /// In points of the tile, whose top left corner is the origin. What reaches out of it is cut off.
    package var items: [DisplayItem]
    /// One of the tiles, in points of the space of what is painted.
    package var tile: CGRect
    /// 0…1.
    package var opacity: Double

    package init(items: [DisplayItem], tile: CGRect, opacity: Double = 1) {
        self.items = items
        self.tile = tile
        self.opacity = opacity
    }
}

extension DisplayItem {
    /// Whether the paint holds pixels, whose colors `mapColors` cannot replace.
    var isPaintedWithBitmaps: Bool {
        switch self {
        case .fill(_, let paint, _, _): paint.holdsBitmaps
        case .stroke(_, _, let paint, _): paint.holdsBitmaps
        case .glyphs(_, let paint): paint.holdsBitmaps
        case .image, .group: false
        }
    }

    fileprivate var holdsBitmaps: Bool {
        switch self {
        case .image(let drawing): drawing.tint == nil
        case .group(let group): group.items.contains { $0.holdsBitmaps }
        case .fill, .stroke, .glyphs: isPaintedWithBitmaps
        }
    }

    /// The item with the colors of its paints replaced; bitmaps keep theirs.
    func mapColors(_ transform: (ResolvedColor) -> ResolvedColor) -> DisplayItem {
        switch self {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            return .fill(outline, paint.mapColors(transform), evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            return .stroke(outline, pattern, paint.mapColors(transform), antialiased: antialiased)
        case .glyphs(let run, let paint):
            return .glyphs(run, paint.mapColors(transform))
        case .image(var drawing):
            drawing.tint = drawing.tint?.mapColors(transform)
            return .image(drawing)
        case .group(var group):
            group.items = group.items.map { $0.mapColors(transform) }
            return .group(group)
        }
    }
}

extension Paint {
    fileprivate var holdsBitmaps: Bool {
        guard case .pattern(let pattern) = self else { return false }
        return pattern.items.contains { $0.holdsBitmaps }
    }
}
