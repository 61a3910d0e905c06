/// Everything in one color, or in two: the tint in accentable groups and `color` elsewhere.
struct AccentedPass {
    var tint: ResolvedColor
    /// What colors become outside of accentable groups.
    var base = ResolvedColor.white
    /// What colors become here.
    var color: ResolvedColor
    /// Whether container backgrounds stay, in their own colors.
    var keepsBackground = false

    func items(_ items: [DisplayItem]) -> [DisplayItem] { items.compactMap(item) }

    private func item(_ item: DisplayItem) -> DisplayItem? {
        if item.isPaintedWithBitmaps { return .group(DisplayGroup([item], effects: [.colorMatrix(matrix)])) }
        switch item {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            return .fill(outline, paint.mapColors(recolor), evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            return .stroke(outline, pattern, paint.mapColors(recolor), antialiased: antialiased)
        case .glyphs(let run, let paint):
            return run.font.hasColor
                ? .group(DisplayGroup([item], effects: [.colorMatrix(matrix)])) : .glyphs(run, paint.mapColors(recolor))
        case .image(var drawing):
            drawing.tint = drawing.tint?.mapColors(recolor) ?? .color(color)
            return .image(drawing)
        case .group(let group):
            return self.group(group)
        }
    }

    private func group(_ group: DisplayGroup) -> DisplayItem? {
        var result = group
        var inner = self
        switch group.role {
        case .fullColor: return .group(group)
        case .desaturated: return .luminance(of: .group(group), in: base)
        case .accentedDesaturated: return .luminance(of: .group(group), in: tint)
        case .containerBackground: return keepsBackground ? .group(group) : nil
        case .accentable: inner.color = tint
        case nil: break
        }
        if group.effects.contains(where: \.isColorMatrix), !group.items.contains(where: \.keepsColor) {
            // The matrix may have made alpha of color, so the colors change after it.
            result.effects.append(.colorMatrix(inner.matrix))
        } else {
            result.items = inner.items(group.items)
            result.effects = group.effects.map { $0.mapColor(inner.recolor) }
        }
        return .group(result)
    }

    private func recolor(_ original: ResolvedColor) -> ResolvedColor {
        var result = color
        result.alpha *= original.alpha
        return result
    }

    /// The same for pixels.
    private var matrix: ColorMatrix {
        ColorMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0]
        ])
    }
}

extension DisplayItem {
    /// Whether it holds something whose own colors, or the light of them, a tinted widget shows.
    fileprivate var keepsColor: Bool {
        guard case .group(let group) = self else { return false }
        switch group.role {
        case .fullColor, .desaturated, .accentedDesaturated: return true
        case .accentable, .containerBackground, nil: return group.items.contains(where: \.keepsColor)
        }
    }

    /// `color`, as opaque as the item is light, within what the item covers.
    ///
    /// The matrix turns luma into opacity; the mask multiplies it by the alpha that was there.
    static func luminance(of item: DisplayItem, in color: ResolvedColor) -> DisplayItem {
        .group(DisplayGroup([item], effects: [.colorMatrix(.luminance(in: color))], mask: [item]))
    }
}
