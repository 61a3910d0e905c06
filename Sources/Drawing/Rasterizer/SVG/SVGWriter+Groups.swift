import DisplayList
import Geometry

extension SVGWriter {
    mutating func add(_ group: DisplayGroup, _ outer: CGAffineTransform) throws(RasterizerError) {
        let transform = group.transform.concatenating(outer)
        guard group.opacity > 0, transform.isDrawable else { return }
        guard !group.needsPixels else { return try addPixels(of: group, outer) }
        var content = try collect { (inner) throws(RasterizerError) in
            if group.needsLayer {
                try inner.addLayer(group.items, transform)
            } else {
                try inner.add(group.items, transform)
            }
        }
        guard !content.isEmpty else { return }
        if let clip = group.clip {
            guard clip.outline.boundingBox.isFinite else { return }
            let shape = Self.shape(clip.outline, clip.evenOdd ? [("clip-rule", "evenodd")] : [])
            content = SVGDocument.element(
                "g", [("clip-path", "url(#\(document.define("clipPath", [], shape)))")], content)
        }
        var attributes: [SVGDocument.Attribute] = []
        if group.transform != .identity { attributes.append(("transform", SVGNumber.matrix(group.transform))) }
        if let filter = filter(group) { attributes.append(("filter", "url(#\(filter))")) }
        if let mask = group.mask {
            attributes.append(("mask", "url(#\(try define(mask: mask, of: group, transform)))"))
        }
        if group.opacity < 1 { attributes.append(("opacity", SVGNumber.text(group.opacity, digits: 4))) }
        attributes += Self.blending(group)
        document.add(attributes.isEmpty ? content : SVGDocument.element("g", attributes, content))
    }

    private static func blending(_ group: DisplayGroup) -> [SVGDocument.Attribute] {
        if group.blendMode != .normal, let blending = group.blendMode.css {
            return [("style", "mix-blend-mode:\(blending)")]
        }
        return group.isolated ? [("style", "isolation:isolate")] : []
    }

    /// A group whose layer is an image, which meets what lies below it as the group would.
    private mutating func addPixels(of group: DisplayGroup, _ transform: CGAffineTransform) throws(RasterizerError) {
        var layer = group
        layer.blendMode = .normal
        let image = try collect { (inner) throws(RasterizerError) in try inner.addPixels([.group(layer)], transform) }
        let attributes = Self.blending(group)
        document.add(attributes.isEmpty ? image : SVGDocument.element("g", attributes, image))
    }
}

extension DisplayGroup {
    /// Whether its layer is something that SVG has no words for: a projection, or a blur whose edges stay opaque.
    fileprivate var needsPixels: Bool {
        projection != nil || effects.contains { if case .blur(_, let opaque) = $0 { opaque } else { false } }
    }
}

extension SVGWriter {
    /// A mask that is as opaque as its items: SVG's own masks go by how light something is, so they become white.
    private mutating func define(
        mask items: [DisplayItem], of group: DisplayGroup, _ transform: CGAffineTransform
    ) throws(RasterizerError) -> String {
        let box = VectorPart.region(of: items, rasterizer)
        let content = try collect { (inner) throws(RasterizerError) in try inner.addLayer(items, transform) }
        let white = SVGDocument.element(
            "feColorMatrix", [("type", "matrix"), ("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")])
        let filter = document.define("filter", Self.region(box) + [("color-interpolation-filters", "sRGB")], white)
        return document.define(
            "mask", [("maskUnits", "userSpaceOnUse")] + Self.box(box),
            SVGDocument.element("g", [("filter", "url(#\(filter))")], content))
    }

    static func region(_ box: CGRect) -> [SVGDocument.Attribute] {
        [("filterUnits", "userSpaceOnUse")] + self.box(box)
    }

    private static func box(_ box: CGRect) -> [SVGDocument.Attribute] {
        [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)].map {
            ($0, SVGNumber.text($1))
        }
    }
}
