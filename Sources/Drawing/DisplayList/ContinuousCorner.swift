import Geometry

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

    // Fitted to Apple's curve; lengths in radii, angles in radians.
    /// Where the easing piece meets the middle one.
    private static let joint = CGPoint(x: 0.66997254, y: 0.06442449)
    /// The tangent's angle to the edge there.
    private static let jointAngle: CGFloat = 0.27304338
    /// The easing piece's first control point, as a part of the way from the second to the start.
    private static let easing: CGFloat = 0.29156615
    /// How much shorter the middle piece's handles are than a circle's.
    private static let slack: CGFloat = -0.17524946

    /// Easing off one edge.
    private struct Side {
        /// Along the edge; the control points lie on it.
        var start: CGFloat
        var control1: CGFloat
        var control2: CGFloat
        var joint: CGPoint
        var angle: CGFloat

        /// - Parameter reach: radii.
        init(reach: CGFloat) {
            let t = max(0, min(1, (reach - 1) / (CornerGeometry.continuousReach - 1)))
            start = reach
            // The point of the unit circle with the joint's place at t = 1, moved onto the joint.
            let sine = (1 - ContinuousCorner.joint.x) * t
            let lift =
                ContinuousCorner.joint.y - 1
                + (1 - (1 - ContinuousCorner.joint.x) * (1 - ContinuousCorner.joint.x)).squareRoot()
            joint = CGPoint(x: 1 - sine, y: 1 - (1 - sine * sine).squareRoot() + lift * t * t)
            angle = ContinuousCorner.jointAngle * t
            control2 = t > 1e-9 ? joint.x + joint.y / tan(angle) : 1
            control1 = control2 + (start - control2) * ContinuousCorner.easing
        }
    }

    /// From the incoming edge to the outgoing one; the first is a line to the corner's start.
    var elements: [PathElement] {
        guard radius > 0 else { return [.line(.zero)] }
        let first = Side(reach: incoming), last = Side(reach: outgoing)
        let slack = Self.slack * (first.angle + last.angle) / (2 * Self.jointAngle)
        let handle = 4 / 3 * tan((.pi / 2 - first.angle - last.angle) / 4) * (1 + slack)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
        var result: [PathElement] = [.line(point(first.start, 0))]
        if first.angle > 0 {
            result.append(
                .curve(
                    point(first.joint.x, first.joint.y), control1: point(first.control1, 0),
                    control2: point(first.control2, 0)))
        }
        result.append(
            .curve(
                point(last.joint.y, last.joint.x),
                control1: point(first.joint.x - handle * cos(first.angle), first.joint.y + handle * sin(first.angle)),
                control2: point(last.joint.y + handle * sin(last.angle), last.joint.x - handle * cos(last.angle))))
        if last.angle > 0 {
            result.append(
                .curve(point(0, last.start), control1: point(0, last.control2), control2: point(0, last.control1)))
        }
        return result
    }
}
