import Geometry

/// Finds out whether something of a list lies over what is lighter than it.
///
/// Where nothing does, light can become opacity item by item: `A + B·(1 − A)` is what drawing everything first gives, as
/// long as the upper one's light A is all of its alpha, or B is dark.
struct DarkerContent {
    /// Two of 255 levels: less of a difference nobody sees.
    private static let visible: Float = 2 / 255

    /// Of more boxes than this each would be compared with all others: a layer costs less, and the picture is the same.
    private static let most = 400

    /// What was drawn, in the list's own points, and the light that it adds: its luma times its alpha.
    private var drawn: [(box: CGRect, light: Float)] = []
    private var transform = CGAffineTransform.identity
    private var clip: CGRect?
    private var found = false

    static func isOverLighter(_ items: [DisplayItem]) -> Bool {
        var search = DarkerContent()
        search.collect(items)
        return search.found
    }

    private mutating func collect(_ items: [DisplayItem]) {
        for item in items where !found { collect(item) }
    }

    private mutating func collect(_ item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, _, _): add(outline.boundingBox, paint)
        case .stroke(let outline, let pattern, let paint, _):
            add(outline.boundingBox.insetBy(dx: -pattern.lineWidth, dy: -pattern.lineWidth), paint)
        case .glyphs(let run, let paint):
            guard let box = run.roughBox else { return }
            if run.font.hasColor { addUnknown(box) } else { add(box, paint) }
        case .image(let drawing):
            if let tint = drawing.tint { add(drawing.rect, tint) } else { addUnknown(drawing.rect) }
        case .group(let group): enter(group)
        }
    }

    private mutating func enter(_ group: DisplayGroup) {
        let outer = (transform, clip)
        defer { (transform, clip) = outer }
        guard group.projection == nil, group.blendMode == .normal else {
            // Its place or its light is not known by its items.
            return addUnknown(.infinite)
        }
        transform = group.transform.concatenating(transform)
        if let own = group.clip {
            let box = own.outline.boundingBox.applying(transform)
            clip = clip.map { $0.intersection(box) } ?? box
        }
        for effect in group.effects {
            switch effect {
            case .shadow(let color, let sigma, let offset), .innerShadow(let color, let sigma, let offset):
                let reach = 3 * sigma + max(abs(offset.width), abs(offset.height))
                for box in group.items.compactMap(Self.box) {
                    add(box.insetBy(dx: -reach, dy: -reach), .color(color))
                }
            case .blur, .colorMatrix, .luminanceToAlpha: continue
            }
        }
        if group.effects.contains(where: \.isColorMatrix) {
            for box in group.items.compactMap(Self.box) { addUnknown(box) }
        } else {
            collect(group.items)
        }
    }

    /// Where an item draws, in the points of its group; nil for nothing.
    private static func box(_ item: DisplayItem) -> CGRect? {
        switch item {
        case .fill(let outline, _, _, _): outline.boundingBox
        case .stroke(let outline, let pattern, _, _):
            outline.boundingBox.insetBy(dx: -pattern.lineWidth, dy: -pattern.lineWidth)
        case .glyphs(let run, _): run.roughBox
        case .image(let drawing): drawing.rect
        case .group(let group):
            group.projection == nil
                ? group.items.compactMap(box).reduce(nil) { all, one in all?.union(one) ?? one }?
                    .applying(group.transform) : .infinite
        }
    }

    private mutating func add(_ box: CGRect, _ paint: Paint) {
        switch paint {
        case .pattern, .backdrop: addUnknown(box)
        case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient:
            var light: Float = 0, hidden: Float = 0
            _ = paint.mapColors { color in
                let own = min(1, max(0, color.luma)) * color.alpha
                light = max(light, own)
                hidden = max(hidden, color.alpha - own)
                return color
            }
            add(box, light: light, hiding: hidden)
        }
    }

    /// What may be black somewhere and white elsewhere.
    private mutating func addUnknown(_ box: CGRect) { add(box, light: 1, hiding: 1) }

    /// - Parameter hidden: how much of what lies below is gone, besides what the item's own light replaces.
    private mutating func add(_ box: CGRect, light: Float, hiding hidden: Float) {
        let placed = box.applying(transform)
        let seen = clip.map { placed.intersection($0) } ?? placed
        guard !seen.isNull, !seen.isEmpty else { return }
        if hidden > Self.visible,
            drawn.contains(where: { $0.light * hidden > Self.visible && $0.box.intersects(seen) })
        {
            found = true
        }
        if light > Self.visible { drawn.append((seen, light)) }
        if drawn.count > Self.most { found = true }
    }
}

extension GlyphRun {
    /// Where its glyphs are drawn, at most: an em around their origins.
    fileprivate var roughBox: CGRect? {
        guard let first = glyphs.first?.position else { return nil }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for glyph in glyphs {
            (left, right) = (min(left, glyph.position.x), max(right, glyph.position.x))
            (top, bottom) = (min(top, glyph.position.y), max(bottom, glyph.position.y))
        }
        return CGRect(
            x: left - 0.1 * size, y: top - 0.9 * size, width: right - left + 1.1 * size,
            height: bottom - top + 1.1 * size)
    }
}
