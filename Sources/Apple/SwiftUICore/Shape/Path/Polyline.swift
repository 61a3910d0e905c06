import DisplayList
import Geometry

/// A subpath as straight lines, in points.
struct Polyline {
    var points: [CGPoint]
    /// Whether the path turns smoothly at the point, because it lies inside a curve.
    var isSmooth: [Bool]
    /// Whether the subpath ends with a line back to its start, which `points` leaves out.
    var isClosed = false

    init(start: CGPoint) {
        points = [start]
        isSmooth = [false]
    }

    mutating func append(_ point: CGPoint, smooth: Bool = false) {
        points.append(point)
        isSmooth.append(smooth)
    }

    mutating func append(_ curve: CubicCurve, tolerance: CGFloat) {
        let steps = curve.steps(within: tolerance)
        for step in 1..<max(2, steps) where steps > 1 {
            append(curve.point(at: CGFloat(step) / CGFloat(steps)), smooth: true)
        }
        append(curve.end)
    }

    /// The points without neighbors in the same place, and without the last where it closes what is closed anyway.
    var simplified: Polyline {
        var result = Polyline(start: points[0])
        result.isClosed = isClosed
        for (point, smooth) in zip(points, isSmooth).dropFirst() where point != result.points.last {
            result.append(point, smooth: smooth)
        }
        if isClosed, result.points.count > 1, result.points.first == result.points.last {
            result.points.removeLast()
            result.isSmooth.removeLast()
        }
        return result
    }
}

extension Outline {
    /// The subpaths as straight lines.
    ///
    /// - Parameter tolerance: how far, in points, they may miss the curves.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var current: Polyline?
        func end() {
            if let current { result.append(current) }
            current = nil
        }
        var first = CGPoint.zero
        for element in elements {
            guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            if case .move(let start) = element {
                end()
                first = start
                current = Polyline(start: start)
                continue
            }
            if case .close = element {
                current?.isClosed = true
                end()
                continue
            }
            // After a closed subpath drawing goes on from where it began.
            var line = current ?? Polyline(start: first)
            let from = line.points[line.points.count - 1]
            switch element {
            case .line(let end): line.append(end)
            case .quad(let end, let control): line.append(CubicCurve(from, control: control, end), tolerance: tolerance)
            case .curve(let end, let one, let two): line.append(CubicCurve(from, one, two, end), tolerance: tolerance)
            case .move, .close: break
            }
            current = line
        }
        end()
        return result
    }

    /// The smallest rectangle around the outline, without control points; `.null` where it has no points.
    var extent: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect.standardized
        case .path(let elements): return elements.extent
        }
    }
}

extension [PathElement] {
    fileprivate var extent: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func cover(_ point: CGPoint) {
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        var current = CGPoint.zero
        for element in self {
            switch element {
            case .quad(let end, let control):
                let curve = CubicCurve(current, control: control, end)
                curve.extremes.forEach { cover(curve.point(at: $0)) }
            case .curve(let end, let one, let two):
                let curve = CubicCurve(current, one, two, end)
                curve.extremes.forEach { cover(curve.point(at: $0)) }
            default: break
            }
            if let end = element.points.last {
                cover(end)
                current = end
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
