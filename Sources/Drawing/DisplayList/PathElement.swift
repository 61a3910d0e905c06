import Geometry

/// One step of a path, in points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The element's points: control points first, its end last.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let end, let control): .quad(end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// The box of all points and control points; `.null` where there are none.
    package var boundingBox: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for element in self {
            for point in element.points {
                low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
                high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
