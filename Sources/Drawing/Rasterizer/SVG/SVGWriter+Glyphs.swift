import DisplayList
import Findings
import Geometry

extension SVGWriter {
    /// Units per em of outlines: at 100 points a tenth of one is a hundredth of a point.
    private static let em: CGFloat = 1000

    mutating func add(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform) throws(RasterizerError) {
        guard !run.glyphs.isEmpty, !paint.isInvisible, run.size > 0, run.size.isFinite else { return }
        guard !run.font.hasColor else { return try addPixels([.glyphs(run, paint)], transform) }
        guard let face = rasterizer.glyphs.face(run.font) else {
            return note(
                Finding(
                    .fontUnreadable,
                    "the font file \(run.font.file) cannot be opened, so “\(run.text)” is not drawn: check the fonts folder"
                ))
        }
        guard let size = GlyphSize(size: Self.em, synthetic: run.font.matrix, transform: .identity) else { return }
        let masks = face.masks(size), factor = run.size / Self.em
        let placed = run.glyphs.filter { $0.position.x.isFinite && $0.position.y.isFinite }
        if case .color(let color) = paint {
            var uses = ""
            for glyph in placed {
                let outline = SVGNumber.path(masks.outline(glyph.id))
                guard !outline.isEmpty else { continue }
                let name = document.define("path", [("d", outline)], "")
                let place = CGAffineTransform(
                    a: factor, b: 0, c: 0, d: factor, tx: glyph.position.x, ty: glyph.position.y)
                uses += SVGDocument.element(
                    "use", [("href", "#\(name)"), ("transform", SVGNumber.matrix(place))])
            }
            guard !uses.isEmpty else { return }
            // Glyphs that touch are not drawn over each other.
            let c = color.clamped
            let opacity = c.alpha < 1 ? [("opacity", SVGNumber.text(CGFloat(c.alpha), digits: 4))] : []
            document.add(SVGDocument.element("g", [("fill", SVGNumber.color(c))] + opacity, uses))
        } else {
            // One shape for all: a gradient spans the whole run.
            guard let source = source(paint, "fill") else {
                return try addPixels([.glyphs(run, paint)], transform)
            }
            let elements = placed.flatMap { glyph in
                let place = CGAffineTransform(
                    a: factor, b: 0, c: 0, d: factor, tx: glyph.position.x, ty: glyph.position.y)
                return masks.outline(glyph.id).map { $0.applying(place) }
            }
            guard !elements.isEmpty else { return }
            document.add(Self.shape(.path(elements), source))
        }
        if hasSelectableText { addText(run) }
    }

    /// The words over their outlines, unseen. They are set in a font of the reader's, as wide as the outlines.
    private mutating func addText(_ run: GlyphRun) {
        let text = SVGDocument.escaped(run.text)
        guard run.isReadable else { return }
        let places = run.glyphs.map(\.position), left = places.map(\.x).min() ?? 0, right = places.map(\.x).max() ?? 0
        let y = places.first?.y ?? 0
        document.add(
            SVGDocument.element(
                "text",
                [
                    ("x", SVGNumber.text(left)), ("y", SVGNumber.text(y)), ("font-size", SVGNumber.text(run.size)),
                    ("font-family", "sans-serif"), ("fill-opacity", "0"),
                    // The last glyph's own width is about half an em.
                    ("textLength", SVGNumber.text(right - left + run.size / 2)), ("lengthAdjust", "spacingAndGlyphs")
                ], text))
    }
}
