import Geometry
import DisplayList
import Foundation

extension Path {
    /// The area that a stroke covers, as one polygon for every piece of the flattened outline; filled with the
    /// non-zero rule they merge.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let half = style.lineWidth / 2
        guard half > 0 else { return Path() }
        var result: [PathElement] = []
        for polyline in FlattenedPath.polylines(of: outline) {
            for (start, end) in zip(polyline.points, polyline.points.dropFirst()) where start != end {
                let length = hypot(end.x - start.x, end.y - start.y)
                let dx = (end.x - start.x) / length * half, dy = (end.y - start.y) / length * half
                result += [
                    // Clockwise, as the circles are: pieces that run against each other would cut holes.
                    .move(CGPoint(x: start.x + dy, y: start.y - dx)), .line(CGPoint(x: end.x + dy, y: end.y - dx)),
                    .line(CGPoint(x: end.x - dy, y: end.y + dx)), .line(CGPoint(x: start.x - dy, y: start.y + dx)),
                    .close,
                ]
            }
            let caps = style.lineCap == .round ? polyline.points[...] : polyline.points.dropFirst().dropLast()
            for point in style.lineCap == .round || style.lineJoin == .round || polyline.isCurved ? caps : [] {
                result += Outline.ellipse(
                    CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
                ).elements
            }
        }
        return Path(.path(result))
    }

    /// Whether the point lies inside the filled path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0, crossings = 0
        for polyline in FlattenedPath.polylines(of: outline) {
            var points = polyline.points
            if let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x {
                    crossings += 1
                    winding += a.y < b.y ? 1 : -1
                }
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

extension FlattenedPath {
    struct Polyline {
        var points: [CGPoint]
        var isCurved: Bool
    }

    static func polylines(of outline: Outline) -> [Polyline] {
        var result: [Polyline] = []
        var current: Polyline?
        func cubic(_ t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> CGPoint {
            let u = 1 - t
            let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
            return CGPoint(
                x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
        for element in outline.elements {
            switch element {
            case .move(let end):
                if let current { result.append(current) }
                current = Polyline(points: [end], isCurved: false)
            case .line(let end):
                current?.points.append(end)
            case .quad(let end, let control):
                guard let from = current?.points.last else { continue }
                let c1 = CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                let c2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                current?.isCurved = true
                for step in 1...chordsPerCurve {
                    current?.points.append(cubic(CGFloat(step) / CGFloat(chordsPerCurve), from, c1, c2, end))
                }
            case .curve(let end, let c1, let c2):
                guard let from = current?.points.last else { continue }
                current?.isCurved = true
                for step in 1...chordsPerCurve {
                    current?.points.append(cubic(CGFloat(step) / CGFloat(chordsPerCurve), from, c1, c2, end))
                }
            case .close:
                if let first = current?.points.first { current?.points.append(first) }
            }
        }
        if let current { result.append(current) }
        return result
    }
}
