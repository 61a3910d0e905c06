import DisplayList
import Geometry

/// Numbers as SVG writes them: the shortest decimal, the same on every machine.
enum SVGNumber {
    /// Rounded to a thousandth, far below a pixel; 0 for what is not a number.
    static func text(_ value: CGFloat) -> String { text(value, digits: 3) }

    static func text(_ value: CGFloat, digits: Int) -> String {
        let unit = (0..<digits).reduce(CGFloat(1)) { factor, _ in factor * 10 }, scaled = (value * unit).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
        let whole = Int(scaled), size = abs(whole), divisor = Int(unit)
        var fraction = String(size % divisor)
        fraction = String(repeating: "0", count: digits - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let integer = size / divisor
        let sign = whole < 0 ? "-" : ""
        if fraction.isEmpty { return sign + String(integer) }
        return sign + (integer == 0 ? "" : String(integer)) + "." + fraction
    }

    static func list(_ values: [CGFloat]) -> String { values.map(text).joined(separator: " ") }

    static func matrix(_ t: CGAffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(list([t.tx, t.ty])))" }
        let factors = [t.a, t.b, t.c, t.d].map { text($0, digits: 6) }.joined(separator: " ")
        return "matrix(\(factors) \(list([t.tx, t.ty])))"
    }

    /// Red, green and blue in hexadecimal.
    static func color(_ color: ResolvedColor) -> String {
        func byte(_ value: Float) -> String {
            let digits = String(Int((min(1, max(0, value)) * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    }

    static func path(_ elements: [PathElement]) -> String {
        var text = ""
        func add(_ letter: String, _ points: [CGPoint]) {
            text += letter + points.map { list([$0.x, $0.y]) }.joined(separator: " ")
        }
        for element in elements {
            switch element {
            case .move: add("M", element.points)
            case .line: add("L", element.points)
            case .quad: add("Q", element.points)
            case .curve: add("C", element.points)
            case .close: text += "Z"
            }
        }
        return text
    }
}
