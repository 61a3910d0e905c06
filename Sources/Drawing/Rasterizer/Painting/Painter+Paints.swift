internal import CCairo
internal import CPixels
import Geometry
import DisplayList

extension Painter {
    /// Makes a paint the source of what is drawn next. The canvas's space must be the item's.
    ///
    /// - Parameter covered: the pixels that will be painted at most.
    func setSource(_ paint: Paint, covering covered: PixelRect, in state: DrawingState) throws(RasterizerError) {
        let context = state.canvas.context
        switch paint {
        case .color(let color):
            let c = color.clamped
            cairo_set_source_rgba(context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        case .linearGradient(let stops, let from, let to):
            setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, context)
        case .radialGradient(let stops, let center, let start, let end):
            setGradient(radial(center, start, end), stops, context)
        case .ellipticalGradient(let stops, let rect, let center, let start, let end):
            // The pattern's matrix maps the item's space to the unit square.
            guard rect.width > 0, rect.height > 0, rect.isFinite else {
                return cairo_set_source_rgba(context, 0, 0, 0, 0)
            }
            let pattern = radial(center, start, end)
            var matrix = cairo_matrix_t(
                xx: 1 / rect.width, yx: 0, xy: 0, yy: 1 / rect.height, x0: -rect.minX / rect.width,
                y0: -rect.minY / rect.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            setGradient(pattern, stops, context)
        case .angularGradient(let stops, let center, let start, let end):
            try setAngularGradient(
                stops, center: center, start: start, end: end, covering: covered, in: state)
        case .meshGradient(let mesh):
            try setMesh(mesh, covering: covered, in: state)
        case .pattern(let pattern):
            try setPattern(pattern, covering: covered, in: state)
        case .backdrop(let backdrop):
            try setBackdrop(backdrop, covering: covered, in: state)
        }
    }

    /// Of two equal radii Cairo draws nothing: they are moved apart, by far less than a pixel, to be a sharp edge.
    private func radial(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat) -> OpaquePointer? {
        let start = max(0, start), end = max(0, end)
        return cairo_pattern_create_radial(
            center.x, center.y, start, center.x, center.y, start == end ? end + 1e-3 : end)
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ context: OpaquePointer) {
        for stop in GradientRamp.cairoStops(stops) {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // A pattern with numbers that Cairo refuses would put the whole context into an error state.
        if cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS {
            cairo_set_source(context, pattern)
        } else {
            cairo_set_source_rgba(context, 0, 0, 0, 0)
        }
        cairo_pattern_destroy(pattern)
    }

    /// Cairo has no conic gradient, and its meshes leave seams: the colours are computed for each pixel.
    private func setAngularGradient(
        _ stops: [GradientStop], center: CGPoint, start: Double, end: Double, covering covered: PixelRect,
        in state: DrawingState
    ) throws(RasterizerError) {
        let span = end - start
        guard span.isFinite, abs(span) > 1e-9, state.transform.isDrawable, !stops.isEmpty else {
            return cairo_set_source_rgba(state.canvas.context, 0, 0, 0, 0)
        }
        var ramp = GradientRamp.pixels(stops)
        if span < 0 { ramp.reverse() }
        let colors = try Canvas(bounds: covered, format: .color)
        let inverse = state.transform.inverted()
        let origin = CGPoint(x: covered.x, y: covered.y).applying(inverse)
        let matrix = [inverse.a, inverse.b, inverse.c, inverse.d, origin.x, origin.y].map { Double($0) }
        pixels_conic(
            colors.buffer.pixels, colors.stride, covered.width, covered.height, matrix, center.x, center.y,
            min(start, end), abs(span), ramp, ramp.count)
        cairo_surface_mark_dirty(colors.surface)
        setPixels(colors, in: state)
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
