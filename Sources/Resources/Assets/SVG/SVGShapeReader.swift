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
            let opacity = rule["opacity"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
            let overlay = SymbolFile.Overlay(clears: rule["-sfsymbols-clear-behind"] == "true", opacity: opacity)
            switch mode {
            case "hierarchical":
                part.level = ["primary": 0, "secondary": 1, "tertiary": 2][halves.last ?? ""] ?? 0
                part.inLayers = overlay
            case "multicolor":
                part.color = halves.count == 2 ? String(halves[1]) : nil
                part.fill = rule["fill"].flatMap(ColorComponent.hexadecimal).map {
                    ResolvedColor(
                        red: Float($0.red), green: Float($0.green), blue: Float($0.blue), alpha: Float($0.alpha))
                }
                part.inColors = overlay
            case "monochrome": part.inMonochrome = overlay
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

/// An element of an XML document.
struct MarkupElement {
    var name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The characters directly inside, without those of children.
    var text = ""
    /// Where its tag begins, counted from 1.
    var line: Int

    /// The first element with that `id`, this one or one below.
    func element(id: String) -> MarkupElement? {
        if attributes["id"] == id { return self }
        for child in children {
            if let found = child.element(id: id) { return found }
        }
        return nil
    }

    /// Every element of that name, below this one.
    func descendants(named name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
    }
}

extension CGAffineTransform {
    /// A `transform` attribute: `translate(3 4) scale(2)`. What it does not know changes nothing.
    init(svg text: String) {
        self = .identity
        for piece in text.split(separator: ")") {
            let parts = piece.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let n = parts[1].split(whereSeparator: { $0 == "," || $0.isWhitespace })
                .compactMap { Double($0) }.map { CGFloat($0) }
            guard n.allSatisfy(\.isFinite) else { continue }
            let name = parts[0].drop { $0 == "," || $0.isWhitespace }
            let step: CGAffineTransform
            switch (name, n.count) {
            case ("matrix", 6): step = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case ("translate", 1): step = CGAffineTransform(translationX: n[0], y: 0)
            case ("translate", 2): step = CGAffineTransform(translationX: n[0], y: n[1])
            case ("scale", 1): step = CGAffineTransform(scaleX: n[0], y: n[0])
            case ("scale", 2): step = CGAffineTransform(scaleX: n[0], y: n[1])
            case ("rotate", 1): step = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
            case ("rotate", 3):
                step = CGAffineTransform(translationX: -n[1], y: -n[2])
                    .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                    .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
            default: continue
            }
            self = step.concatenating(self)
        }
    }
}

/// The rules of a `<style>` element that stand for classes.
struct SVGStyleSheet {
    private var rules: [String: [String: String]] = [:]

    /// Rules other than those for classes are of no use to a symbol and left out.
    init(_ text: String) {
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(parts[1])
            for selector in parts[0].split(separator: ",") {
                let name = selector.drop { $0.isWhitespace }
                guard name.first == "." else { continue }
                let key = String(name.dropFirst().prefix { !$0.isWhitespace })
                rules[key, default: [:]].merge(declarations) { $1 }
            }
        }
    }

    subscript(name: String) -> [String: String] { rules[name] ?? [:] }

    static func declarations(_ text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            func trimmed(_ text: Substring) -> String {
                String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            }
            result[trimmed(parts[0])] = trimmed(parts[1])
        }
        return result
    }
}
