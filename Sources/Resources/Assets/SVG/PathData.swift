import DisplayList
import Foundation
import Geometry

/// SVG's path notation: `M0 0h10v10z`.
package struct PathData {
    /// What is wrong, and at which byte.
    package struct ParseError: Error, Hashable, Sendable {
        package var message: String
        package var offset: Int
    }

    private var bytes: Substring.UTF8View
    private let count: Int
    private var elements: [PathElement] = []
    private var current = CGPoint.zero
    private var contourStart = CGPoint.zero
    /// The control point that a smooth curve goes on from, and whether it was a quadratic one's.
    private var lastControl: (point: CGPoint, isQuadratic: Bool)?

    private init(_ text: Substring) {
        bytes = text.utf8
        count = bytes.count
    }

    /// Arcs become curves; everything is absolute.
    package static func elements(_ text: Substring) throws(ParseError) -> [PathElement] {
        var reader = PathData(text)
        return try reader.read()
    }

    private mutating func read() throws(ParseError) -> [PathElement] {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard let byte = bytes.first else { return elements }
            if Self.isLetter(byte) {
                command = byte
                bytes.removeFirst()
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                throw problem("a number where a command is due")
            }
            guard !elements.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
                throw problem("the path does not begin with M")
            }
            try draw(command)
        }
    }

    private mutating func draw(_ command: UInt8) throws(ParseError) {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? current : .zero
        var control: (point: CGPoint, isQuadratic: Bool)?
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            contourStart = try point(origin)
            elements.append(.move(contourStart))
            current = contourStart
        case UInt8(ascii: "l"):
            line(to: try point(origin))
        case UInt8(ascii: "h"):
            line(to: CGPoint(x: try number() + origin.x, y: current.y))
        case UInt8(ascii: "v"):
            line(to: CGPoint(x: current.x, y: try number() + origin.y))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let first = command | 0x20 == UInt8(ascii: "c") ? try point(origin) : reflectedControl(quadratic: false)
            let second = try point(origin)
            current = try point(origin)
            elements.append(.curve(current, control1: first, control2: second))
            control = (second, false)
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let only = command | 0x20 == UInt8(ascii: "q") ? try point(origin) : reflectedControl(quadratic: true)
            current = try point(origin)
            elements.append(.quad(current, control: only))
            control = (only, true)
        case UInt8(ascii: "a"):
            let radii = CGSize(width: try number().magnitude, height: try number().magnitude)
            let rotation = try number()
            let isLarge = try flag(), isClockwise = try flag()
            let end = try point(origin)
            elements +=
                EllipticalArc(
                    from: current, to: end, radii: radii, rotation: rotation * .pi / 180, isLarge: isLarge,
                    isClockwise: isClockwise
                ).elements
            current = end
        case UInt8(ascii: "z"):
            elements.append(.close)
            current = contourStart
        default:
            throw problem("no path command “\(Character(Unicode.Scalar(command)))”")
        }
        lastControl = control
    }

    private mutating func line(to end: CGPoint) {
        elements.append(.line(end))
        current = end
    }

    private func reflectedControl(quadratic: Bool) -> CGPoint {
        guard let lastControl, lastControl.isQuadratic == quadratic else { return current }
        return CGPoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
    }

    private func problem(_ message: String) -> ParseError {
        ParseError(message: message, offset: count - bytes.count)
    }

    private mutating func point(_ origin: CGPoint) throws(ParseError) -> CGPoint {
        let x = try number(), y = try number()
        return CGPoint(x: x + origin.x, y: y + origin.y)
    }

    /// Flags may follow each other without a space.
    private mutating func flag() throws(ParseError) -> Bool {
        skipSeparators()
        guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw problem("an arc's flag is neither 0 nor 1")
        }
        bytes.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    private mutating func number() throws(ParseError) -> CGFloat {
        skipSeparators()
        var text = ""
        var hasPoint = false, hasExponent = false
        while let byte = bytes.first {
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if isSign {
                guard text.isEmpty || text.last == "e" else { break }
            } else if byte == UInt8(ascii: ".") {
                guard !hasPoint, !hasExponent else { break }
                hasPoint = true
            } else if byte | 0x20 == UInt8(ascii: "e"), !text.isEmpty {
                guard !hasExponent else { break }
                hasExponent = true
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                break
            }
            text.append(byte | 0x20 == UInt8(ascii: "e") ? "e" : Character(Unicode.Scalar(byte)))
            bytes.removeFirst()
        }
        // Beyond 1e6 nothing is visible, and sums of such numbers could overflow.
        guard let value = Double(text), value.magnitude < 1e6 else {
            throw problem(text.isEmpty ? "a number is missing" : "“\(text)” is not a number")
        }
        return value
    }

    private mutating func skipSeparators() {
        while let byte = bytes.first, byte == UInt8(ascii: ",") || byte <= 0x20 { bytes.removeFirst() }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }
}

/// SVG's arc between two points, as curves (the conversion of SVG 1.1, appendix F.6).
struct EllipticalArc {
    var from: CGPoint
    var to: CGPoint
    var radii: CGSize
    /// Radians.
    var rotation: CGFloat
    var isLarge: Bool
    var isClockwise: Bool

    var elements: [PathElement] {
        guard from != to else { return [] }
        guard radii.width > 0, radii.height > 0 else { return [.line(to)] }
        let cosine = cos(rotation), sine = sin(rotation)
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        // The start on the unrotated ellipse around the middle of both points.
        let p = CGPoint(x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
        var rx = radii.width, ry = radii.height
        let excess = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let denominator = rx * rx * p.y * p.y + ry * ry * p.x * p.x
        let factor = max(0, rx * rx * ry * ry / denominator - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(x: factor * rx * p.y / ry, y: -factor * ry * p.x / rx)
        let start = atan2((p.y - center.y) / ry, (p.x - center.x) / rx)
        let end = atan2((-p.y - center.y) / ry, (-p.x - center.x) / rx)
        var sweep = end - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let toPicture = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
            tx: cosine * center.x - sine * center.y + (from.x + to.x) / 2,
            ty: sine * center.x + cosine * center.y + (from.y + to.y) / 2)
        let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let a = start + CGFloat(index) * step, b = a + step
            return PathElement.curve(
                CGPoint(x: cos(b), y: sin(b)),
                control1: CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)),
                control2: CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
            ).applying(toPicture)
        }
    }
}
