import DisplayList
import Findings
import Foundation
import Geometry

extension Rasterizer {
    /// Writes a display list as an SVG, with glyphs as outlines. The same list gives the same bytes everywhere.
    ///
    /// What SVG has no words for becomes pixels: images, emoji, angular and mesh gradients, patterns and projections by
    /// themselves; materials and blending that looks at what lies below together with the layer that they are on, which
    /// a finding tells.
    ///
    /// - Parameters:
    ///   - pixelScale: pixels per point of what becomes pixels.
    ///   - hasSelectableText: whether words lie over their outlines, unseen, so that they can be selected and searched.
    package func svg(
        of list: DisplayList, pixelScale: Double = 3, hasSelectableText: Bool = false
    ) throws(RasterizerError) -> VectorPicture {
        _ = try Self.pixelBounds(of: list.size, scale: 1)
        var writer = SVGWriter(
            rasterizer: self, size: list.size, pixelScale: pixelScale, hasSelectableText: hasSelectableText)
        try writer.addLayer(list.items, .identity)
        return VectorPicture(data: Data(writer.document.text(size: list.size).utf8), findings: writer.findings)
    }
}

/// Walks a display list and writes it. Extensions hold paints, glyphs, groups and pixels.
struct SVGWriter {
    let rasterizer: Rasterizer
    /// Of the picture, in points.
    let size: CGSize
    let pixelScale: Double
    let hasSelectableText: Bool
    var document = SVGDocument()
    private(set) var findings: [Finding] = []
    private var depth = 0

    init(rasterizer: Rasterizer, size: CGSize, pixelScale: Double, hasSelectableText: Bool) {
        (self.rasterizer, self.size, self.pixelScale) = (rasterizer, size, pixelScale)
        self.hasSelectableText = hasSelectableText
    }

    mutating func note(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Items that meet each other on one layer.
    ///
    /// - Parameter transform: from the items' space to the picture's.
    mutating func addLayer(_ items: [DisplayItem], _ transform: CGAffineTransform) throws(RasterizerError) {
        guard items.contains(where: \.needsPixelsBelow) else { return try add(items, transform) }
        note(
            Finding(
                .vectorRasterized,
                "a material or a blend mode needs the pixels below it, so this part of the SVG is an image"))
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
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            guard outline.boundingBox.isFinite, !paint.isInvisible else { return }
            guard let source = source(paint, "fill") else { return try addPixels([item], transform) }
            document.add(Self.shape(outline, source + Self.style(evenOdd: evenOdd, antialiased: antialiased)))
        case .stroke(let outline, let pattern, let paint, let antialiased):
            guard outline.boundingBox.isFinite, pattern.lineWidth > 0, pattern.lineWidth.isFinite, !paint.isInvisible
            else { return }
            guard let source = source(paint, "stroke") else { return try addPixels([item], transform) }
            let attributes: [SVGDocument.Attribute] =
                [("fill", "none")] + source + Self.attributes(of: pattern, outline)
            document.add(Self.shape(outline, attributes + Self.style(evenOdd: false, antialiased: antialiased)))
        case .glyphs(let run, let paint): try add(run, paint, transform)
        case .image: try addPixels([item], transform)
        case .group(let group): try add(group, transform)
        }
    }

    /// What `draw` adds to the body, instead of adding it.
    mutating func collect(
        _ draw: (inout SVGWriter) throws(RasterizerError) -> Void
    ) throws(RasterizerError) -> String {
        let before = document.replaceBody()
        do {
            try draw(&self)
        } catch {
            _ = document.replaceBody(with: before)
            throw error
        }
        return document.replaceBody(with: before)
    }

    // MARK: Shapes

    private static func style(evenOdd: Bool, antialiased: Bool) -> [SVGDocument.Attribute] {
        (evenOdd ? [("fill-rule", "evenodd")] : []) + (antialiased ? [] : [("shape-rendering", "crispEdges")])
    }

    static func shape(_ outline: Outline, _ attributes: [SVGDocument.Attribute]) -> String {
        func n(_ value: CGFloat) -> String { SVGNumber.text(value) }
        switch outline {
        case .rectangle(let r):
            return SVGDocument.element(
                "rect",
                [("x", n(r.minX)), ("y", n(r.minY)), ("width", n(r.width)), ("height", n(r.height))] + attributes)
        case .ellipse(let r):
            return SVGDocument.element(
                "ellipse",
                [("cx", n(r.midX)), ("cy", n(r.midY)), ("rx", n(r.width / 2)), ("ry", n(r.height / 2))]
                    + attributes)
        case .roundedRectangle, .path:
            return SVGDocument.element("path", [("d", SVGNumber.path(outline.elements))] + attributes)
        }
    }

    private static func attributes(of pattern: StrokePattern, _ outline: Outline) -> [SVGDocument.Attribute] {
        var result: [SVGDocument.Attribute] = [("stroke-width", SVGNumber.text(pattern.lineWidth))]
        switch pattern.lineCap {
        case .butt: break
        case .round: result.append(("stroke-linecap", "round"))
        case .square: result.append(("stroke-linecap", "square"))
        }
        switch pattern.lineJoin {
        case .miter: result.append(("stroke-miterlimit", SVGNumber.text(max(1, pattern.miterLimit))))
        case .round: result.append(("stroke-linejoin", "round"))
        case .bevel: result.append(("stroke-linejoin", "bevel"))
        }
        let dash = pattern.drawableDash(along: outline.boundingBox, pixelsPerPoint: 1)
        if !dash.isEmpty {
            result.append(("stroke-dasharray", SVGNumber.list(dash.map { CGFloat($0) })))
            result.append(("stroke-dashoffset", SVGNumber.text(pattern.dashPhase)))
        }
        return result
    }
}
