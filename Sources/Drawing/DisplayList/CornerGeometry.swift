import Geometry

/// The curve of a rectangle's corners: circular, or the continuous curve of Apple's `RoundedCornerStyle`.
///
/// The continuous corner leaves the edge at 1.52866483 radii. Where an edge is too short for that, the two
/// corners on it shrink towards circular. At a radius of half the shorter side the shape is a capsule, whose corners
/// keep their whole curves on the longer side and meet in a blunt tip on the shorter one.
package struct CornerGeometry {
    package var rect: CGRect
    package var radii: CornerRadii
    package var continuous: Bool

    package init(rect: CGRect, radii: CornerRadii, continuous: Bool) {
        self.rect = rect.standardized
        self.continuous = continuous
        // On each edge a corner has what the other one leaves, or half. Radii of 12 and 18 on an edge of 20 are both 10,
        // and 24 beside none is 20, in pictures of leboncoin/spark-ios-common.
        let width = self.rect.width, height = self.rect.height
        func fitted(_ radius: CGFloat, _ beside: CGFloat, _ below: CGFloat) -> CGFloat {
            let room = min(max(width / 2, width - max(0, beside)), max(height / 2, height - max(0, below)))
            return radius.isNaN ? 0 : max(0, min(radius, room))
        }
        self.radii = CornerRadii(
            topLeft: fitted(radii.topLeft, radii.topRight, radii.bottomLeft),
            topRight: fitted(radii.topRight, radii.topLeft, radii.bottomRight),
            bottomRight: fitted(radii.bottomRight, radii.bottomLeft, radii.topRight),
            bottomLeft: fitted(radii.bottomLeft, radii.bottomRight, radii.topLeft))
    }

    /// How far along the edge a continuous corner reaches, in radii.
    package static let continuousReach: CGFloat = 1.52866483
    /// The control-point distance of a quarter circle drawn by one cubic, in radii from the corner's end.
    static let circleControl: CGFloat = 0.5522847498307936

    /// The outline, clockwise from the top right corner's start.
    package var elements: [PathElement] {
        let corners: [(point: CGPoint, radius: CGFloat, incoming: CGSize, outgoing: CGSize)] = [
            (
                CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, CGSize(width: 1, height: 0),
                CGSize(width: 0, height: 1)
            ),
            (
                CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, CGSize(width: 0, height: 1),
                CGSize(width: -1, height: 0)
            ),
            (
                CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, CGSize(width: -1, height: 0),
                CGSize(width: 0, height: -1)
            ),
            (
                CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, CGSize(width: 0, height: -1),
                CGSize(width: 1, height: 0)
            )
        ]
        var result: [PathElement] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4].radius, previous = corners[(index + 3) % 4].radius
            let curve = ContinuousCorner(
                radius: corner.radius,
                incoming: reach(corner.radius, sharing: edge(along: corner.incoming), with: previous),
                outgoing: reach(corner.radius, sharing: edge(along: corner.outgoing), with: next),
                comesFromTip: isTip(corner.incoming), goesToTip: isTip(corner.outgoing))
            for element in curve.elements {
                let placed = element.mapPoints { point in
                    let x = corner.point.x - corner.incoming.width * point.x + corner.outgoing.width * point.y
                    let y = corner.point.y - corner.incoming.height * point.x + corner.outgoing.height * point.y
                    return CGPoint(x: x, y: y)
                }
                if result.isEmpty, case .line(let start) = placed {
                    result.append(.move(start))
                } else {
                    result.append(placed)
                }
            }
        }
        result.append(.close)
        return result
    }

    /// How long the edge is on which a corner has room, in points. A capsule's corners are as large on its short sides as
    /// on its long ones. Pictures of 144 and 27 pixels show it on iOS and macOS 26 (measured-2026-11 M16;
    /// home-assistant/iOS's buttons, swiftui-flow/tagCloud.png); a square is a circle.
    private func edge(along direction: CGSize) -> CGFloat {
        isCapsule ? max(rect.width, rect.height) : direction.width != 0 ? rect.width : rect.height
    }

    private var isCapsule: Bool { radii == CornerRadii(min(rect.width, rect.height) / 2) }

    /// Whether the edge is a side on which two corners of a capsule meet.
    private func isTip(_ direction: CGSize) -> Bool {
        isCapsule && (direction.width != 0 ? rect.width < rect.height : rect.height < rect.width)
    }

    /// How far a corner of `radius` may reach along an edge that it shares with a corner of radius `other`,
    /// in radii: 1.53 where there is room, down to 1 (circular) where the edge is used up.
    private func reach(_ radius: CGFloat, sharing length: CGFloat, with other: CGFloat) -> CGFloat {
        guard continuous, radius > 0 else { return 1 }
        return max(1, min(Self.continuousReach, length / (radius + other)))
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
            .close
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

/// One radius for each corner, in points, named as they lie in a picture.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }
}

/// One corner that leaves its edges gently, in a space where the corner is the origin, x runs back along the
/// incoming edge and y forth along the outgoing one.
///
/// Three cubics: one eases off each edge, a middle one nearly follows the circle. Neighbors share their tangent
/// where they meet. With room on both edges the curve lies within 0.0017 radii of the constants that are known
/// of Apple's corner, whose own pieces meet at angles of up to 6°, and within 4 levels of 255 of its measured edge. On
/// an edge with less room the joint slides towards the edge's end, and without any the corner is a quarter circle.
struct ContinuousCorner {
    var radius: CGFloat
    /// How far the corner reaches along each edge, in radii: 1 is circular, 1.52866483 the full curve.
    var incoming: CGFloat
    var outgoing: CGFloat
    /// Whether it meets another one a radius along the edge, where it would reach further.
    var comesFromTip = false
    var goesToTip = false

    // Fitted to Apple's curve; lengths in radii, angles in radians.
    /// Where the easing piece meets the middle one.
    private static let joint = CGPoint(x: 0.66997254, y: 0.06442449)
    /// The tangent's angle to the edge there.
    private static let jointAngle: CGFloat = 0.27304338
    /// The easing piece's first control point, as a part of the way from the second to the start.
    private static let easing: CGFloat = 0.29156615
    /// How much shorter the middle piece's handles are than a circle's.
    private static let slack: CGFloat = -0.17524946
    /// The curve's slope at a tip, as a part of that at its joint. The rows between these of measured-2026-11 M16 are met
    /// to 0.3 of 72 pixels, and to 0.06 of 13.5.
    private static let flattening: CGFloat = 0.55

    /// Easing off one edge.
    private struct Side {
        /// Along the edge; the first control point lies on it, too.
        var start: CGFloat
        var control1: CGPoint
        var control2: CGPoint
        var joint: CGPoint
        var angle: CGFloat

        /// - Parameter reach: radii.
        init(reach: CGFloat, isTip: Bool) {
            let t = max(0, min(1, (reach - 1) / (CornerGeometry.continuousReach - 1)))
            // The point of the unit circle with the joint's place at t = 1, moved onto the joint.
            let sine = (1 - ContinuousCorner.joint.x) * t
            let lift =
                ContinuousCorner.joint.y - 1
                + (1 - (1 - ContinuousCorner.joint.x) * (1 - ContinuousCorner.joint.x)).squareRoot()
            joint = CGPoint(x: 1 - sine, y: 1 - (1 - sine * sine).squareRoot() + lift * t * t)
            angle = ContinuousCorner.jointAngle * t
            if isTip, t > 1e-9 {
                // Where the tangents at the joint and at the tip cross.
                let slope = tan(angle), flat = ContinuousCorner.flattening * slope
                let x = (joint.y + slope * joint.x - flat) / (slope - flat), y = flat * (1 - x)
                start = 1
                control1 = CGPoint(x: 1 + (x - 1) * 2 / 3, y: y * 2 / 3)
                control2 = CGPoint(x: joint.x + (x - joint.x) * 2 / 3, y: joint.y + (y - joint.y) * 2 / 3)
            } else {
                start = reach
                control2 = CGPoint(x: t > 1e-9 ? joint.x + joint.y / tan(angle) : 1, y: 0)
                control1 = CGPoint(x: control2.x + (start - control2.x) * ContinuousCorner.easing, y: 0)
            }
        }
    }

    /// From the incoming edge to the outgoing one; the first is a line to the corner's start.
    var elements: [PathElement] {
        guard radius > 0 else { return [.line(.zero)] }
        let first = Side(reach: incoming, isTip: comesFromTip), last = Side(reach: outgoing, isTip: goesToTip)
        let slack = Self.slack * (first.angle + last.angle) / (2 * Self.jointAngle)
        let handle = 4 / 3 * tan((.pi / 2 - first.angle - last.angle) / 4) * (1 + slack)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
        var result: [PathElement] = [.line(point(first.start, 0))]
        if first.angle > 0 {
            result.append(
                .curve(
                    point(first.joint.x, first.joint.y), control1: point(first.control1.x, first.control1.y),
                    control2: point(first.control2.x, first.control2.y)))
        }
        result.append(
            .curve(
                point(last.joint.y, last.joint.x),
                control1: point(first.joint.x - handle * cos(first.angle), first.joint.y + handle * sin(first.angle)),
                control2: point(last.joint.y + handle * sin(last.angle), last.joint.x - handle * cos(last.angle))))
        if last.angle > 0 {
            result.append(
                .curve(
                    point(0, last.start), control1: point(last.control2.y, last.control2.x),
                    control2: point(last.control1.y, last.control1.x)))
        }
        return result
    }
}
