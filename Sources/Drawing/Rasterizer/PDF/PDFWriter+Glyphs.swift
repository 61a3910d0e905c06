internal import CCairo
import DisplayList
import Findings
import Geometry

extension PDFWriter {
    mutating func add(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform) throws(RasterizerError) {
        guard !run.glyphs.isEmpty, !paint.isInvisible, run.size > 0, run.size.isFinite else { return }
        guard !run.font.hasColor else { return try addPixels([.glyphs(run, paint)], transform) }
        guard let masks = fonts.outlines(of: run.font) else {
            return note(
                Finding(
                    .fontUnreadable,
                    "the font file \(run.font.file) cannot be opened, so “\(run.text)” is not drawn: check the fonts folder"
                ))
        }
        guard setSource(paint) else { return try addPixels([.glyphs(run, paint)], transform) }
        let placed = run.glyphs.filter { $0.position.x.isFinite && $0.position.y.isFinite }
        if hasSelectableText, run.isReadable, let font = fonts.font(run.font) {
            return show(placed, of: run, in: font)
        }
        let factor = run.size / PDFFonts.em
        let elements = placed.flatMap { glyph in
            let place = CGAffineTransform(
                a: factor, b: 0, c: 0, d: factor, tx: glyph.position.x, ty: glyph.position.y)
            return masks.outline(glyph.id).map { $0.applying(place) }
        }
        guard !elements.isEmpty else { return }
        Outline.path(elements).addPath(to: context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    /// Glyphs as text, of a font that is the outlines.
    private func show(_ glyphs: [GlyphRun.Glyph], of run: GlyphRun, in font: OpaquePointer) {
        cairo_set_font_face(context, font)
        cairo_set_font_size(context, run.size)
        let text = Array(run.text.utf8)
        var placed = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.position.x, y: $0.position.y) }
        // A character a glyph where that is plain to see; otherwise the run's words belong to all its glyphs together.
        let characters = run.text.unicodeScalars
        let isPlain =
            characters.count == glyphs.count
            && zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.position.x < $1.position.x }
        var clusters =
            isPlain
            ? characters.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
            : [cairo_text_cluster_t(num_bytes: Int32(text.count), num_glyphs: Int32(glyphs.count))]
        text.withUnsafeBytes { text in
            cairo_show_text_glyphs(
                context, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), &placed,
                Int32(placed.count), &clusters, Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
        }
    }
}
