import DisplayList
import Foundation
import Geometry

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
