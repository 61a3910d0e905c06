import Geometry
import DisplayList
import Foundation

/// A path as polylines, for measuring and cutting it.
struct FlattenedPath {
    /// The pieces of curves: 32 chords keep a circle of 100 points within 0.05 of a point.
    static let chordsPerCurve = 32

    private var segments: [(element: PathElement, from: CGPoint, length: CGFloat)] = []
    private(set) var length: CGFloat = 0

    init(_ outline: Outline) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in outline.elements {
            switch element {
            case .move(let end):
                current = end
                start = end
            case .line(let end):
                add(.line(end), from: current, length: hypot(end.x - current.x, end.y - current.y))
                current = end
            case .quad(let end, let control):
                let cubic = PathElement.curve(
                    end,
                    control1: CGPoint(
                        x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3),
                    control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
                addCurve(cubic, from: current)
                current = end
            case .curve(let end, _, _):
                addCurve(element, from: current)
                current = end
            case .close:
                add(.line(start), from: current, length: hypot(start.x - current.x, start.y - current.y))
                current = start
            }
        }
    }

    private mutating func add(_ element: PathElement, from: CGPoint, length: CGFloat) {
        segments.append((element, from, length))
        self.length += length
    }

    private mutating func addCurve(_ element: PathElement, from: CGPoint) {
        var previous = from, total: CGFloat = 0
        for step in 1...Self.chordsPerCurve {
            let point = element.point(at: CGFloat(step) / CGFloat(Self.chordsPerCurve), from: from)
            total += hypot(point.x - previous.x, point.y - previous.y)
            previous = point
        }
        add(element, from: from, length: total)
    }

    /// The part of the path between two fractions of its length.
    func trimmed(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let low = max(0, start) * length, high = min(1, end) * length
        guard high > low else { return [] }
        var result: [PathElement] = []
        var position: CGFloat = 0
        var last: CGPoint?
        for segment in segments {
            defer { position += segment.length }
            guard segment.length > 0, position + segment.length > low, position < high else { continue }
            let t0 = max(0, (low - position) / segment.length), t1 = min(1, (high - position) / segment.length)
            let (from, piece) = segment.element.split(from: segment.from, t0, t1)
            if last != from { result.append(.move(from)) }
            result.append(piece)
            last = piece.points.last
        }
        return result
    }
}

extension PathElement {
    /// The point of a line or cubic at parameter `t`, 0…1.
    fileprivate func point(at t: CGFloat, from: CGPoint) -> CGPoint {
        guard case .curve(let end, let c1, let c2) = self else {
            let end = points.last ?? from
            return CGPoint(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t)
        }
        let u = 1 - t
        let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
        return CGPoint(
            x: a * from.x + b * c1.x + c * c2.x + d * end.x, y: a * from.y + b * c1.y + c * c2.y + d * end.y)
    }

    /// The piece between two parameters, with its first point.
    fileprivate func split(from: CGPoint, _ t0: CGFloat, _ t1: CGFloat) -> (CGPoint, PathElement) {
        guard case .curve(_, let c1, let c2) = self, t0 > 0 || t1 < 1 else {
            if t0 <= 0 && t1 >= 1 { return (from, self) }
            return (point(at: t0, from: from), .line(point(at: t1, from: from)))
        }
        let start = point(at: t0, from: from), end = point(at: t1, from: from)
        func derivative(_ t: CGFloat) -> CGVector {
            let u = 1 - t, last = points.last!
            let a = 3 * u * u, b = 6 * u * t, c = 3 * t * t
            let dx = a * (c1.x - from.x) + b * (c2.x - c1.x) + c * (last.x - c2.x)
            let dy = a * (c1.y - from.y) + b * (c2.y - c1.y) + c * (last.y - c2.y)
            return CGVector(dx: dx, dy: dy)
        }
        let scale = (t1 - t0) / 3, d0 = derivative(t0), d1 = derivative(t1)
        return (
            start,
            .curve(
                end, control1: CGPoint(x: start.x + d0.dx * scale, y: start.y + d0.dy * scale),
                control2: CGPoint(x: end.x - d1.dx * scale, y: end.y - d1.dy * scale))
        )
    }
}

extension Path {
    /// The part between two fractions of the path's length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        return Path(.path(FlattenedPath(outline).trimmed(from: from, to: to)))
    }
}
