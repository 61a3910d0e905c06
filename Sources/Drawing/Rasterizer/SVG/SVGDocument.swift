import Geometry

/// The text of an SVG: elements in the order of drawing, and what they refer to, each once.
struct SVGDocument {
    private(set) var body = ""
    private var definitions = ""
    /// Names by what they stand for.
    private var names: [String: String] = [:]

    /// An attribute's name and value.
    typealias Attribute = (name: String, value: String)

    /// A definition's name, made when it is first asked for.
    ///
    /// - Parameters:
    ///   - element: such as `clipPath`.
    ///   - content: the elements in it.
    mutating func define(_ element: String, _ attributes: [Attribute] = [], _ content: String) -> String {
        let key = "\(element)\(Self.text(attributes))>\(content)"
        if let name = names[key] { return name }
        let name = "d\(names.count)"
        names[key] = name
        definitions += Self.element(element, [("id", name)] + attributes, content)
        return name
    }

    mutating func add(_ text: String) { body += text }

    /// Takes what was added so far away, and puts something in its place.
    mutating func replaceBody(with text: String = "") -> String {
        defer { body = text }
        return body
    }

    static func element(_ name: String, _ attributes: [Attribute], _ content: String = "") -> String {
        "<\(name)\(text(attributes))" + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
    }

    private static func text(_ attributes: [Attribute]) -> String {
        attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    }

    /// Characters as an attribute and a text may hold them; what XML cannot hold is left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The whole file.
    ///
    /// - Parameter size: points, which are CSS pixels.
    func text(size: CGSize) -> String {
        let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
        let head: [Attribute] = [
            ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
            ("viewBox", "0 0 \(width) \(height)")
        ]
        let defined = definitions.isEmpty ? "" : Self.element("defs", [], definitions)
        return Self.element("svg", head, defined + Self.element("g", [("style", "isolation:isolate")], body)) + "\n"
    }
}
