/// Everything in one colour, or in two: the tint in accentable groups and `color` elsewhere.
struct AccentedPass {
    var tint: ResolvedColor
    /// What colours become here.
    var color: ResolvedColor

    func items(_ items: [DisplayItem]) -> [DisplayItem] { items.compactMap(item) }

    private func item(_ item: DisplayItem) -> DisplayItem? {
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
        case .containerBackground: return nil
        case .accentable: inner.color = tint
        case nil: break
        }
        if group.effects.contains(where: \.isColorMatrix) {
            // The matrix may have made alpha of colour, so the colours change after it.
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
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0],
        ])
    }
}
