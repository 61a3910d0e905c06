internal import CCairo
import DisplayList
import Findings
import Geometry

extension Rasterizer {
    /// Writes display lists as the pages of a PDF, with glyphs as outlines. The same lists give the same bytes with the
    /// same version of Cairo.
    ///
    /// What PDF has no words for becomes pixels: images, shadows, emoji, angular and mesh gradients, patterns and
    /// projections by themselves; materials, other effects and blending that looks at what lies below together with the
    /// layer that they are on, which a finding tells.
    ///
    /// - Parameters:
    ///   - pages: each as large as its list, a point for a point.
    ///   - title: of the document; nil for none.
    ///   - pixelScale: pixels per point of what becomes pixels.
    ///   - hasSelectableText: whether words can be selected and searched.
    package func pdf(
        of pages: [DisplayList], title: String? = nil, pixelScale: Double = 3, hasSelectableText: Bool = false
    ) throws(RasterizerError) -> VectorPicture {
        let document = try PDFDocument(title: title)
        var fonts = PDFFonts(glyphs: glyphs), findings: [Finding] = []
        for list in pages {
            _ = try Self.pixelBounds(of: list.size, scale: 1)
            var writer = PDFWriter(
                rasterizer: self, context: document.context, size: list.size, pixelScale: pixelScale,
                hasSelectableText: hasSelectableText, fonts: fonts)
            try document.addPage(list.size) { () throws(RasterizerError) in
                try writer.addLayer(list.items, .identity)
            }
            fonts = writer.fonts
            findings += writer.findings.filter { !findings.contains($0) }
        }
        // Glyphs are asked for when the file is finished.
        return try withExtendedLifetime(fonts) { () throws(RasterizerError) in
            VectorPicture(data: try document.finish(), findings: findings)
        }
    }
}

/// Walks a display list and draws it on a page. Extensions hold groups, glyphs and pixels.
struct PDFWriter {
    let rasterizer: Rasterizer
    let context: OpaquePointer
    /// Of the page, in points.
    let size: CGSize
    let pixelScale: Double
    let hasSelectableText: Bool
    var fonts: PDFFonts
    private(set) var findings: [Finding] = []
    private var depth = 0

    init(
        rasterizer: Rasterizer, context: OpaquePointer, size: CGSize, pixelScale: Double, hasSelectableText: Bool,
        fonts: PDFFonts
    ) {
        (self.rasterizer, self.context, self.size, self.pixelScale) = (rasterizer, context, size, pixelScale)
        (self.hasSelectableText, self.fonts) = (hasSelectableText, fonts)
    }

    mutating func note(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Items that meet each other on one layer.
    ///
    /// - Parameter transform: from the items' space to the page's.
    mutating func addLayer(_ items: [DisplayItem], _ transform: CGAffineTransform) throws(RasterizerError) {
        guard items.contains(where: \.needsPixelsBelow) else { return try add(items, transform) }
        note(
            Finding(
                .vectorRasterized,
                "a material or a blend mode needs the pixels below it, so this part of the PDF is an image"))
        // As large as the canvas is, from whose edges on a material sees nothing.
        try addPixels(items, transform, within: CGRect(origin: .zero, size: size))
    }

    mutating func add(_ items: [DisplayItem], _ transform: CGAffineTransform) throws(RasterizerError) {
        guard depth < Painter.deepestGroup else { return }
        depth += 1
        defer { depth -= 1 }
        for item in items { try add(item, transform) }
    }

    private mutating func add(_ item: DisplayItem, _ transform: CGAffineTransform) throws(RasterizerError) {
        switch item {
        case .fill(let outline, let paint, let evenOdd, _):
            guard outline.boundingBox.isFinite, !paint.isInvisible else { return }
            guard setSource(paint) else { return try addPixels([item], transform) }
            outline.addPath(to: context)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        case .stroke(let outline, let pattern, let paint, _):
            let box = outline.boundingBox
            guard box.isFinite, pattern.lineWidth > 0, pattern.lineWidth.isFinite, !paint.isInvisible else { return }
            guard setSource(paint) else { return try addPixels([item], transform) }
            outline.addPath(to: context)
            pattern.set(on: context, along: box, pixelsPerPoint: 1)
            cairo_stroke(context)
        case .glyphs(let run, let paint): try add(run, paint, transform)
        case .image: try addPixels([item], transform)
        case .group(let group): try add(group, transform)
        }
    }

    /// Makes a paint the source of what is drawn next; false for what PDF cannot paint with.
    func setSource(_ paint: Paint) -> Bool {
        guard let pattern = paint.cairoPattern(reachesEnds: true) else { return false }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// Adds an image of items, in their own space.
    ///
    /// - Parameters:
    ///   - transform: from their space to the page's.
    ///   - limit: the part of the page that counts; nil for all that may be blurred into it.
    mutating func addPixels(
        _ items: [DisplayItem], _ transform: CGAffineTransform, within limit: CGRect? = nil
    ) throws(RasterizerError) {
        let part = try VectorPart(
            items, transform, size: size, pixelScale: pixelScale, within: limit, rasterizer: rasterizer)
        guard let part else { return }
        for finding in part.picture.findings { note(finding) }
        let bitmap = part.picture.bitmap, place = part.place
        // Cairo takes its own copy where the image is made, so that the bitmap may go before the page is written.
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
            let pixels = cairo_image_surface_get_data(image)
        else { throw .outOfMemory(bytes: bitmap.width * bitmap.height * 4) }
        defer { cairo_surface_destroy(image) }
        let stride = Int(cairo_image_surface_get_stride(image))
        bitmap.withUnsafeBytes { bytes in
            for row in 0..<bitmap.height {
                let start = bytes.baseAddress! + row * bitmap.width * 4
                UnsafeMutableRawPointer(pixels + row * stride).copyMemory(from: start, byteCount: bitmap.width * 4)
            }
        }
        cairo_surface_mark_dirty(image)
        cairo_save(context)
        cairo_translate(context, place.minX, place.minY)
        cairo_scale(context, place.width / CGFloat(bitmap.width), place.height / CGFloat(bitmap.height))
        cairo_set_source_surface(context, image, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }
}
