internal import CCairo
internal import CPixels
import DisplayList
import Geometry

extension Painter {
    /// A layer after an effect: the same canvas, or a larger one where the effect spreads.
    func apply(_ effect: LayerEffect, to layer: Canvas, _ state: DrawingState) throws(RasterizerError) -> Canvas {
        switch effect {
        case .blur(let sigma, let opaque):
            return try blur(layer, sigma: sigma * state.transform.meanScale, opaque: opaque)
        case .shadow(let color, let sigma, let offset):
            guard let shadow = try alphaMask(of: layer, sigma: sigma, offset: offset, state) else { return layer }
            let both = try Canvas(bounds: layer.bounds.union(shadow.bounds), format: .color)
            var inside = state
            (inside.canvas, inside.visible) = (both, both.bounds)
            try paintThrough(shadow, with: .color(color), in: inside)
            both.draw(layer)
            return both
        case .luminanceToAlpha:
            cairo_surface_flush(layer.surface)
            pixels_luminance_to_alpha(layer.buffer.pixels, layer.stride, layer.bounds.width, layer.bounds.height)
            cairo_surface_mark_dirty(layer.surface)
            return layer
        case .innerShadow(let color, let sigma, let offset):
            try drawInnerShadow(color, sigma: sigma, offset: offset, on: layer, state)
            return layer
        case .colorMatrix(let matrix):
            cairo_surface_flush(layer.surface)
            pixels_color_matrix(
                layer.buffer.pixels, layer.stride, layer.bounds.width, layer.bounds.height,
                matrix.rows.flatMap { $0 })
            cairo_surface_mark_dirty(layer.surface)
            return layer
        }
    }

    private func blur(_ layer: Canvas, sigma: CGFloat, opaque: Bool) throws(RasterizerError) -> Canvas {
        guard let sigma = LayerEffect.drawable(sigma: sigma) else { return layer }
        let margin = opaque ? 0 : blur_reach(sigma)
        var result = layer
        if margin > 0 {
            result = try Canvas(bounds: layer.bounds.expanded(by: margin, margin), format: .color)
            result.draw(layer, operator: CAIRO_OPERATOR_SOURCE)
        }
        cairo_surface_flush(result.surface)
        let succeeded = pixels_blur(
            result.buffer.bytes.assumingMemoryBound(to: UInt8.self), result.stride, result.bounds.width,
            result.bounds.height, 4, sigma, opaque ? 1 : 0)
        guard succeeded != 0 else { throw .outOfMemory(bytes: result.buffer.count * 8) }
        cairo_surface_mark_dirty(result.surface)
        return result
    }

    /// A canvas's alpha, blurred and moved: a shadow before it has a color. Nil where nothing of it is visible.
    ///
    /// - Parameters:
    ///   - sigma: points.
    ///   - offset: points.
    func alphaMask(
        of canvas: Canvas, sigma: CGFloat, offset: CGSize, _ state: DrawingState
    ) throws(RasterizerError) -> Canvas? {
        let moved = offset.applying(state.transform)
        guard moved.width.isFinite, moved.height.isFinite, abs(moved.width) < 1e5, abs(moved.height) < 1e5 else {
            return nil
        }
        let sigma = LayerEffect.drawable(sigma: sigma * state.transform.meanScale) ?? 0
        let margin = blur_reach(sigma)
        let (dx, dy) = (Int(moved.width.rounded()), Int(moved.height.rounded()))
        var bounds = canvas.bounds.expanded(by: margin, margin)
        (bounds.x, bounds.y) = (bounds.x + dx, bounds.y + dy)
        guard !bounds.intersection(state.visible).isEmpty else { return nil }
        let mask = try Canvas(bounds: bounds, format: .alpha)
        let target = mask.buffer.bytes.assumingMemoryBound(to: UInt8.self) + margin * mask.stride + margin
        cairo_surface_flush(canvas.surface)
        if canvas.format == .color {
            pixels_alpha(
                canvas.buffer.pixels, canvas.stride, canvas.bounds.width, canvas.bounds.height, target, mask.stride)
        } else {
            mask_add(
                target, mask.stride, canvas.buffer.bytes.assumingMemoryBound(to: UInt8.self), canvas.stride,
                canvas.bounds.width, canvas.bounds.height)
        }
        if sigma > 0 {
            let succeeded = mask_blur(
                mask.buffer.bytes.assumingMemoryBound(to: UInt8.self), mask.stride, bounds.width, bounds.height, sigma)
            guard succeeded != 0 else { throw .outOfMemory(bytes: mask.buffer.count * 8) }
        }
        return mask
    }

    /// Empties a shadow where the shape that will lie on it covers pixels wholly.
    func clear(_ shadow: Canvas, underneathMask shape: Canvas) {
        let box = shadow.bounds.intersection(shape.bounds)
        guard !box.isEmpty else { return }
        cairo_surface_flush(shape.surface)
        mask_clear_where_full(
            shadow.buffer.bytes.assumingMemoryBound(to: UInt8.self)
                + (box.y - shadow.bounds.y) * shadow.stride + box.x - shadow.bounds.x, shadow.stride,
            shape.buffer.bytes.assumingMemoryBound(to: UInt8.self)
                + (box.y - shape.bounds.y) * shape.stride + box.x - shape.bounds.x, shape.stride, box.width, box.height)
    }

    /// Empties a shadow where the layer that will lie on it is opaque.
    func clear(_ shadow: Canvas, underneath layer: Canvas) {
        let box = shadow.bounds.intersection(layer.bounds)
        guard !box.isEmpty else { return }
        cairo_surface_flush(layer.surface)
        let mask =
            shadow.buffer.bytes.assumingMemoryBound(to: UInt8.self)
            + (box.y - shadow.bounds.y) * shadow.stride + box.x - shadow.bounds.x
        let above =
            layer.buffer.bytes
            + (box.y - layer.bounds.y) * layer.stride + (box.x - layer.bounds.x) * 4
        mask_clear_where_opaque(
            mask, shadow.stride, above.assumingMemoryBound(to: UInt32.self), layer.stride, box.width, box.height)
    }
}

extension LayerEffect {
    /// Pixels; wider than this nothing of the source can be made out.
    static let largestSigma: CGFloat = 500

    /// A sigma in pixels that can be drawn; nil where there is nothing to blur.
    static func drawable(sigma: CGFloat) -> CGFloat? {
        sigma > 0.05 ? min(sigma, largestSigma) : nil
    }

    /// How far outside what is visible a pixel may lie and still have an effect inside, in pixels.
    func reach(pixelsPerPoint scale: CGFloat) -> CGFloat {
        switch self {
        case .blur(let sigma, _):
            return CGFloat(blur_reach(Self.drawable(sigma: sigma * scale) ?? 0))
        case .shadow(_, let sigma, let offset):
            let moved = hypot(offset.width, offset.height) * scale
            return CGFloat(blur_reach(Self.drawable(sigma: sigma * scale) ?? 0))
                + (moved.isFinite ? min(moved, 1e5) : 0)
        case .innerShadow(_, let sigma, _):
            // What lies outside what is visible still keeps the shadow away from it.
            return CGFloat(blur_reach(Self.drawable(sigma: sigma * scale) ?? 0))
        case .colorMatrix, .luminanceToAlpha:
            return 0
        }
    }
}

extension PixelRect {
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x), top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
