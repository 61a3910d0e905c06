import DisplayList
import Foundation
import Geometry

extension Path {
    /// The path in words that `init(_:)` reads again: coordinates in points, then `m` (move), `l` (line), `q` and `c`
    /// (curves, control points first) or `h` (close).
    public var description: String {
        outline.elements.map { element in
            let word = switch element {
            case .move: "m"
            case .line: "l"
            case .quad: "q"
            case .curve: "c"
            case .close: "h"
            }
            return (element.points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [word]).joined(separator: " ")
        }.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// A path from its description; nil where the text is none. `re` stands for a rectangle: x, y, width, height.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
