import Geometry

/// A text, symbol or bitmap of a list and where it is seen: what a person would miss if it were not drawn.
package struct DisplayMark: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// The text, or the symbol's name.
        case glyphs(String)
        case image(ImageReference, isTemplate: Bool)
    }

    package var content: Content
    /// The box in points of the canvas, after every transform and clip; of glyphs estimated from their size.
    package var box: CGRect
}

extension DisplayList {
    /// The marks that are not drawn with hardly any opacity, in drawing order.
    package var marks: [DisplayMark] {
        var collector = MarkCollector(visible: CGRect(origin: .zero, size: size))
        collector.collect(items)
        return collector.marks
    }
}

/// Walks groups with what they do to the place and the opacity of their items.
private struct MarkCollector {
    var visible: CGRect
    var transform = ProjectionTransform.identity
    var opacity: Double = 1
    var marks: [DisplayMark] = []

    /// Below this nobody is meant to see it: hidden views keep their place so.
    static let leastOpacity = 0.06

    init(visible: CGRect) { self.visible = visible }

    mutating func collect(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .glyphs(let run, let paint): add(run, paint)
            case .image(let drawing): add(drawing)
            case .group(let group): enter(group)
            case .fill, .stroke: break
            }
        }
    }

    private mutating func enter(_ group: DisplayGroup) {
        // What erases, masks or mixes is not seen by itself.
        guard group.blendMode == .normal, group.mask == nil, group.role != .containerBackground else { return }
        guard opacity * group.opacity >= Self.leastOpacity else { return }
        let outer = self
        opacity *= group.opacity
        transform = ProjectionTransform(group.transform).concatenating(transform)
        if let projection = group.projection { transform = projection.concatenating(transform) }
        if let clip = group.clip {
            visible = visible.intersection(clip.outline.boundingBox.applying(transform))
        }
        collect(group.items)
        let found = marks
        self = outer
        marks = found
    }

    private mutating func add(_ run: GlyphRun, _ paint: Paint) {
        guard case .color(let color) = paint, Double(color.alpha) * opacity >= Self.leastOpacity else { return }
        let places = run.glyphs.map(\.position)
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
            let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
        else { return }
        // From about the height of capitals to the baseline; a last glyph is half an em wide.
        add(
            .glyphs(run.text),
            CGRect(
                x: left, y: top - 0.72 * run.size, width: right - left + 0.5 * run.size,
                height: bottom - top + 0.72 * run.size))
    }

    private mutating func add(_ drawing: ImageDrawing) {
        guard opacity * drawing.opacity >= Self.leastOpacity else { return }
        add(.image(drawing.image, isTemplate: drawing.tint != nil), drawing.rect)
    }

    private mutating func add(_ content: DisplayMark.Content, _ box: CGRect) {
        let seen = box.applying(transform).intersection(visible)
        guard !seen.isNull, seen.width >= 2, seen.height >= 2 else { return }
        marks.append(DisplayMark(content: content, box: seen))
    }
}
