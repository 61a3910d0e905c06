internal import CCairo
import DisplayList
import Findings
import Geometry

extension PDFWriter {
    mutating func add(_ group: DisplayGroup, _ outer: CGAffineTransform) throws(RasterizerError) {
        let transform = group.transform.concatenating(outer)
        guard group.opacity > 0, transform.isDrawable, group.clip?.outline.boundingBox.isFinite != false else { return }
        if group.needsPixels { return try addPixels(of: group, outer) }
        cairo_save(context)
        var matrix = group.transform.cairo
        cairo_transform(context, &matrix)
        if group.needsLayer {
            try addOnLayer(group, transform)
        } else {
            clip(group)
            try add(group.items, transform)
        }
        cairo_restore(context)
    }

    private func clip(_ group: DisplayGroup) {
        guard let clip = group.clip else { return }
        clip.outline.addPath(to: context)
        cairo_set_fill_rule(context, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    private mutating func addOnLayer(_ group: DisplayGroup, _ transform: CGAffineTransform) throws(RasterizerError) {
        let layer = try collect { (inner) throws(RasterizerError) in
            try inner.addShadows(of: group, transform)
            cairo_save(inner.context)
            inner.clip(group)
            try inner.addLayer(group.items, transform)
            cairo_restore(inner.context)
        }
        defer { cairo_pattern_destroy(layer) }
        let masked = try group.mask.map { (mask) throws(RasterizerError) -> OpaquePointer in
            let shape = try collect { (inner) throws(RasterizerError) in try inner.addLayer(mask, transform) }
            defer { cairo_pattern_destroy(shape) }
            return try collect { (inner) throws(RasterizerError) in
                cairo_set_source(inner.context, layer)
                cairo_mask(inner.context, shape)
            }
        }
        defer { cairo_pattern_destroy(masked) }
        cairo_set_operator(context, group.blendMode.cairo)
        cairo_set_source(context, masked ?? layer)
        cairo_paint_with_alpha(context, min(1, group.opacity))
    }

    /// What `draw` draws on a layer of its own, as a pattern to be destroyed.
    private mutating func collect(
        _ draw: (inout PDFWriter) throws(RasterizerError) -> Void
    ) throws(RasterizerError) -> OpaquePointer {
        cairo_push_group(context)
        do {
            try draw(&self)
        } catch {
            cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        guard let layer = cairo_pop_group(context) else { throw .outOfMemory(bytes: 0) }
        return layer
    }

    /// The shadows as images below what casts them, which stays a vector.
    private mutating func addShadows(of group: DisplayGroup, _ transform: CGAffineTransform) throws(RasterizerError) {
        for (index, effect) in group.effects.enumerated().reversed() {
            guard case .shadow(let color, let sigma, let offset) = effect else { continue }
            let caster = DisplayGroup(group.items, clip: group.clip, effects: Array(group.effects[..<index]))
            let c = color.clamped
            let silhouette = ColorMatrix(rows: [
                [0, 0, 0, 0, c.red], [0, 0, 0, 0, c.green], [0, 0, 0, 0, c.blue], [0, 0, 0, c.alpha, 0]
            ])
            let shadow = DisplayGroup(
                [.group(caster)], transform: CGAffineTransform(translationX: offset.width, y: offset.height),
                effects: [.colorMatrix(silhouette), .blur(sigma: sigma, opaque: false)])
            try addPixels([.group(shadow)], transform)
        }
    }

    /// A group whose layer is an image, which meets what lies below it as the group would.
    private mutating func addPixels(of group: DisplayGroup, _ transform: CGAffineTransform) throws(RasterizerError) {
        if group.projection == nil {
            note(Finding(.vectorRasterized, "PDF has no blur and no color filters, so this part of it is an image"))
        }
        var layer = group
        layer.blendMode = .normal
        guard group.blendMode != .normal else { return try addPixels([.group(layer)], transform) }
        let image = try collect { (inner) throws(RasterizerError) in try inner.addPixels([.group(layer)], transform) }
        defer { cairo_pattern_destroy(image) }
        cairo_save(context)
        cairo_set_operator(context, group.blendMode.cairo)
        cairo_set_source(context, image)
        cairo_paint(context)
        cairo_restore(context)
    }
}

extension DisplayGroup {
    /// Whether its layer is something that PDF has no words for: a projection, or an effect other than shadows.
    fileprivate var needsPixels: Bool {
        projection != nil
            || effects.contains { effect in
                guard case .shadow(_, let sigma, let offset) = effect else { return true }
                return !sigma.isFinite || !offset.width.isFinite || !offset.height.isFinite
            }
    }
}

extension CGAffineTransform {
    fileprivate var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
