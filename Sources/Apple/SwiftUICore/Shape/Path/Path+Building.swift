import DisplayList
import Foundation
import Geometry

extension Path {
    private mutating func append(_ element: PathElement) { append(CollectionOfOne(element)) }

    private mutating func append(_ added: some Collection<PathElement>) {
        var elements = outline.elements
        // Else the array would have two owners and be copied for every element.
        outline = .path([])
        elements.append(contentsOf: added)
        outline = .path(elements)
    }

    public mutating func move(to end: CGPoint) { append(.move(end)) }
    public mutating func addLine(to end: CGPoint) { append(currentPoint == nil ? .move(end) : .line(end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(currentPoint == nil ? .move(end) : .quad(end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(currentPoint == nil ? .move(end) : .curve(end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        if currentPoint != nil { append(.close) }
    }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = transform.isIdentity ? path.outline.elements : path.outline.elements.map { $0.applying(transform) }
        append(added)
    }

    /// Adds an arc of a circle. As in SwiftUI, where y points down, `clockwise: true` is counter-clockwise on
    /// screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        // A turn or more, in either direction, is one whole circle.
        if abs(delta) >= turn - 1e-9 {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds an arc that turns by `delta`, in cubics of at most a quarter turn each.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let steps = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(steps)
        let handle = CGFloat(4 / 3 * tan(step / 4)) * radius
        var angle = startAngle.radians
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let start = point(angle).applying(transform)
        append(currentPoint == nil ? .move(start) : .line(start))
        for _ in 0..<steps {
            let next = angle + step
            let from = point(angle), to = point(next)
            let control1 = CGPoint(x: from.x - handle * CGFloat(sin(angle)), y: from.y + handle * CGFloat(cos(angle)))
            let control2 = CGPoint(x: to.x + handle * CGFloat(sin(next)), y: to.y - handle * CGFloat(cos(next)))
            append(
                .curve(
                    to.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform)))
            angle = next
        }
    }

    /// Adds the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        // The current point has been transformed; the tangents have not.
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        let inward = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
        let outward = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengthIn = hypot(inward.dx, inward.dy), lengthOut = hypot(outward.dx, outward.dy)
        let cross = inward.dx * outward.dy - inward.dy * outward.dx
        guard lengthIn > 0, lengthOut > 0, abs(cross) > 1e-9 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let cosine = (inward.dx * outward.dx + inward.dy * outward.dy) / (lengthIn * lengthOut)
        let half = acos(min(1, max(-1, cosine))) / 2
        let distance = radius / tan(half)
        let start = CGPoint(
            x: tangent1End.x + inward.dx / lengthIn * distance, y: tangent1End.y + inward.dy / lengthIn * distance)
        let end = CGPoint(
            x: tangent1End.x + outward.dx / lengthOut * distance, y: tangent1End.y + outward.dy / lengthOut * distance)
        let handle = 4 / 3 * tan((.pi - 2 * half) / 4) * radius
        addLine(to: start.applying(transform))
        append(
            .curve(
                end.applying(transform),
                control1: CGPoint(
                    x: start.x - inward.dx / lengthIn * handle, y: start.y - inward.dy / lengthIn * handle
                ).applying(transform),
                control2: CGPoint(
                    x: end.x - outward.dx / lengthOut * handle, y: end.y - outward.dy / lengthOut * handle
                ).applying(transform)))
    }
}
