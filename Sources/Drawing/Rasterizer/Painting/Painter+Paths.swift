internal import CCairo
import DisplayList
import Geometry

extension Painter {
    func fill(
        _ outline: Outline, with paint: Paint, evenOdd: Bool, antialiased: Bool, in state: DrawingState
    ) throws(RasterizerError) {
        let box = outline.boundingBox
        guard box.isFinite else { return }
        let covered = PixelRect(covering: box.applying(state.transform)).intersection(state.visible)
        guard !covered.isEmpty, !paint.isInvisible else { return }
        let canvas = state.canvas, context = canvas.context
        canvas.setSpace(state.transform)
        try setSource(paint, covering: covered, in: state)
        canvas.isBlank = false
        // Of upright rectangles Cairo computes the covered areas itself.
        var isBox = false
        if case .rectangle = outline { isBox = state.transform.keepsAxes }
        if antialiased, !isBox,
            let coverage = try Coverage(
                of: outline, evenOdd: evenOdd, under: state.transform, within: covered,
                library: resources.glyphs.library)
        {
            return paintSource(on: canvas, through: coverage)
        }
        outline.addPath(to: context)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_fill(context)
    }

    /// Paints the source of the moment where there is coverage.
    private func paintSource(on canvas: Canvas, through coverage: Coverage) {
        canvas.setPixelSpace()
        if !coverage.whole.isEmpty {
            cairo_new_path(canvas.context)
            coverage.whole.forEach(canvas.addPixelRect)
            cairo_fill(canvas.context)
        }
        for mask in coverage.masks {
            cairo_mask_surface(
                canvas.context, mask.surface, Double(mask.bounds.x - canvas.bounds.x),
                Double(mask.bounds.y - canvas.bounds.y))
        }
    }

    func stroke(
        _ outline: Outline, pattern: StrokePattern, with paint: Paint, antialiased: Bool, in state: DrawingState
    ) throws(RasterizerError) {
        let box = outline.boundingBox
        guard box.isFinite, pattern.lineWidth > 0, pattern.lineWidth.isFinite else { return }
        let covered = PixelRect(covering: pattern.box(around: box).applying(state.transform))
            .intersection(state.visible)
        guard !covered.isEmpty, !paint.isInvisible else { return }
        if let ring = pattern.ring(along: outline) {
            return try fill(ring, with: paint, evenOdd: true, antialiased: antialiased, in: state)
        }
        let context = state.canvas.context
        state.canvas.setSpace(state.transform)
        var tiles: PixelTiles?
        if case .angularGradient = paint {
            tiles = PixelTiles(of: pattern, along: outline, under: state.transform, within: covered)
        }
        try setSource(paint, covering: covered, tiles: tiles, in: state)
        outline.addPath(to: context)
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        pattern.set(on: context, along: box, pixelsPerPoint: state.transform.meanScale)
        cairo_stroke(context)
        state.canvas.isBlank = false
    }
}

extension StrokePattern {
    /// A circle's whole stroke as two circles, which are filled more exactly; nil for every other stroke.
    func ring(along outline: Outline) -> Outline? {
        guard case .ellipse(let rect) = outline, rect.width == rect.height, dash.isEmpty, lineWidth < rect.width
        else { return nil }
        return .path(
            Outline.ellipse(rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)).elements
                + Outline.ellipse(rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).elements)
    }

    /// What a stroke along a path in `box` can cover: mitres reach furthest, square caps √2 half widths.
    func box(around box: CGRect) -> CGRect {
        let reach = lineWidth / 2 * (lineJoin == .miter ? max(1.5, min(miterLimit, 100)) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    /// The dash lengths as Cairo takes them: none where one is negative or not a number, all are zero, or they are
    /// so short along so long a path that they would melt into a line while taking for ever.
    func drawableDash(along box: CGRect, pixelsPerPoint scale: CGFloat) -> [Double] {
        let total = dash.reduce(0, +)
        guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), total.isFinite, total * scale > 0.05,
            (box.width + box.height) / total < 100_000
        else { return [] }
        return dash.map { Double($0) }
    }
}
