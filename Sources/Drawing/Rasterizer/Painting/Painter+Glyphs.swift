internal import CCairo
internal import CPixels
import DisplayList
import Findings
import Geometry

extension Painter {
    /// Ems of more pixels are drawn as paths: their masks would be larger than what they save.
    static let largestMaskedEm = 300 * 64

    func draw(_ run: GlyphRun, with paint: Paint, in state: DrawingState) throws(RasterizerError) {
        guard !run.glyphs.isEmpty, !paint.isInvisible, run.size > 0, run.size.isFinite, state.transform.isDrawable
        else { return }
        guard let face = resources.glyphs.face(run.font) else {
            resources.note(
                Finding(
                    .fontUnreadable,
                    "the font file \(run.font.file) cannot be opened, "
                        + "so “\(run.text)” is not drawn: check the fonts folder"
                ))
            return
        }
        if run.font.hasColor {
            try drawColorGlyphs(run, face: face, with: paint, in: state)
        } else if let size = GlyphSize(size: run.size, synthetic: run.font.matrix, transform: state.transform) {
            if size.em > Self.largestMaskedEm {
                try drawOutlines(run, masks: face.masks(size), with: paint, in: state)
            } else {
                try drawMasks(run, masks: face.masks(size), with: paint, in: state)
            }
        }
    }

    /// The run's coverage is gathered in one mask, then painted: glyphs that touch are not drawn twice, and a
    /// gradient spans the whole run.
    private func drawMasks(
        _ run: GlyphRun, masks: GlyphMasks, with paint: Paint, in state: DrawingState
    ) throws(RasterizerError) {
        let placed = Self.placedMasks(of: run, masks: masks, transform: state.transform)
        guard let box = placed.box?.intersection(state.visible), !box.isEmpty else { return }
        let coverage = try Canvas(bounds: box, format: .alpha)
        let target = coverage.buffer.bytes.assumingMemoryBound(to: UInt8.self)
        for (mask, x, y) in placed.masks {
            let part = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(box)
            guard !part.isEmpty else { continue }
            mask_add(
                target + (part.y - box.y) * coverage.stride + part.x - box.x, coverage.stride,
                mask.coverage + (part.y - y) * mask.width + part.x - x, mask.width, part.width, part.height)
        }
        try paintThrough(coverage, with: paint, in: state)
    }

    /// The masks of a run's glyphs with the pixels of their top left corners, and the box around them; nil where
    /// there is no ink.
    static func placedMasks(
        of run: GlyphRun, masks: GlyphMasks, transform: CGAffineTransform
    ) -> (masks: [(mask: GlyphMasks.Mask, x: Int, y: Int)], box: PixelRect?) {
        var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(run.glyphs.count)
        var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
        let phases = CGFloat(GlyphMasks.phases)
        for glyph in run.glyphs {
            let origin = glyph.position.applying(transform)
            guard origin.x.isFinite, origin.y.isFinite, abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
            let quartersX = Int((origin.x * phases).rounded(.down))
            let quartersY =
                masks.size.isUpright
                ? Int((origin.y + 0.5).rounded(.down)) * GlyphMasks.phases : Int((origin.y * phases).rounded(.down))
            let (column, row) = (quartersX >> 2, quartersY >> 2)
            guard let mask = masks.mask(glyph.id, phaseX: quartersX & 3, phaseY: quartersY & 3) else { continue }
            let x = column + mask.left, y = row - mask.top
            placed.append((mask, x, y))
            (left, top) = (min(left, x), min(top, y))
            (right, bottom) = (max(right, x + mask.width), max(bottom, y + mask.height))
        }
        let box = placed.isEmpty ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        return (placed, box)
    }

    /// Paints where a mask has coverage.
    func paintThrough(_ mask: Canvas, with paint: Paint, in state: DrawingState) throws(RasterizerError) {
        let canvas = state.canvas
        canvas.setSpace(state.transform)
        try setSource(paint, covering: mask.bounds, in: state)
        cairo_surface_mark_dirty(mask.surface)
        canvas.setPixelSpace()
        cairo_mask_surface(
            canvas.context, mask.surface, Double(mask.bounds.x - canvas.bounds.x),
            Double(mask.bounds.y - canvas.bounds.y))
        canvas.isBlank = false
    }

    private func drawOutlines(
        _ run: GlyphRun, masks: GlyphMasks, with paint: Paint, in state: DrawingState
    ) throws(RasterizerError) {
        let canvas = state.canvas
        canvas.setSpace(state.transform)
        try setSource(paint, covering: state.visible, in: state)
        canvas.setPixelSpace()
        cairo_new_path(canvas.context)
        for glyph in run.glyphs {
            let origin = glyph.position.applying(state.transform)
            guard origin.x.isFinite, origin.y.isFinite, abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
            masks.addOutline(
                glyph.id, at: CGPoint(x: origin.x - CGFloat(canvas.bounds.x), y: origin.y - CGFloat(canvas.bounds.y)),
                to: canvas.context)
        }
        cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_fill(canvas.context)
        canvas.isBlank = false
    }

    /// Pictures from the font, scaled to the em. Only the paint's opacity counts.
    private func drawColorGlyphs(
        _ run: GlyphRun, face: GlyphFace, with paint: Paint, in state: DrawingState
    ) throws(RasterizerError) {
        var opacity = 1.0
        if case .color(let color) = paint { opacity = Double(color.clamped.alpha) }
        for glyph in run.glyphs {
            guard let color = face.colorGlyph(glyph.id) else { continue }
            var origin = glyph.position
            if state.transform.keepsAxes {
                // On whole pixels, so that every place shares one scaled picture.
                let pixel = origin.applying(state.transform)
                origin = CGPoint(x: pixel.x.rounded(), y: pixel.y.rounded()).applying(state.transform.inverted())
            }
            let rect = CGRect(
                x: origin.x + color.box.minX * run.size, y: origin.y + color.box.minY * run.size,
                width: color.box.width * run.size, height: color.box.height * run.size)
            try draw(
                color.image, in: rect, interpolation: .high, capInsets: nil, tint: nil, opacity: opacity, state: state)
        }
    }
}
