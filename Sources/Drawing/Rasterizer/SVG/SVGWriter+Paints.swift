import DisplayList
import Geometry

extension SVGWriter {
    /// The attributes that paint with something; nil for what SVG cannot paint with.
    ///
    /// - Parameter property: `fill` or `stroke`.
    mutating func source(_ paint: Paint, _ property: String) -> [SVGDocument.Attribute]? {
        switch paint {
        case .color(let color):
            let c = color.clamped
            let opacity = c.alpha < 1 ? [(property + "-opacity", SVGNumber.text(CGFloat(c.alpha), digits: 4))] : []
            return [(property, SVGNumber.color(c))] + opacity
        case .linearGradient(let stops, let from, let to):
            guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { return [] }
            let ends = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
            return reference(
                "linearGradient", ends.map { ($0, SVGNumber.text($1)) }, GradientRamp.cairoStops(stops), property)
        case .radialGradient(let stops, let center, let start, let end):
            return radial(stops, center, start, end, in: nil, property)
        case .ellipticalGradient(let stops, let rect, let center, let start, let end):
            guard rect.width > 0, rect.height > 0, rect.isFinite else { return [("fill", "none")] }
            return radial(stops, center, start, end, in: rect, property)
        case .angularGradient, .meshGradient, .pattern, .backdrop:
            return nil
        }
    }

    /// - Parameter rect: over which a unit square is stretched, in which center and radii are given.
    private mutating func radial(
        _ stops: [GradientStop], _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, in rect: CGRect?,
        _ property: String
    ) -> [SVGDocument.Attribute] {
        let start = max(0, start), end = max(0, end), radius = max(start, end)
        guard radius.isFinite, radius > 0, center.x.isFinite, center.y.isFinite else { return [("fill", "none")] }
        // A gradient that begins away from its center, or goes inwards, has its stops at their places of one that
        // begins there and goes outwards.
        var places = GradientRamp.cairoStops(stops).map {
            GradientStop(color: $0.color, location: (start + $0.location * (end - start)) / radius)
        }
        if end < start { places.reverse() }
        var attributes = [("cx", center.x), ("cy", center.y), ("r", radius)].map {
            ($0, SVGNumber.text($1, digits: rect == nil ? 3 : 6))
        }
        if let rect {
            let stretch = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            attributes.append(("gradientTransform", SVGNumber.matrix(stretch)))
        }
        return reference("radialGradient", attributes, places, property)
    }

    private mutating func reference(
        _ element: String, _ attributes: [SVGDocument.Attribute], _ stops: [GradientStop], _ property: String
    ) -> [SVGDocument.Attribute] {
        let content = stops.map { stop in
            let color = stop.color.clamped
            let opacity =
                color.alpha < 1
                ? [("stop-opacity", SVGNumber.text(CGFloat(color.alpha), digits: 4))] : []
            return SVGDocument.element(
                "stop",
                [("offset", SVGNumber.text(stop.location, digits: 5)), ("stop-color", SVGNumber.color(color))]
                    + opacity)
        }.joined()
        guard !content.isEmpty else { return [("fill", "none")] }
        let name = document.define(element, [("gradientUnits", "userSpaceOnUse")] + attributes, content)
        return [(property, "url(#\(name))")]
    }
}
