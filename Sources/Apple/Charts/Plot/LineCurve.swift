import Foundation
import SwiftUICore

/// Lines through points.
enum LineCurve {
    /// Appends a line; it goes on from where the path ends if `joins`.
    static func append(
        _ points: [CGPoint], _ method: InterpolationMethod, joins: Bool = false, to path: inout Path
    ) {
        guard let first = points.first else { return }
        if joins { path.addLine(to: first) } else { path.move(to: first) }
        switch method.curve {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: steps(points, at: 0, &path)
        case .stepCenter: steps(points, at: 0.5, &path)
        case .stepEnd: steps(points, at: 1, &path)
        case .monotone: monotone(points, &path)
        case .cardinal(let tension): cardinal(points, (1 - tension) / 6, &path)
        case .catmullRom(let alpha): catmullRom(points, alpha, &path)
        }
    }

    private static func steps(_ points: [CGPoint], at part: CGFloat, _ path: inout Path) {
        for (start, end) in zip(points, points.dropFirst()) {
            let x = start.x + (end.x - start.x) * part
            path.addLine(to: CGPoint(x: x, y: start.y))
            path.addLine(to: CGPoint(x: x, y: end.y))
            path.addLine(to: end)
        }
    }

    /// The point before and the one after each pair; the ends stand for what they lack.
    private static func pairs(_ points: [CGPoint], _ body: (CGPoint, CGPoint, CGPoint, CGPoint) -> Void) {
        for index in 0..<max(0, points.count - 1) {
            body(
                points[max(0, index - 1)], points[index], points[index + 1], points[min(points.count - 1, index + 2)])
        }
    }

    private static func cardinal(_ points: [CGPoint], _ pull: CGFloat, _ path: inout Path) {
        pairs(points) { before, start, end, after in
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) * pull, y: start.y + (end.y - before.y) * pull),
                control2: CGPoint(x: end.x - (after.x - start.x) * pull, y: end.y - (after.y - start.y) * pull))
        }
    }

    /// Barry and Goldman's form: distances to the power of `alpha` are the curve's parameter.
    private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        pairs(points) { before, start, end, after in
            let d1 = distance(before, start), d2 = distance(start, end), d3 = distance(end, after)
            var control1 = start, control2 = end
            if d1 > 1e-6, d2 > 1e-6 {
                let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
                control1 = CGPoint(
                    x: (start.x * a - before.x * d2 * d2 + end.x * d1 * d1) / n,
                    y: (start.y * a - before.y * d2 * d2 + end.y * d1 * d1) / n)
            }
            if d3 > 1e-6, d2 > 1e-6 {
                let a = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, n = 3 * d3 * (d3 + d2)
                control2 = CGPoint(
                    x: (end.x * a + start.x * d3 * d3 - after.x * d2 * d2) / n,
                    y: (end.y * a + start.y * d3 * d3 - after.y * d2 * d2) / n)
            }
            path.addCurve(to: end, control1: control1, control2: control2)
        }
    }

    /// Slopes of Fritsch and Carlson's kind in Steffen's form, which never overshoot.
    private static func monotone(_ points: [CGPoint], _ path: inout Path) {
        guard points.count > 2 else { return points.dropFirst().forEach { path.addLine(to: $0) } }
        func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var slopes = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<points.count - 1 {
            let (a, b, c) = (points[index - 1], points[index], points[index + 1])
            let h0 = b.x - a.x, h1 = c.x - b.x, s0 = slope(a, b), s1 = slope(b, c)
            let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
            let signs: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
            slopes[index] = signs * min(abs(s0), abs(s1), 0.5 * abs(p))
        }
        let last = points.count - 1
        slopes[0] = (3 * slope(points[0], points[1]) - slopes[1]) / 2
        slopes[last] = (3 * slope(points[last - 1], points[last]) - slopes[last - 1]) / 2
        for index in 0..<last {
            let (a, b) = (points[index], points[index + 1]), third = (b.x - a.x) / 3
            path.addCurve(
                to: b, control1: CGPoint(x: a.x + third, y: a.y + third * slopes[index]),
                control2: CGPoint(x: b.x - third, y: b.y - third * slopes[index + 1]))
        }
    }
}
