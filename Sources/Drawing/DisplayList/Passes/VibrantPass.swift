/// Luma becomes opacity.
struct VibrantPass {
    func items(_ items: [DisplayItem]) -> [DisplayItem] { items.map(item) }

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
            group.items = items(group.items)
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
