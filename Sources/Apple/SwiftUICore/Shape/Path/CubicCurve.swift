import DisplayList
import Foundation
import Geometry

/// One cubic Bézier curve, in points.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// A quadratic curve, exactly.
    init(_ start: CGPoint, control: CGPoint, _ end: CGPoint) {
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start, toward(start), toward(end), end)
    }

    /// - Parameter t: 0…1.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        let a = 3 * u * u, b = 6 * u * t, c = 3 * t * t
        return CGVector(
            dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }

    /// The piece between two parameters, exactly.
    func piece(from low: CGFloat, to high: CGFloat) -> CubicCurve {
        let scale = (high - low) / 3
        let from = point(at: low), to = point(at: high), out = derivative(at: low), back = derivative(at: high)
        return CubicCurve(
            from, CGPoint(x: from.x + out.dx * scale, y: from.y + out.dy * scale),
            CGPoint(x: to.x - back.dx * scale, y: to.y - back.dy * scale), to)
    }

    /// How many equal steps keep chords within `tolerance` points of the curve: n of them miss it by at most ¾ of its
    /// largest second difference, over n².
    func steps(within tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let largest = max(bend(start, control1, control2), bend(control1, control2, end))
        guard largest.isFinite else { return 1 }
        return min(1000, max(1, Int((0.75 * largest / tolerance).squareRoot().rounded(.up))))
    }

    /// The parameters strictly inside 0…1 where the curve turns around in x or in y.
    var extremes: [CGFloat] {
        func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let a = p3 - 3 * p2 + 3 * p1 - p0, b = 2 * (p2 - 2 * p1 + p0), c = p1 - p0
            if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return (roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y))
            .filter { $0 > 0 && $0 < 1 }
    }
}

/// Arc length by Gauss-Legendre quadrature: 5 places on each of 8 pieces keep quarter circles within 1e-9 radii.
extension CubicCurve {
    private static let places: [(place: CGFloat, weight: CGFloat)] = [
        (0, 0.5688888888888889), (-0.5384693101056831, 0.4786286704993665),
        (0.5384693101056831, 0.4786286704993665), (-0.906179845938664, 0.2369268850561891),
        (0.906179845938664, 0.2369268850561891)
    ]
    private static let pieces = 8

    private func speed(at t: CGFloat) -> CGFloat {
        let direction = derivative(at: t)
        return hypot(direction.dx, direction.dy)
    }

    private func length(from low: CGFloat, to high: CGFloat) -> CGFloat {
        let middle = (low + high) / 2, half = (high - low) / 2
        return Self.places.reduce(0) { $0 + $1.weight * speed(at: middle + half * $1.place) } * half
    }

    /// Points.
    var length: CGFloat { lengths.last ?? 0 }

    /// The length at the end of each piece.
    private var lengths: [CGFloat] {
        var total: CGFloat = 0
        return (0..<Self.pieces).map { index in
            total += length(from: CGFloat(index) / CGFloat(Self.pieces), to: CGFloat(index + 1) / CGFloat(Self.pieces))
            return total
        }
    }

    /// The parameter up to which the curve is `target` points long.
    func parameter(atLength target: CGFloat) -> CGFloat {
        let ends = lengths
        guard target > 0 else { return 0 }
        guard target < ends[Self.pieces - 1] else { return 1 }
        let index = ends.firstIndex { $0 >= target } ?? Self.pieces - 1
        let low = CGFloat(index) / CGFloat(Self.pieces), high = CGFloat(index + 1) / CGFloat(Self.pieces)
        let before = index > 0 ? ends[index - 1] : 0
        var t = low + (high - low) * (target - before) / (ends[index] - before)
        // Newton's steps double the digits of a start that is good to some hundredths.
        for _ in 0..<4 {
            let pace = speed(at: t)
            guard pace > 1e-9 else { break }
            t = min(high, max(low, t - (before + length(from: low, to: t) - target) / pace))
        }
        return t
    }
}
