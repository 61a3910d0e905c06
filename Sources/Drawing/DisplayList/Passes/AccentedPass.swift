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

/// Luma becomes opacity: of the finished drawing, where something dark lies over something light.
struct VibrantPass {
    func items(_ items: [DisplayItem]) -> [DisplayItem] {
        DarkerContent.isOverLighter(items)
            ? [.group(DisplayGroup(items, effects: [.luminanceToAlpha, .colorMatrix(Self.white)]))] : items.map(item)
    }

    /// As opaque as what was there.
    private static let white = ColorMatrix(rows: [
        [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 1, 0]
    ])

    private func item(_ item: DisplayItem) -> DisplayItem {
        if item.isPaintedWithBitmaps { return filtered(item) }
        switch item {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            return .fill(outline, paint.mapColors(color), evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            return .stroke(outline, pattern, paint.mapColors(color), antialiased: antialiased)
        case .glyphs(let run, let paint):
            return run.font.hasColor ? filtered(item) : .glyphs(run, paint.mapColors(color))
        case .image(var drawing):
            guard let tint = drawing.tint else { return filtered(item) }
            drawing.tint = tint.mapColors(color)
            return .image(drawing)
        case .group(var group):
            // A color matrix needs the colors that it was made for, so the filter comes after it.
            if group.effects.contains(where: \.isColorMatrix) { return filtered(item) }
            group.items = group.items.map(self.item)
            group.effects = group.effects.map { $0.mapColor(color) }
            return .group(group)
        }
    }

    private func color(_ color: ResolvedColor) -> ResolvedColor {
        ResolvedColor(red: 1, green: 1, blue: 1, alpha: min(1, max(0, color.luma)) * color.alpha)
    }

    private func filtered(_ item: DisplayItem) -> DisplayItem { .luminance(of: item, in: .white) }
}

extension LayerEffect {
    var isColorMatrix: Bool {
        switch self {
        case .colorMatrix, .luminanceToAlpha: true
        case .blur, .shadow, .innerShadow: false
        }
    }

    func mapColor(_ transform: (ResolvedColor) -> ResolvedColor) -> LayerEffect {
        switch self {
        case .shadow(let color, let sigma, let offset):
            return .shadow(color: transform(color), sigma: sigma, offset: offset)
        case .innerShadow(let color, let sigma, let offset):
            return .innerShadow(color: transform(color), sigma: sigma, offset: offset)
        case .blur, .colorMatrix, .luminanceToAlpha:
            return self
        }
    }
}

/// What the system does to a finished widget where it does not show full color.
///
/// A pass is a function from display list to display list. Masks stay as they are: only their alpha counts.
package enum RenderingPass: Hashable, Sendable {
    /// The Lock Screen's material: every color of the picture becomes white, as opaque as its luma times its alpha.
    case vibrant
    /// The tinted Home Screen and watch faces: only alpha counts. Groups with the role `.accentable` get the tint,
    /// `.fullColor` ones stay, of `.desaturated` and `.accentedDesaturated` ones light becomes opacity, and
    /// everything else becomes white. `.containerBackground` groups go, unless they are kept as they are.
    case accented(tint: ResolvedColor, keepsBackground: Bool = false)

    package func apply(to list: DisplayList) -> DisplayList {
        var result = list
        switch self {
        case .vibrant: result.items = VibrantPass().items(list.items)
        case .accented(let tint, let keepsBackground):
            let pass = AccentedPass(tint: tint, color: .white, keepsBackground: keepsBackground)
            result.items = pass.items(list.items)
        }
        return result
    }
}
