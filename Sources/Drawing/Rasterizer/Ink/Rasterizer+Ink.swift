import DisplayList
import Foundation
import Geometry

extension Rasterizer {
    /// The glyphs of a list as `rasterize` draws them at that scale, from the same masks. Emoji, what is used as a
    /// mask, blurred, projected or mixed with what lies below, and what is hardly opaque is left out.
    ///
    /// - Parameter scale: pixels per point.
    package func ink(of list: DisplayList, scale: Double) -> Ink {
        let bounds = PixelRect(
            covering: CGRect(
                x: 0, y: 0, width: (list.size.width * scale).rounded(), height: (list.size.height * scale).rounded()))
        var collector = InkCollector(
            glyphs: glyphs, scale: scale, transform: CGAffineTransform(scaleX: scale, y: scale), visible: bounds)
        collector.collect(list.items)
        return collector.ink
    }
}

/// Walks groups with what they do to the place and the color of their items.
private struct InkCollector {
    let glyphs: GlyphStore
    let scale: Double
    var transform: CGAffineTransform
    var visible: PixelRect
    /// The clips around that are no rectangles.
    var clips: [RoundClip] = []
    var opacity = 1.0
    var isPlain = true
    var depth = 0
    var order = 0
    var ink = Ink()

    init(glyphs: GlyphStore, scale: Double, transform: CGAffineTransform, visible: PixelRect) {
        (self.glyphs, self.scale, self.transform, self.visible) = (glyphs, scale, transform, visible)
    }

    /// Below this nobody is meant to see it: hidden views keep their place so.
    private static let leastOpacity = 0.06
    /// From this on what lies below is hidden.
    private static let covering = 0.5

    mutating func collect(_ items: [DisplayItem]) {
        for item in items {
            order += 1
            switch item {
            case .glyphs(let run, let paint): add(run, paint)
            case .fill(let outline, let paint, _, _): cover(outline.boundingBox, paint.leastAlpha)
            case .image(let drawing): cover(drawing.rect, drawing.tint == nil ? drawing.opacity : 0)
            case .group(let group): enter(group)
            case .stroke: break
            }
        }
    }

    private mutating func enter(_ group: DisplayGroup) {
        guard group.blendMode == .normal, group.mask == nil, group.projection == nil, depth < Painter.deepestGroup,
            opacity * group.opacity >= Self.leastOpacity, !group.effects.contains(where: \.isBlur)
        else { return }
        let outer = (transform, visible, clips, opacity, isPlain)
        defer { (transform, visible, clips, opacity, isPlain) = outer }
        transform = group.transform.concatenating(transform)
        guard transform.isDrawable else { return }
        if let clip = group.clip {
            visible = visible.intersection(PixelRect(covering: clip.outline.boundingBox.applying(transform)))
            if let round = RoundClip(clip.outline, transform) { clips.append(round) }
        }
        guard !visible.isEmpty else { return }
        opacity *= min(1, group.opacity)
        if group.effects.contains(where: { !$0.isShadow }) { isPlain = false }
        depth += 1
        collect(group.items)
        depth -= 1
    }

    private mutating func cover(_ box: CGRect, _ alpha: Double) {
        guard alpha * opacity >= Self.covering else { return }
        let pixels = PixelRect(covering: box.applying(transform)).intersection(visible)
        if !pixels.isEmpty { ink.covers.append(Ink.Cover(order: order, box: pixels)) }
    }

    private mutating func add(_ run: GlyphRun, _ paint: Paint) {
        var color: ResolvedColor?
        if case .color(let flat) = paint { color = flat.clamped }
        guard !run.font.hasColor, !run.glyphs.isEmpty, run.size > 0, run.size.isFinite,
            Double(color?.alpha ?? 1) * opacity >= Self.leastOpacity, let face = glyphs.face(run.font),
            let size = GlyphSize(size: run.size, synthetic: run.font.matrix, transform: transform),
            let mask = GlyphCoverage(of: run, masks: face.masks(size), transform: transform, visible: visible)
        else { return }
        var coverage = mask.coverage
        for clip in clips { clip.cut(&coverage, mask.box) }
        guard clips.isEmpty || coverage.contains(where: { $0 > 0 }) else { return }
        ink.runs.append(
            InkedRun(
                run: run, color: color, opacity: opacity, isPlain: isPlain, isSymbol: run.font.isOfSymbols,
                size: run.size * transform.meanScale / scale, order: order, x: mask.box.x, y: mask.box.y,
                width: mask.box.width, height: mask.box.height, coverage: coverage))
    }
}

extension LayerEffect {
    fileprivate var isBlur: Bool { if case .blur = self { true } else { false } }

    fileprivate var isShadow: Bool {
        switch self {
        case .shadow, .innerShadow: true
        case .blur, .colorMatrix, .luminanceToAlpha: false
        }
    }
}

extension FontFace {
    /// Whether its glyphs are icons: the packaged ones lie in a folder of their own.
    fileprivate var isOfSymbols: Bool {
        // It is asked of every run: no parts of the path are made.
        path.utf8.dropLast(file.utf8.count).suffix(9).elementsEqual("/symbols/".utf8)
    }
}

extension Paint {
    /// How opaque it is where it is least.
    fileprivate var leastAlpha: Double {
        func least(_ stops: [GradientStop]) -> Double { Double(stops.map(\.color.alpha).min() ?? 0) }
        return switch self {
        case .color(let color): Double(color.alpha)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            least(stops)
        case .meshGradient(let mesh): Double(mesh.colors.map(\.alpha).min() ?? 0)
        case .pattern(let pattern): pattern.opacity
        case .backdrop(let backdrop): backdrop.opacity
        }
    }
}
