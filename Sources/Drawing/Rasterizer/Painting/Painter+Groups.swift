internal import CCairo
internal import CPixels
import DisplayList
import Findings
import Geometry

extension Painter {
    func draw(_ group: DisplayGroup, in parent: DrawingState) throws(RasterizerError) {
        guard group.opacity > 0 else { return }
        guard parent.depth < Self.deepestGroup else {
            resources.note(
                Finding(
                    .groupNestedTooDeep,
                    "groups nested deeper than \(Self.deepestGroup) are not drawn: flatten the view"))
            return
        }
        var state = parent
        state.depth += 1
        state.transform = group.transform.concatenating(parent.transform)
        guard state.transform.isDrawable else { return }
        if let projection = group.projection {
            try draw(group, projectedBy: projection, state)
        } else if group.needsLayer {
            try drawOnLayer(group, state)
        } else if let clip = group.clip {
            try draw(group, clippedTo: clip, state)
        } else {
            try draw(group.items, in: state)
        }
    }

    // MARK: Clips

    /// Several items under one antialiased edge must meet what lies below only once, or the lower ones shine
    /// through along the edge. So they are drawn whole and the outside is cut away: in place on a blank canvas,
    /// otherwise on a layer.
    private func draw(
        _ group: DisplayGroup, clippedTo clip: DisplayGroup.Clip, _ outer: DrawingState
    ) throws(RasterizerError) {
        var state = outer
        let box = clip.outline.boundingBox
        guard box.isFinite else { return }
        let target = box.applying(state.transform)
        state.visible = PixelRect(covering: target).intersection(outer.visible)
        guard !state.visible.isEmpty else { return }
        let canvas = state.canvas
        if clip.isSharp(under: state.transform) {
            return try canvas.saving { () throws(RasterizerError) in
                canvas.setPixelSpace()
                canvas.addPixelRect(PixelRect(covering: target))
                cairo_clip(canvas.context)
                try draw(group.items, in: state)
            }
        }
        if group.items.count == 1, case .fill(.rectangle(let rect), let paint, _, _) = group.items[0],
            rect.contains(box)
        {
            return try fill(
                clip.outline, with: paint, evenOdd: clip.evenOdd, antialiased: clip.antialiased, in: state)
        }
        if canvas.isBlank, canvas.format == .color {
            try canvas.saving { () throws(RasterizerError) in
                canvas.setPixelSpace()
                canvas.addPixelRect(state.visible)
                cairo_clip(canvas.context)
                try draw(group.items, in: state)
            }
            return try cut(canvas, to: clip, state.transform, within: state.visible)
        }
        guard let layer = try layer(for: group, state, reach: 0) else { return }
        canvas.draw(layer)
    }

    /// Removes what a canvas holds outside a clip.
    ///
    /// - Parameter box: the pixels that hold anything.
    private func cut(
        _ canvas: Canvas, to clip: DisplayGroup.Clip, _ transform: CGAffineTransform, within box: PixelRect
    ) throws(RasterizerError) {
        let coverage =
            clip.antialiased
            ? try Coverage(
                of: clip.outline, evenOdd: clip.evenOdd, under: transform, within: box,
                library: resources.glyphs.library) : nil
        canvas.saving {
            let context = canvas.context
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            guard let coverage else {
                cairo_set_antialias(context, clip.antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                cairo_set_source_rgba(context, 0, 0, 0, 1)
                canvas.setSpace(transform)
                clip.outline.addPath(to: context)
                cairo_set_fill_rule(
                    context, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                return cairo_fill(context)
            }
            // Tiles of the box are whole or masked, so only what lies in a mask changes.
            canvas.setPixelSpace()
            for mask in coverage.masks {
                cairo_save(context)
                canvas.addPixelRect(mask.bounds)
                cairo_clip(context)
                cairo_set_source_surface(
                    context, mask.surface, Double(mask.bounds.x - canvas.bounds.x),
                    Double(mask.bounds.y - canvas.bounds.y))
                cairo_paint(context)
                cairo_restore(context)
            }
        }
    }

    // MARK: Layers

    private func drawOnLayer(_ group: DisplayGroup, _ state: DrawingState) throws(RasterizerError) {
        let reach = group.effects.reduce(0.0) { $0 + $1.reach(pixelsPerPoint: state.transform.meanScale) }
        if try drawMarkWithShadows(group, state, reach: reach) { return }
        guard var layer = try layer(for: group, state, reach: reach) else { return }
        var effects = group.effects[...]
        // A shadow that comes last goes straight below the layer, if nothing is done to both together.
        var lastShadow: LayerEffect?
        if group.opacity >= 1, group.blendMode == .normal, group.mask == nil, state.canvas.format == .color,
            case .shadow? = effects.last
        {
            lastShadow = effects.removeLast()
        }
        for effect in effects {
            layer = try apply(effect, to: layer, state)
        }
        if case .shadow(let color, let sigma, let offset)? = lastShadow {
            let shadow = try alphaMask(of: layer, sigma: sigma, offset: offset, state)
            if let shadow {
                clear(shadow, underneath: layer)
                try paintThrough(shadow, with: .color(color), in: state)
            }
        }
        if let mask = group.mask {
            try apply(mask: mask, to: layer, state)
        }
        try composite(layer, blendMode: group.blendMode, opacity: min(1, group.opacity), state)
    }

    /// A single shape with shadows and nothing else needs no layer: its shadow comes from its outline.
    private func drawMarkWithShadows(
        _ group: DisplayGroup, _ state: DrawingState, reach: CGFloat
    ) throws(RasterizerError) -> Bool {
        guard group.opacity >= 1, group.blendMode == .normal, group.mask == nil, group.clip == nil,
            group.items.count == 1, group.effects.count == 1, state.canvas.format == .color,
            case .shadow(let color, let sigma, let offset) = group.effects[0],
            case .fill(let outline, .color(let fillColor), let evenOdd, let antialiased) = group.items[0],
            fillColor.alpha >= 1
        else { return false }
        let margin = Int(reach.rounded(.up)) + 1
        let box = PixelRect(covering: bounds(of: group.items[0], state.transform))
            .intersection(state.visible.expanded(by: margin, margin))
        guard !box.isEmpty else { return true }
        let key = ShadowCache.Key(
            outline: outline, evenOdd: evenOdd, antialiased: antialiased, transform: state.transform, box: box,
            sigma: sigma, offsetX: offset.width, offsetY: offset.height)
        let shadow = try resources.shadows.mask(key) { () throws(RasterizerError) in
            let silhouette = try Canvas(bounds: box, format: .alpha)
            try draw(
                group.items,
                in: DrawingState(canvas: silhouette, transform: state.transform, visible: box, depth: state.depth))
            guard let shadow = try alphaMask(of: silhouette, sigma: sigma, offset: offset, state) else { return nil }
            // What the shape hides need not be drawn: where it covers a pixel wholly, that has its color.
            clear(shadow, underneathMask: silhouette)
            return shadow
        }
        if let shadow { try paintThrough(shadow, with: .color(color), in: state) }
        try draw(group.items, in: state)
        return true
    }

    /// A group's items, drawn and clipped on a layer just large enough; nil where nothing can be seen.
    private func layer(
        for group: DisplayGroup, _ state: DrawingState, reach: CGFloat
    ) throws(RasterizerError) -> Canvas? {
        let margin = Int(reach.rounded(.up)) + (reach > 0 ? 1 : 0)
        var content = PixelRect(covering: bounds(of: group.items, state.transform))
        if let clip = group.clip {
            guard clip.outline.boundingBox.isFinite else { return nil }
            content = content.intersection(
                PixelRect(covering: clip.outline.boundingBox.applying(state.transform)))
        }
        content = content.intersection(state.visible.expanded(by: margin, margin))
        guard !content.isEmpty else { return nil }
        let layer = try Canvas(bounds: content, format: .color)
        try draw(
            group.items,
            in: DrawingState(canvas: layer, transform: state.transform, visible: content, depth: state.depth))
        if let clip = group.clip { try cut(layer, to: clip, state.transform, within: content) }
        return layer
    }

    private func apply(mask: [DisplayItem], to layer: Canvas, _ state: DrawingState) throws(RasterizerError) {
        let canvas = try Canvas(bounds: layer.bounds, format: .alpha)
        try draw(
            mask,
            in: DrawingState(canvas: canvas, transform: state.transform, visible: layer.bounds, depth: state.depth))
        layer.draw(canvas, operator: CAIRO_OPERATOR_DEST_IN)
    }

    func composite(
        _ layer: Canvas, blendMode: LayerBlendMode, opacity: Double, _ state: DrawingState
    ) throws(RasterizerError) {
        let canvas = state.canvas
        guard blendMode == .plusDarker, canvas.format == .color else {
            return canvas.draw(layer, opacity: opacity, operator: blendMode.cairo)
        }
        // Cairo has no such operator: the result is computed beside the canvas and put in its place.
        let box = layer.bounds.intersection(canvas.bounds).intersection(state.visible)
        guard !box.isEmpty else { return }
        let result = try Canvas(bounds: box, format: .color)
        result.draw(canvas, operator: CAIRO_OPERATOR_SOURCE)
        let above =
            layer.buffer.bytes
            + (box.y - layer.bounds.y) * layer.stride + (box.x - layer.bounds.x) * 4
        pixels_plus_darker(
            result.buffer.pixels, result.stride, above.assumingMemoryBound(to: UInt32.self), layer.stride, box.width,
            box.height, UInt32((opacity * 255).rounded()))
        canvas.saving {
            canvas.setPixelSpace()
            canvas.addPixelRect(box)
            cairo_clip(canvas.context)
            canvas.draw(result, operator: CAIRO_OPERATOR_SOURCE)
        }
    }
}

extension DisplayGroup.Clip {
    /// Whether its edge falls between pixels, so that it cuts no pixel in part.
    func isSharp(under transform: CGAffineTransform) -> Bool {
        guard case .rectangle(let rect) = outline, transform.keepsAxes else { return false }
        let box = rect.applying(transform)
        return !antialiased
            || [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    }
}

extension LayerBlendMode {
    /// Plus-darker is drawn without Cairo.
    var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
