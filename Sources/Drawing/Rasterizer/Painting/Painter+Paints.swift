internal import CCairo
internal import CPixels
import DisplayList
import Geometry

extension Painter {
    /// Makes a paint the source of what is drawn next. The canvas's space must be the item's.
    ///
    /// - Parameters:
    ///   - covered: the pixels that will be painted at most.
    ///   - tiles: those of them that may be; nil for all.
    func setSource(
        _ paint: Paint, covering covered: PixelRect, tiles: PixelTiles? = nil, in state: DrawingState
    ) throws(RasterizerError) {
        let context = state.canvas.context
        switch paint {
        case .color(let color):
            let c = color.clamped
            cairo_set_source_rgba(context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        case .linearGradient, .radialGradient, .ellipticalGradient:
            let pattern = paint.cairoPattern()
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        case .angularGradient(let stops, let center, let start, let end):
            try setAngularGradient(
                stops, center: center, start: start, end: end, covering: covered, tiles, in: state)
        case .meshGradient(let mesh):
            try setMesh(mesh, covering: covered, in: state)
        case .pattern(let pattern):
            try setPattern(pattern, covering: covered, in: state)
        case .backdrop(let backdrop):
            try setBackdrop(backdrop, covering: covered, in: state)
        }
    }

    /// Cairo has no conic gradient, and its meshes leave seams: the colors are computed for each pixel.
    private func setAngularGradient(
        _ stops: [GradientStop], center: CGPoint, start: Double, end: Double, covering covered: PixelRect,
        _ tiles: PixelTiles?, in state: DrawingState
    ) throws(RasterizerError) {
        let span = end - start
        guard span.isFinite, abs(span) > 1e-9, state.transform.isDrawable, !stops.isEmpty else {
            return cairo_set_source_rgba(state.canvas.context, 0, 0, 0, 0)
        }
        let paint = Paint.angularGradient(stops, center: center, startAngle: start, endAngle: end)
        let key = PaintCache.Key(paint: paint, transform: state.transform, covered: covered)
        let make = { () throws(RasterizerError) -> Canvas in
            try self.angularPixels(
                stops, center: center, start: start, end: end, covering: covered, tiles, under: state.transform)
        }
        // A stroke's pixels are few, and another entry's stroke is another one.
        setPixels(tiles == nil ? try resources.paints.canvas(key, make: make) : try make(), in: state)
    }

    private func angularPixels(
        _ stops: [GradientStop], center: CGPoint, start: Double, end: Double, covering covered: PixelRect,
        _ tiles: PixelTiles?, under transform: CGAffineTransform
    ) throws(RasterizerError) -> Canvas {
        let span = end - start
        var ramp = GradientRamp.pixels(stops)
        if span < 0 { ramp.reverse() }
        let colors = try Canvas(bounds: covered, format: .color)
        let inverse = transform.inverted()
        let origin = CGPoint(x: covered.x, y: covered.y).applying(inverse)
        let matrix = [inverse.a, inverse.b, inverse.c, inverse.d, origin.x, origin.y].map { Double($0) }
        for part in tiles?.runs ?? [PixelRect(x: 0, y: 0, width: covered.width, height: covered.height)] {
            pixels_conic(
                colors.buffer.pixels, colors.stride, part.x, part.y, part.width, part.height, matrix, center.x,
                center.y, min(start, end), abs(span), ramp, ramp.count)
        }
        cairo_surface_mark_dirty(colors.surface)
        return colors
    }

    /// Makes pixels that lie where they are wanted the source.
    func setPixels(_ colors: Canvas, in state: DrawingState) {
        let canvas = state.canvas
        canvas.setPixelSpace()
        cairo_set_source_surface(
            canvas.context, colors.surface, Double(colors.bounds.x - canvas.bounds.x),
            Double(colors.bounds.y - canvas.bounds.y))
        cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
        canvas.setSpace(state.transform)
    }
}

extension Paint {
    /// Whether nothing would be seen of it.
    var isInvisible: Bool {
        if case .color(let color) = self { return !(color.alpha > 0) }
        return false
    }
}

extension ResolvedColor {
    /// In 0…1, as the output can show it; what is not a number is 0.
    var clamped: ResolvedColor {
        func clamp(_ value: Float) -> Float { value > 0 ? min(1, value) : 0 }
        return ResolvedColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
