import CoreGraphics

/// The curve of a rectangle's corners: circular, or the continuous curve of Apple's `RoundedCornerStyle`.
///
/// The continuous corner leaves the edge at 1.52866483 radii. Where an edge is too short for that, the two
/// corners on it shrink towards circular, and at a radius of half the side the shape is a capsule.
public struct CornerGeometry {
    public var rect: CGRect
    public var radii: CornerRadii
    public var continuous: Bool

    public init(rect: CGRect, radii: CornerRadii, continuous: Bool) {
        self.rect = rect.standardized
        self.continuous = continuous
        // Radii that do not fit on an edge shrink together, as CSS and Core Graphics do.
        let width = self.rect.width, height = self.rect.height
        let sums = [
            (radii.topLeft + radii.topRight, width), (radii.bottomLeft + radii.bottomRight, width),
            (radii.topLeft + radii.bottomLeft, height), (radii.topRight + radii.bottomRight, height),
        ]
        let factor = sums.reduce(CGFloat(1)) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
        self.radii = CornerRadii(
            topLeft: max(0, radii.topLeft * factor), topRight: max(0, radii.topRight * factor),
            bottomRight: max(0, radii.bottomRight * factor), bottomLeft: max(0, radii.bottomLeft * factor))
    }

    /// How far along the edge a continuous corner reaches, in radii.
    static let continuousReach: CGFloat = 1.52866483
    /// The control-point distance of a quarter circle drawn by one cubic, in radii from the corner's end.
    static let circleControl: CGFloat = 0.5522847498307936

    public var elements: [PathElement] {
        let corners: [(corner: CGPoint, radius: CGFloat, incoming: CGVector, outgoing: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        var result: [PathElement] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4].radius, previous = corners[(index + 3) % 4].radius
            let incomingLength = corner.incoming.dx != 0 ? rect.width : rect.height
            let outgoingLength = corner.outgoing.dx != 0 ? rect.width : rect.height
            let curve = cornerCurve(
                radius: corner.radius,
                incoming: reach(corner.radius, sharing: incomingLength, with: previous),
                outgoing: reach(corner.radius, sharing: outgoingLength, with: next))
            for (step, element) in curve.enumerated() {
                let placed = element.mapPoints { point in
                    CGPoint(
                        x: corner.corner.x - corner.incoming.dx * point.x + corner.outgoing.dx * point.y,
                        y: corner.corner.y - corner.incoming.dy * point.x + corner.outgoing.dy * point.y)
                }
                if index == 0, step == 0, case .line(let start) = placed {
                    result.append(.move(start))
                } else {
                    result.append(placed)
                }
            }
        }
        result.append(.close)
        return result
    }

    /// How far a corner of `radius` may reach along an edge that it shares with a corner of radius `other`,
    /// in radii: 1.53 where there is room, down to 1 (circular) where the edge is used up.
    private func reach(_ radius: CGFloat, sharing length: CGFloat, with other: CGFloat) -> CGFloat {
        guard continuous, radius > 0 else { return 1 }
        let available = length * radius / (radius + other)
        return max(1, min(Self.continuousReach, available / radius))
    }

    /// The corner as elements in a space where the corner is the origin, x runs back along the incoming edge
    /// and y forth along the outgoing one.
    private func cornerCurve(radius r: CGFloat, incoming: CGFloat, outgoing: CGFloat) -> [PathElement] {
        guard r > 0 else { return [.line(.zero)] }
        let circular: [PathElement] = [
            .line(CGPoint(x: r, y: 0)),
            .curve(
                CGPoint(x: 0, y: r), control1: CGPoint(x: r * (1 - Self.circleControl), y: 0),
                control2: CGPoint(x: 0, y: r * (1 - Self.circleControl))),
        ]
        guard continuous, incoming > 1 || outgoing > 1 else { return circular }
        // 0 at a circular corner, 1 at the full continuous one; the outer handles slide with it.
        let t1 = (incoming - 1) / (Self.continuousReach - 1), t2 = (outgoing - 1) / (Self.continuousReach - 1)
        func blend(_ t: CGFloat, _ continuous: CGFloat, _ circular: CGFloat) -> CGFloat {
            r * (circular + (continuous - circular) * t)
        }
        // Points of the quarter circle at 15.2° and 74.8°-equivalents stand in where the curve is circular.
        return [
            .line(CGPoint(x: r * incoming, y: 0)),
            .curve(
                CGPoint(x: blend(t1, 0.66993427, 0.66993427), y: blend(t1, 0.06549600, 0.05600)),
                control1: CGPoint(x: blend(t1, 1.08849323, 0.88), y: 0),
                control2: CGPoint(x: blend(t1, 0.86840689, 0.78), y: blend(t1, 0, 0.0200))),
            .line(CGPoint(x: blend(t1, 0.63149399, 0.63149399), y: blend(t1, 0.07491100, 0.06970))),
            .curve(
                CGPoint(x: blend(t2, 0.07491100, 0.06970), y: blend(t2, 0.63149399, 0.63149399)),
                control1: CGPoint(x: r * 0.37282392, y: r * 0.16905899),
                control2: CGPoint(x: r * 0.16905899, y: r * 0.37282392)),
            .line(CGPoint(x: blend(t2, 0.06549600, 0.05600), y: blend(t2, 0.66993427, 0.66993427))),
            .curve(
                CGPoint(x: 0, y: r * outgoing),
                control1: CGPoint(x: blend(t2, 0, 0.0200), y: blend(t2, 0.86840689, 0.78)),
                control2: CGPoint(x: 0, y: blend(t2, 1.08849323, 0.88))),
        ]
    }

    /// An ellipse as four cubics, clockwise from its rightmost point.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let rx = rect.width / 2, ry = rect.height / 2
        let k = circleControl
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry) }
        return [
            .move(point(1, 0)),
            .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .close,
        ]
    }
}

extension PathElement {
    fileprivate func mapPoints(_ transform: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .quad(let end, let control): .quad(transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
    }
}
