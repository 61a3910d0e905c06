import DisplayList
import Foundation
import Geometry

/// Collects the outlines below an element.
struct SVGShapeReader {
    let styles: SVGStyleSheet
    private(set) var parts: [SymbolFile.Part] = []
    /// Inherited paint: whether outlines are filled, and how thick their lines are.
    private struct Style {
        var isFilled = true
        var lineWidth: CGFloat = 1
        var isStroked = false
        var evenOdd = false
    }

    init(styles: SVGStyleSheet) { self.styles = styles }

    mutating func read(_ element: MarkupElement, _ transform: CGAffineTransform) throws(SymbolFile.ReadError) {
        try read(element, transform, Style())
    }

    private static let skipped: Set<String> = [
        "defs", "title", "desc", "metadata", "style", "clipPath", "mask", "text", "symbol"
    ]

    private mutating func read(
        _ element: MarkupElement, _ outer: CGAffineTransform, _ inherited: Style
    ) throws(SymbolFile.ReadError) {
        guard !Self.skipped.contains(element.name) else { return }
        let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        // Attributes, then classes, then the element's own style, as CSS has it.
        var properties = element.attributes
        for name in classes { properties.merge(styles[name]) { $1 } }
        if let own = element.attributes["style"] { properties.merge(SVGStyleSheet.declarations(own[...])) { $1 } }
        if properties["display"] == "none" { return }
        var style = inherited
        if let fill = properties["fill"] { style.isFilled = fill != "none" }
        if let stroke = properties["stroke"] { style.isStroked = stroke != "none" }
        if let rule = properties["fill-rule"] { style.evenOdd = rule == "evenodd" }
        if let width = properties["stroke-width"].flatMap({ Double($0.prefix { $0.isNumber || $0 == "." }) }) {
            style.lineWidth = CGFloat(width)
        }
        let transform =
            element.attributes["transform"]
            .map { CGAffineTransform(svg: $0).concatenating(outer) } ?? outer
        if let outline = try outline(of: element) {
            add(outline.map { $0.applying(transform) }, style, transform, classes)
        }
        for child in element.children { try read(child, transform, style) }
    }

    private mutating func add(
        _ elements: [PathElement], _ style: Style, _ transform: CGAffineTransform, _ classes: [String]
    ) {
        guard !elements.isEmpty else { return }
        var part = SymbolFile.Part(elements: elements, evenOdd: style.evenOdd)
        for name in classes {
            let halves = name.split(separator: ":", maxSplits: 1)
            let mode = halves[0].prefix { $0 != "-" }
            let rule = styles[name]
            if let text = rule["-sfsymbols-variable-threshold"], let value = Double(text) { part.threshold = value }
            let isErased =
                rule["-sfsymbols-clear-behind"] == "true"
                && rule["opacity"].flatMap(Double.init) == 0
            switch mode {
            case "hierarchical":
                part.level = ["primary": 0, "secondary": 1, "tertiary": 2][halves.last ?? ""] ?? 0
                part.isErasedInLayers = isErased
            case "multicolor": part.color = halves.count == 2 ? String(halves[1]) : nil
            case "monochrome": part.isErasedInMonochrome = isErased
            default: break
            }
        }
        // In a template every outline is an area, whatever the preview's style says.
        let isTemplate = classes.contains { $0.hasPrefix("SFSymbolsPreview") || $0.hasPrefix("monochrome-") }
        if style.isFilled || isTemplate { parts.append(part) }
        if style.isStroked, !isTemplate {
            let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
            part.lineWidth = style.lineWidth * scale
            parts.append(part)
        }
    }

    private func outline(of element: MarkupElement) throws(SymbolFile.ReadError) -> [PathElement]? {
        func number(_ name: String) -> CGFloat {
            guard let text = element.attributes[name], let value = Double(text), value.magnitude < 1e6 else { return 0 }
            return CGFloat(value)
        }
        switch element.name {
        case "path":
            return try path(element.attributes["d"] ?? "", element)
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            let radius = max(number("rx"), number("ry"))
            return Outline.roundedRectangle(
                rect, radius: min(radius, rect.width / 2, rect.height / 2), continuous: false
            ).elements
        case "circle", "ellipse":
            let rx = element.name == "circle" ? number("r") : number("rx")
            let ry = element.name == "circle" ? number("r") : number("ry")
            return Outline.ellipse(
                CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry)
            ).elements
        case "line":
            return [.move(CGPoint(x: number("x1"), y: number("y1"))), .line(CGPoint(x: number("x2"), y: number("y2")))]
        case "polyline", "polygon":
            let points = element.attributes["points"] ?? ""
            return points.isEmpty ? [] : try path("M\(points)\(element.name == "polygon" ? "z" : "")", element)
        default:
            return nil
        }
    }

    private func path(_ data: String, _ element: MarkupElement) throws(SymbolFile.ReadError) -> [PathElement] {
        do {
            return try PathData.elements(data[...])
        } catch {
            throw SymbolFile.ReadError(
                message: "path data, character \(error.offset + 1): \(error.message)", line: element.line)
        }
    }
}
