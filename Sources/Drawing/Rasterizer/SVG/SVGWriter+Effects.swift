import DisplayList
import Geometry

extension SVGWriter {
    /// A filter that does a group's effects one after the other; nil where there are none.
    mutating func filter(_ group: DisplayGroup) -> String? {
        guard !group.effects.isEmpty else { return nil }
        var steps = FilterSteps()
        for effect in group.effects { steps.add(effect) }
        guard !steps.content.isEmpty else { return nil }
        var box = VectorPart.region(of: group.items, rasterizer)
        if let clip = group.clip { box = box.intersection(clip.outline.boundingBox.insetBy(dx: -1, dy: -1)) }
        guard !box.isNull else { return nil }
        let reach = group.effects.reduce(0.0) { $0 + $1.reach(pixelsPerPoint: 1) }
        return document.define(
            "filter",
            Self.region(box.insetBy(dx: -reach, dy: -reach)) + [("color-interpolation-filters", "sRGB")],
            steps.content)
    }
}

/// The elements of a filter, each of which names what it makes.
private struct FilterSteps {
    private(set) var content = ""
    private var current = "SourceGraphic"
    private var count = 0

    /// Adds an element, and tells the name of what it makes.
    private mutating func step(_ element: String, _ attributes: [SVGDocument.Attribute], _ inside: String = "")
        -> String
    {
        count += 1
        let name = "r\(count)"
        content += SVGDocument.element(element, attributes + [("result", name)], inside)
        return name
    }

    mutating func add(_ effect: LayerEffect) {
        switch effect {
        case .blur(let sigma, _):
            guard let sigma = LayerEffect.drawable(sigma: sigma) else { return }
            current = step("feGaussianBlur", [("in", current), ("stdDeviation", SVGNumber.text(sigma))])
        case .shadow(let color, let sigma, let offset):
            let shape = moved(current, sigma, offset), colored = flood(color, in: shape)
            current = step(
                "feMerge", [],
                [colored, current].map {
                    SVGDocument.element("feMergeNode", [("in", $0)])
                }.joined())
        case .innerShadow(let color, let sigma, let offset):
            let lit = moved(current, sigma, offset), all = flood(color, in: nil)
            let shadow = step("feComposite", [("in", all), ("in2", lit), ("operator", "out")])
            current = step("feComposite", [("in", shadow), ("in2", current), ("operator", "atop")])
        case .colorMatrix(let matrix):
            current = self.matrix(matrix.rows.flatMap { $0.map { CGFloat($0) } })
        case .luminanceToAlpha:
            let luma: [CGFloat] = [0.2126, 0.7152, 0.0722, 0, 0], before = current
            let dark = self.matrix(Array(repeating: 0, count: 15) + luma)
            // Times the alpha that was there.
            current = step("feComposite", [("in", dark), ("in2", before), ("operator", "in")])
        }
    }

    private mutating func matrix(_ values: [CGFloat]) -> String {
        let text = values.map { SVGNumber.text($0, digits: 5) }.joined(separator: " ")
        return step("feColorMatrix", [("in", current), ("type", "matrix"), ("values", text)])
    }

    /// Something blurred and moved.
    private mutating func moved(_ name: String, _ sigma: CGFloat, _ offset: CGSize) -> String {
        var name = name
        if let sigma = LayerEffect.drawable(sigma: sigma) {
            name = step("feGaussianBlur", [("in", name), ("stdDeviation", SVGNumber.text(sigma))])
        }
        guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return name }
        return step(
            "feOffset",
            [("in", name), ("dx", SVGNumber.text(offset.width)), ("dy", SVGNumber.text(offset.height))])
    }

    /// A color where something is; everywhere for nil.
    private mutating func flood(_ color: ResolvedColor, in shape: String?) -> String {
        let c = color.clamped
        let all = step(
            "feFlood",
            [
                ("flood-color", SVGNumber.color(c)), ("flood-opacity", SVGNumber.text(CGFloat(c.alpha), digits: 4))
            ])
        guard let shape else { return all }
        return step("feComposite", [("in", all), ("in2", shape), ("operator", "in")])
    }
}
