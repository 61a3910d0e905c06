import DisplayList
import Geometry

extension GraphicsContext {
    /// Draws items of the current space as one, in the current state.
    package func draw(_ items: [DisplayItem]) { composite(items, under: transform) }

    /// Draws items of a space as one: filters, then opacity, mode and clips.
    ///
    /// - Parameter space: from the items' space to the canvas'.
    func composite(_ items: [DisplayItem], under space: CGAffineTransform) {
        guard !items.isEmpty, opacity > 0, space.isFiniteAndRegular else { return }
        for step in blendMode.steps {
            let source: [DisplayItem]
            switch step.source {
            case .drawing: source = items
            case .area: source = items.map(\.covered)
            case .remainder:
                let cut = DisplayGroup(items, blendMode: .destinationOut)
                source = [.group(DisplayGroup(items.map(\.covered) + [.group(cut)], isolated: true))]
            }
            append(filtered(source, under: space), step.mode)
        }
    }

    /// Adds a drawing in the canvas' space under opacity, mode and clips.
    private func append(_ group: DisplayGroup, _ mode: LayerBlendMode) {
        var group = group
        let isPlain = opacity >= 1 && mode == .normal && clips.isEmpty
        if isPlain, group.transform.isIdentity, !group.needsLayer {
            for item in group.items { target.append(item, blendMode: mode) }
            return
        }
        if !clips.isEmpty { group = clipped(group) }
        group.opacity = min(1, opacity)
        group.blendMode = mode
        target.append(.group(group), blendMode: mode)
    }

    /// One clip cuts the group's layer itself, any further ones mask it: a mode must not meet a layer of a clip's own.
    private func clipped(_ group: DisplayGroup) -> DisplayGroup {
        // A clip lies outside of the effects, which blur across it, and in the canvas' space.
        let isBare = group.effects.isEmpty && group.mask == nil && group.transform.isIdentity
        var group = isBare ? group : DisplayGroup([.group(group)])
        var rest = clips[...]
        if case .path(let outline, let style, false)? = rest.first?.kind {
            group.clip = .init(outline, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            rest = rest.dropFirst()
        }
        group.mask = ClipShape.mask(rest, in: target.bounds)
        return group
    }

    /// The items after all filters, in the canvas' space. What was added last is applied first.
    private func filtered(_ items: [DisplayItem], under space: CGAffineTransform) -> DisplayGroup {
        var group = DisplayGroup(items, transform: space)
        for filter in filters.reversed() {
            if !group.transform.scales(as: filter.space) {
                group.transform = group.transform.concatenating(filter.space.inverted())
                group = DisplayGroup([.group(group)], transform: filter.space)
            }
            group = filter.filter.apply(to: group, in: target.bounds)
        }
        return group
    }
}

extension CGAffineTransform {
    var isFiniteAndRegular: Bool {
        (a + b + c + d + tx + ty).isFinite && a * d - b * c != 0
    }

    /// Whether lengths and directions become the same under both.
    func scales(as other: CGAffineTransform) -> Bool {
        a == other.a && b == other.b && c == other.c && d == other.d
    }
}

extension DisplayItem {
    /// The area that the item is drawn on, opaque.
    var covered: DisplayItem {
        func opaque(_ paint: Paint) -> Paint { .color(.black) }
        switch self {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            return .fill(outline, opaque(paint), evenOdd: evenOdd, antialiased: antialiased)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            return .stroke(outline, pattern, opaque(paint), antialiased: antialiased)
        case .glyphs(let run, let paint):
            return .glyphs(run, opaque(paint))
        case .image(let drawing):
            return .fill(.rectangle(drawing.rect), .color(.black))
        case .group(var group):
            group.items = group.items.map(\.covered)
            group.opacity = 1
            group.effects = []
            return .group(group)
        }
    }
}
