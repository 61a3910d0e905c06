import DisplayList
import Foundation
import Geometry

extension Path {
    /// The part between two fractions of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        return Path(.path(MeasuredPath(outline).trimmed(from: from, to: to)))
    }
}

/// A path's lines and curves with their lengths.
private struct MeasuredPath {
    private enum Shape {
        case line(CGPoint, CGPoint)
        case curve(CubicCurve)
    }

    private var segments: [(shape: Shape, length: CGFloat)] = []
    private var length: CGFloat = 0

    init(_ outline: Outline) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in outline.elements {
            guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            switch element {
            case .move(let end):
                current = end
                start = end
            case .line(let end): addLine(from: current, to: end)
            case .quad(let end, let control): add(CubicCurve(current, control: control, end))
            case .curve(let end, let one, let two): add(CubicCurve(current, one, two, end))
            case .close:
                addLine(from: current, to: start)
                current = start
            }
            current = element.points.last ?? current
        }
    }

    private mutating func addLine(from: CGPoint, to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        segments.append((.line(from, to), length))
        self.length += length
    }

    private mutating func add(_ curve: CubicCurve) {
        let length = curve.length
        segments.append((.curve(curve), length))
        self.length += length
    }

    func trimmed(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let low = max(0, start) * length, high = min(1, end) * length
        guard high > low else { return [] }
        var result: [PathElement] = []
        var position: CGFloat = 0
        var last: CGPoint?
        for (shape, length) in segments {
            defer { position += length }
            guard length > 0, position + length > low, position < high else { continue }
            let first = max(0, low - position), end = min(length, high - position)
            let from: CGPoint, piece: PathElement
            switch shape {
            case .line(let a, let b):
                func point(_ distance: CGFloat) -> CGPoint {
                    CGPoint(x: a.x + (b.x - a.x) * distance / length, y: a.y + (b.y - a.y) * distance / length)
                }
                from = first > 0 ? point(first) : a
                piece = .line(end < length ? point(end) : b)
            case .curve(var curve):
                if first > 0 || end < length {
                    curve = curve.piece(
                        from: curve.parameter(atLength: first), to: end < length ? curve.parameter(atLength: end) : 1)
                }
                from = curve.start
                piece = .curve(curve.end, control1: curve.control1, control2: curve.control2)
            }
            if last != from { result.append(.move(from)) }
            result.append(piece)
            last = piece.points.last
        }
        return result
    }
}
