import DisplayList
import Geometry

extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.move(to: point.applying(transform)) }
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.addLine(to: point.applying(transform)) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addCurve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    public func closeSubpath() { change { $0.closeSubpath() } }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        change { $0.addLines(points.map { $0.applying(transform) }) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Circular corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        change { $0.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.path
        change { $0.addPath(added, transform: transform) }
    }

    /// Angles in radians; `clockwise` counts in a plane whose y points up, as in `Path.addArc`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                clockwise: clockwise, transform: transform)
        }
    }

    /// Angles in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
                transform: transform)
        }
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }
}
