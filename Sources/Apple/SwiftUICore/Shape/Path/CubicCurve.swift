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
