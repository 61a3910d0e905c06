import DisplayList
import Geometry

extension GraphicsContext {
    /// How what is drawn meets what lies below it; the numbers are those of Core Graphics.
    ///
    /// `S` and `D` are the colors drawn and below, multiplied by their opacities `Sa` and `Da`. Where no filter is
    /// set, the area that is drawn on bounds the change.
    @frozen
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Nothing.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// `S`
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// `S·Da`
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// `S·(1 − Da)`
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// `S·Da + D·(1 − Sa)`
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// `S·(1 − Da) + D`
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// `D·Sa`
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// `D·(1 − Sa)`
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// `S·(1 − Da) + D·Sa`
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// `S·(1 − Da) + D·(1 − Sa)`
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }
}

extension GraphicsContext.BlendMode {
    private static let layerModes: [Int32: LayerBlendMode] = [
        0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn,
        8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color,
        15: .luminosity, 20: .sourceAtop, 21: .destinationOver, 23: .destinationOut, 25: .xor, 26: .plusDarker,
        27: .plusLighter
    ]

    /// The display list's mode that does the same; nil for those that are put together from several.
    var layerMode: LayerBlendMode? { Self.layerModes[rawValue] }

    /// One part of what a mode does.
    struct Step {
        /// What is brought onto the canvas.
        enum Source {
            /// What is drawn.
            case drawing
            /// The whole area that is drawn on, opaque.
            case area
            /// That area, as far as the drawing leaves it clear.
            case remainder
        }

        var source: Source
        var mode: LayerBlendMode
    }

    /// The mode as steps that each leave alone what lies outside the area. Those of `sourceIn`, `sourceOut` and
    /// `destinationAtop` are exact for opaque drawings.
    var steps: [Step] {
        if let layerMode { return [Step(source: .drawing, mode: layerMode)] }
        switch self {
        case .clear: return [Step(source: .area, mode: .destinationOut)]
        case .copy:
            return [Step(source: .area, mode: .destinationOut), Step(source: .drawing, mode: .plusLighter)]
        case .sourceIn: return [Step(source: .drawing, mode: .sourceAtop)]
        case .sourceOut: return [Step(source: .drawing, mode: .xor)]
        case .destinationIn: return [Step(source: .remainder, mode: .destinationOut)]
        case .destinationAtop:
            return [
                Step(source: .remainder, mode: .destinationOut), Step(source: .drawing, mode: .destinationOver)
            ]
        default: return [Step(source: .drawing, mode: .normal)]
        }
    }
}

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
