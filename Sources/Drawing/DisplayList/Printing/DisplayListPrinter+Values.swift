import Geometry

/// Outlines, paints and the small values that lines are made of.
extension DisplayListPrinter {
    /// Paths of more elements are printed by their extent and a digest.
    private static let longestPath = 12

    func text(_ outline: Outline) -> String {
        switch outline {
        case .rectangle(let box):
            return "rect \(rect(box))"
        case .roundedRectangle(let box, let radius, let continuous):
            return "\(continuous ? "continuous" : "rounded") \(rect(box)) r\(number(radius))"
        case .ellipse(let box):
            return "ellipse \(rect(box))"
        case .path(let elements):
            let steps = elements.map(text).joined(separator: " ")
            guard elements.count > Self.longestPath else { return "path \(steps)" }
            return "path \(elements.count) steps in \(rect(elements.boundingBox)) shape \(digest(steps))"
        }
    }

    private func text(_ element: PathElement) -> String {
        let points = element.points.map(point).joined(separator: " ")
        switch element {
        case .move: return "M\(points)"
        case .line: return "L\(points)"
        case .quad: return "Q\(points)"
        case .curve: return "C\(points)"
        case .close: return "Z"
        }
    }

    func text(_ paint: Paint) -> String {
        switch paint {
        case .color(let color):
            return text(color)
        case .linearGradient(let stops, let from, let to):
            return "linear \(point(from)) to \(point(to)) \(text(stops))"
        case .radialGradient(let stops, let center, let start, let end):
            return "radial \(point(center)) r\(number(start)) to r\(number(end)) \(text(stops))"
        case .angularGradient(let stops, let center, let start, let end):
            return "angular \(point(center)) \(number(start)) to \(number(end)) \(text(stops))"
        case .ellipticalGradient(let stops, let box, let center, let start, let end):
            return "elliptical \(rect(box)) \(point(center)) r\(number(start)) to r\(number(end)) \(text(stops))"
        case .meshGradient(let mesh):
            return text(mesh)
        case .pattern(let pattern):
            var lines: [String] = []
            append(pattern.items, indentation: "", to: &lines)
            return words(
                "pattern \(rect(pattern.tile))", pattern.opacity == 1 ? nil : "opacity \(number(pattern.opacity))",
                "[\(lines.joined(separator: "; "))]")
        case .backdrop(let backdrop):
            return words(
                "backdrop blur \(number(backdrop.sigma)) saturation \(number(backdrop.saturation))",
                "veil \(text(backdrop.veil))", backdrop.opacity == 1 ? nil : "opacity \(number(backdrop.opacity))")
        }
    }

    private func text(_ mesh: MeshPaint) -> String {
        let vertices = mesh.vertices.map { vertex in
            let controls = [vertex.left, vertex.top, vertex.right, vertex.bottom].map(point).joined(separator: " ")
            return "\(point(vertex.position)) (\(controls))"
        }.joined(separator: " ")
        let positions = mesh.vertices.map { point($0.position) }.joined(separator: " ")
        return words(
            "mesh \(rect(mesh.rect)) \(mesh.columns)x\(mesh.rows)", mesh.isSmooth ? "smooth" : nil,
            mesh.isPerceptual ? "perceptual" : nil,
            "at \(positions) shape \(digest(vertices))",
            mesh.colors.map(text).joined(separator: " "),
            mesh.background == .clear ? nil : "background \(text(mesh.background))")
    }

    private func text(_ stops: [GradientStop]) -> String {
        stops.map { "\(text($0.color))@\(number($0.location))" }.joined(separator: " ")
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; components outside 0…1 in full.
    func text(_ color: ResolvedColor) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        guard components.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "color(" + components.map { number(CGFloat($0)) }.joined(separator: ",") + ")"
        }
        let bytes = components.map { Int(($0 * 255).rounded()) }
        return "#"
            + (color.alpha == 1 ? bytes.dropLast() : bytes[...]).map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count == 1 ? "0\(digits)" : digits
            }.joined()
    }

    func rect(_ rect: CGRect) -> String {
        rect.isNull ? "nothing" : "\(point(rect.origin)) \(size(rect.size))"
    }

    func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

    func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    /// At most three decimals and no trailing zeros.
    func number(_ value: CGFloat) -> String {
        guard abs(value) < 1e12 else { return Double(value).description }
        let thousandths = Int((value * 1000).rounded())
        let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard part != 0 else { return "\(sign)\(whole)" }
        var decimals = String(part + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }

    func quoted(_ text: String) -> String {
        // Most text is written as it is.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            return "\"\(text)\""
        }
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            // What would break or reorder the line is written as its number.
            case _
            where scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
                || scalar.properties.generalCategory == .lineSeparator
                || scalar.properties.generalCategory == .paragraphSeparator:
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// The first half of a digest: enough for a change to show.
    func digest(_ text: String) -> String { String(StableHash.hex(text.utf8).prefix(8)) }

    func words(_ parts: String?...) -> String { parts.compactMap { $0 }.joined(separator: " ") }
}
