import Geometry

/// Writes a display list as text: one line per item, two spaces per level of groups.
///
/// The text is committed beside golden pictures, so it is short and names nothing of the machine: numbers have at most
/// three decimals, fonts and images appear by name, and long shapes by their extent and a digest.
package struct DisplayListPrinter: Sendable {
    package init() {}

    /// The text, ending with a line feed.
    package func text(_ list: DisplayList) -> String {
        var lines = ["canvas \(size(list.size))"]
        append(list.items, indentation: "", to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    func append(_ items: [DisplayItem], indentation: String, to lines: inout [String]) {
        for item in items {
            guard case .group(let group) = item else {
                lines.append(indentation + line(item))
                continue
            }
            lines.append(indentation + line(group))
            append(group.items, indentation: indentation + "  ", to: &lines)
            if let mask = group.mask {
                lines.append(indentation + "mask")
                append(mask, indentation: indentation + "  ", to: &lines)
            }
        }
    }

    // MARK: Items

    private func line(_ item: DisplayItem) -> String {
        switch item {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            return words("fill", text(outline), evenOdd ? "even-odd" : nil, antialiased ? nil : "aliased", text(paint))
        case .stroke(let outline, let pattern, let paint, let antialiased):
            return words(
                "stroke", text(outline), text(pattern), antialiased ? nil : "aliased", text(paint))
        case .glyphs(let run, let paint):
            return words(text(run), "fill", text(paint))
        case .image(let drawing):
            return text(drawing)
        case .group(let group):
            return line(group)
        }
    }

    private func line(_ group: DisplayGroup) -> String {
        let clip = group.clip.map { clip in
            words("clip", text(clip.outline), clip.evenOdd ? "even-odd" : nil, clip.antialiased ? nil : "aliased")
        }
        return words(
            "group", group.role.map(\.rawValue), text(group.transform), group.projection.map(text), clip,
            group.effects.isEmpty ? nil : group.effects.map(text).joined(separator: " "),
            group.opacity == 1 ? nil : "opacity \(number(group.opacity))",
            group.blendMode == .normal ? nil : "blend \(group.blendMode.rawValue)",
            group.isolated ? "isolated" : nil)
    }

    func text(_ transform: CGAffineTransform) -> String? {
        if transform.isIdentity { return nil }
        let t = transform
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "move \(number(t.tx)),\(number(t.ty))" }
        return "transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ",")
    }

    func text(_ m: ProjectionTransform) -> String {
        // The perspective is in hundredths and less, so it is told per thousand points.
        let rows = [[m.m11, m.m12, m.m13 * 1000], [m.m21, m.m22, m.m23 * 1000], [m.m31, m.m32, m.m33]]
        return "project " + rows.map { $0.map(number).joined(separator: ",") }.joined(separator: "/")
    }

    func text(_ effect: LayerEffect) -> String {
        switch effect {
        case .blur(let sigma, let opaque):
            words("blur \(number(sigma))", opaque ? "opaque" : nil)
        case .shadow(let color, let sigma, let offset):
            "shadow \(number(sigma)) at \(number(offset.width)),\(number(offset.height)) \(text(color))"
        case .innerShadow(let color, let sigma, let offset):
            "inner-shadow \(number(sigma)) at \(number(offset.width)),\(number(offset.height)) \(text(color))"
        case .colorMatrix(let matrix):
            matrix == .luminanceToAlpha
                ? "luminance-to-alpha"
                : "matrix "
                    + matrix.rows.map { $0.map { number(CGFloat($0)) }.joined(separator: ",") }
                    .joined(separator: "/")
        case .luminanceToAlpha: "luminance-to-black"
        }
    }

    func text(_ pattern: StrokePattern) -> String {
        words(
            "width \(number(pattern.lineWidth))",
            pattern.lineCap == .butt ? nil : "cap \(pattern.lineCap)",
            pattern.lineJoin == .miter
                ? (pattern.miterLimit == 10 ? nil : "miter \(number(pattern.miterLimit))")
                : "join \(pattern.lineJoin)",
            pattern.dash.isEmpty ? nil : "dash " + pattern.dash.map(number).joined(separator: ","),
            pattern.dashPhase == 0 ? nil : "phase \(number(pattern.dashPhase))")
    }

    private func text(_ run: GlyphRun) -> String {
        let origin = run.glyphs.first?.position ?? .zero
        // Which glyphs, and where each lies from the first: two runs that look alike share it wherever they stand.
        let placed = run.glyphs.map { glyph in
            "\(glyph.id):\(number(glyph.position.x - origin.x)),\(number(glyph.position.y - origin.y))"
        }
        return words(
            "glyphs \(quoted(run.text)) \(font(run))", "at \(point(origin))",
            "shape \(digest(placed.joined(separator: " ")))")
    }

    /// The face, its size and what it is varied by.
    func font(_ run: GlyphRun) -> String {
        var file = run.font.file
        if let dot = file.lastIndex(of: "."), dot > file.startIndex { file = String(file[..<dot]) }
        return words(
            file, run.font.index == 0 ? nil : "face \(run.font.index)", number(run.size),
            run.font.variations.isEmpty ? nil : run.font.variations,
            run.font.matrix.isIdentity ? nil : text(run.font.matrix), run.font.hasColor ? "color" : nil)
    }

    private func text(_ drawing: ImageDrawing) -> String {
        let caps = drawing.capInsets.map { text($0) }
        return words(
            "image \(quoted(drawing.image.name)) \(size(drawing.image.pixelSize))px",
            "in \(rect(drawing.rect))",
            drawing.interpolation == .medium ? nil : drawing.interpolation.rawValue, caps,
            drawing.antialiased ? nil : "aliased", drawing.tint.map { "tint \(text($0))" },
            drawing.opacity == 1 ? nil : "opacity \(number(drawing.opacity))")
    }

    func text(_ caps: CapInsets) -> String {
        let insets = [caps.top, caps.left, caps.bottom, caps.right].map(number).joined(separator: ",")
        return words(
            "caps \(insets) @\(number(caps.scale))x", caps.tiles ? "tile" : "stretch",
            caps.centerWidth.map { "width \(number($0))" }, caps.centerHeight.map { "height \(number($0))" })
    }
}
