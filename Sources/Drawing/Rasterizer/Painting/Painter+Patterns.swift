internal import CCairo
internal import CPixels
import DisplayList
import Geometry

extension Painter {
    /// Draws one tile at the canvas's resolution, in whole pixels, and makes it the source, stretched to its exact
    /// size and repeated.
    func setPattern(
        _ pattern: TilePattern, covering covered: PixelRect, in state: DrawingState
    ) throws(RasterizerError) {
        let context = state.canvas.context, tile = pattern.tile, t = state.transform
        let limit = CGFloat(Rasterizer.largestSide / 4)
        let width = min(limit, (tile.width * hypot(t.a, t.b)).rounded(.toNearestOrAwayFromZero))
        let height = min(limit, (tile.height * hypot(t.c, t.d)).rounded(.toNearestOrAwayFromZero))
        guard tile.isFinite, tile.width > 0, tile.height > 0, t.isDrawable, state.depth < Self.deepestGroup else {
            return cairo_set_source_rgba(context, 0, 0, 0, 0)
        }
        let box = PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
        let toPixels = CGAffineTransform(
            scaleX: CGFloat(box.width) / tile.width, y: CGFloat(box.height) / tile.height)
        let canvas = try Canvas(bounds: box, format: .color)
        try draw(
            pattern.items,
            in: DrawingState(canvas: canvas, transform: toPixels, visible: box, depth: state.depth + 1))
        if pattern.opacity < 1 {
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
            canvas.setPixelSpace()
            cairo_set_source_rgba(canvas.context, 0, 0, 0, max(0, pattern.opacity))
            cairo_paint(canvas.context)
        }
        state.canvas.setSpace(t)
        cairo_set_source_surface(context, canvas.surface, 0, 0)
        let source = cairo_get_source(context)
        let back = CGAffineTransform(translationX: -tile.minX, y: -tile.minY).concatenating(toPixels)
        var matrix = cairo_matrix_t(
            xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        // Pixels that fall on pixels are copied.
        let place = tile.origin.applying(t)
        let isExact =
            t.keepsAxes
            && [place.x, place.y, tile.width * t.a, tile.height * t.d].allSatisfy {
                abs($0 - $0.rounded()) < 1e-3
            }
        cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    }

    /// Makes what the canvas holds the source, blurred, with its colors strengthened and veiled.
    func setBackdrop(
        _ backdrop: Backdrop, covering covered: PixelRect, in state: DrawingState
    ) throws(RasterizerError) {
        let veil = backdrop.veil.clamped, opacity = min(1, max(0, backdrop.opacity))
        let canvas = state.canvas
        guard canvas.format == .color else {
            return cairo_set_source_rgba(canvas.context, 0, 0, 0, Double(veil.alpha) * opacity)
        }
        let sigma = LayerEffect.drawable(sigma: backdrop.sigma * state.transform.meanScale) ?? 0
        let margin = sigma > 0 ? blur_reach(sigma) : 0
        let box = covered.expanded(by: margin, margin).intersection(canvas.bounds)
        guard !box.isEmpty else { return cairo_set_source_rgba(canvas.context, 0, 0, 0, 0) }
        let below = try Canvas(bounds: box, format: .color)
        cairo_surface_flush(canvas.surface)
        below.draw(canvas, operator: CAIRO_OPERATOR_SOURCE)
        cairo_surface_flush(below.surface)
        if sigma > 0 {
            let succeeded = pixels_blur(
                below.buffer.bytes.assumingMemoryBound(to: UInt8.self), below.stride, box.width, box.height, 4, sigma,
                1)
            guard succeeded != 0 else { throw .outOfMemory(bytes: below.buffer.count * 8) }
        }
        pixels_color_matrix(
            below.buffer.pixels, below.stride, box.width, box.height,
            backdrop.saturationMatrix.rows.flatMap { $0 })
        cairo_surface_mark_dirty(below.surface)
        cairo_set_source_rgba(
            below.context, Double(veil.red), Double(veil.green), Double(veil.blue), Double(veil.alpha))
        cairo_paint(below.context)
        if opacity < 1 {
            cairo_set_operator(below.context, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(below.context, 0, 0, 0, opacity)
            cairo_paint(below.context)
        }
        setPixels(below, in: state)
    }
}
