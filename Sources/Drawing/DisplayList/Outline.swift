import Geometry

/// The geometry of a shape, in points. Common shapes keep their name, so that the printed list reads well and
/// the rasterizer can take a short way.
package enum Outline: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat, continuous: Bool)
    case ellipse(CGRect)
    case path([PathElement])

    /// The box of all points and control points; `.null` for an empty path.
    package var boundingBox: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
            return rect
        case .path(let elements):
            return elements.boundingBox
        }
    }

    /// What the system draws a widget or an activity on. The ends of a low one are round, as those of the Dynamic Island
    /// are, where a capsule of SwiftUI's has blunt tips.
    package static func plate(_ rect: CGRect, radius: CGFloat, continuous: Bool) -> Outline {
        let half = min(rect.width, rect.height) / 2, isCapsule = radius >= half && rect.width != rect.height
        // A hair less than a capsule's.
        return .roundedRectangle(rect, radius: isCapsule && continuous ? half * 0.9999 : radius, continuous: continuous)
    }

    /// The outline as path elements, clockwise from the top where it is a closed shape.
    package var elements: [PathElement] {
        switch self {
        case .rectangle(let rect):
            return [
                .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close
            ]
        case .roundedRectangle(let rect, let radius, let continuous):
            return CornerGeometry(rect: rect, radii: .init(radius), continuous: continuous).elements
        case .ellipse(let rect):
            return CornerGeometry.ellipse(in: rect)
        case .path(let elements):
            return elements
        }
    }
}

/// How an outline is stroked; lengths in points.
package struct StrokePattern: Hashable, Sendable {
    package var lineWidth: CGFloat
    package var lineCap: CGLineCap
    package var lineJoin: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
