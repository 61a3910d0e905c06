import DisplayList
import Foundation
import Geometry

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable, Shape {
    /// One step of a path.
    @frozen
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    public nonisolated init() { outline = .path([]) }
    public nonisolated init(_ rect: CGRect) { outline = .rectangle(rect) }

    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        // Whoever asks for endless corners wants a capsule; no picture is a million points high.
        let half = min(abs(rect.width), abs(rect.height)) / 2, radius = cornerRadius < 1e6 ? cornerRadius : half
        outline = .roundedRectangle(
            rect, radius: cornerRadius.isNaN ? 0 : radius, continuous: style == .continuous)
    }

    /// - Parameter cornerSize: points; corners wider than high are stretched.
    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let (width, height) = (cornerSize.width, cornerSize.height)
        guard width > 0, height > 0, width != height else {
            self.init(roundedRect: rect, cornerRadius: max(0, min(width, height)), style: style)
            return
        }
        // Round corners in a space where both radii are `width`, stretched back.
        let stretch = height / width
        let round = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / stretch)
        let back = CGAffineTransform(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: rect.minY * (1 - stretch))
        self = Path(roundedRect: round, cornerRadius: width, style: style).applying(back)
    }

    /// Corners that differ; the leading ones lie on the left.
    public nonisolated init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }

    public nonisolated init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

    public nonisolated init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public func path(in rect: CGRect) -> Path { self }

    public var isEmpty: Bool { outline.elements.isEmpty }
    /// The smallest rectangle around the path itself; control points may lie outside. `.null` for an empty path.
    public var boundingRect: CGRect { outline.extent }

    public func forEach(_ body: (Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let end): body(.move(to: end))
            case .line(let end): body(.line(to: end))
            case .quad(let end, let control): body(.quadCurve(to: end, control: control))
            case .curve(let end, let control1, let control2):
                body(.curve(to: end, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(.path(outline.elements.map { $0.applying(transform) }))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The last point, or nil for an empty path.
    public var currentPoint: CGPoint? {
        guard case .path(let elements) = outline else { return outline.elements.first?.points.last }
        guard case .close? = elements.last else { return elements.last?.points.last }
        // A closed subpath goes back to where it began.
        for element in elements.reversed() {
            if case .move(let start) = element { return start }
        }
        return nil
    }
}

extension Path {
    /// The path in words that `init(_:)` reads again: coordinates in points, then `m` (move), `l` (line), `q` and `c`
    /// (curves, control points first) or `h` (close).
    public var description: String {
        outline.elements.map { element in
            let word =
                switch element {
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

extension Path {
    /// Lines that stand for curves where a path is measured against points and other paths: within 1/250 of a point,
    /// an 80th of a pixel at 3x.
    static let tolerance: CGFloat = 0.004

    /// Whether the point lies inside the filled path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        FilledArea(outline, evenOdd: eoFill).contains(point)
    }
}

/// What a path covers, for points to be looked up in.
struct FilledArea {
    private let lines: [(CGPoint, CGPoint)]
    private let evenOdd: Bool

    init(_ outline: Outline, evenOdd: Bool) {
        self.evenOdd = evenOdd
        lines = outline.polylines(tolerance: Path.tolerance).flatMap { line in
            zip(line.points, line.points.dropFirst() + [line.points[0]]).filter { $0.y != $1.y }
        }
    }

    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for (a, b) in lines where (a.y <= point.y) != (b.y <= point.y) {
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}
