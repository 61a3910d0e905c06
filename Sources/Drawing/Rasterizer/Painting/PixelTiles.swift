import DisplayList
import Geometry

/// The pixels that a stroke may paint, in squares: of a ring's box most are not, and a gradient need not be computed there.
struct PixelTiles {
    /// Pixels.
    private static let side = 16
    /// How often a curve is halved at most.
    private static let deepest = 12

    private let bounds: PixelRect
    private let columns: Int
    private let rows: Int
    private var isMarked: [Bool]

    /// - Parameter covered: the stroke's box, in pixels of the output.
    init(
        of pattern: StrokePattern, along outline: Outline, under transform: CGAffineTransform, within covered: PixelRect
    ) {
        bounds = covered
        columns = (covered.width + Self.side - 1) / Self.side
        rows = (covered.height + Self.side - 1) / Self.side
        isMarked = Array(repeating: false, count: columns * rows)
        // Square caps reach √2 half widths, also those of dashes; two pixels more for what is antialiased.
        let half = pattern.lineWidth / 2 * transform.greatestScale, cap = 1.5 * half + 2
        let reach = pattern.dash.isEmpty ? 1.06 * half + 2 : cap
        let sharp = pattern.box(around: .zero).width / 2 * transform.greatestScale + 2
        var start = CGPoint.zero, end = CGPoint.zero
        var first: CGVector?, last: CGVector?
        func join(_ next: CGVector?) -> CGFloat {
            guard let last, let next else { return sharp }
            // A miter between directions less than 36° apart reaches 1.05 half widths.
            return last.dx * next.dx + last.dy * next.dy > 0.81 ? reach : sharp
        }
        for element in outline.elements {
            var points = [end] + element.points.map { $0.applying(transform) }
            switch element {
            case .move:
                if last != nil { mark(around: [end], cap) }
                (start, end, first, last) = (points[1], points[1], nil, nil)
                mark(around: [end], cap)
                continue
            case .close: points.append(start)
            default: break
            }
            let departure = Self.direction(points), arrival = Self.direction(points.reversed())
            if let departure {
                if last != nil { mark(around: [end], join(departure)) }
                first = first ?? departure
            }
            markCurve(points, reach, depth: 0)
            end = points[points.count - 1]
            if let arrival { last = CGVector(dx: -arrival.dx, dy: -arrival.dy) }
            if case .close = element {
                mark(around: [end], join(first))
                (first, last) = (nil, nil)
            }
        }
        mark(around: [end], cap)
    }

    /// The direction in which a curve begins; nil where all points are one.
    private static func direction(_ points: [CGPoint]) -> CGVector? {
        for point in points.dropFirst() {
            let dx = point.x - points[0].x, dy = point.y - points[0].y, length = (dx * dx + dy * dy).squareRoot()
            if length > 1e-6 { return CGVector(dx: dx / length, dy: dy / length) }
        }
        return nil
    }

    private mutating func markCurve(_ points: [CGPoint], _ reach: CGFloat, depth: Int) {
        if depth == Self.deepest || isSmall(points) { return mark(around: points, reach) }
        // De Casteljau's halves.
        var left: [CGPoint] = [], right: [CGPoint] = [], level = points
        while let one = level.first, let other = level.last {
            left.append(one)
            right.append(other)
            level = zip(level, level.dropFirst()).map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
        }
        markCurve(left, reach, depth: depth + 1)
        markCurve(right.reversed(), reach, depth: depth + 1)
    }

    private func isSmall(_ points: [CGPoint]) -> Bool {
        let box = Self.box(of: points), side = CGFloat(Self.side)
        return box.width <= side && box.height <= side
    }

    private static func box(of points: [CGPoint]) -> CGRect {
        var low = points[0], high = points[0]
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Marks what lies in the points' box or so near to it.
    private mutating func mark(around points: [CGPoint], _ reach: CGFloat) {
        let box = PixelRect(covering: Self.box(of: points).insetBy(dx: -reach, dy: -reach)).intersection(bounds)
        guard !box.isEmpty else { return }
        for row in (box.y - bounds.y) / Self.side...(box.maxY - 1 - bounds.y) / Self.side {
            for column in (box.x - bounds.x) / Self.side...(box.maxX - 1 - bounds.x) / Self.side {
                isMarked[row * columns + column] = true
            }
        }
    }

    /// Marked squares side by side, in pixels from the box's corner.
    var runs: [PixelRect] {
        var result: [PixelRect] = []
        for row in 0..<rows {
            var column = 0
            while column < columns {
                let first = column
                while column < columns, isMarked[row * columns + column] { column += 1 }
                if column > first {
                    let x = first * Self.side, y = row * Self.side
                    result.append(
                        PixelRect(
                            x: x, y: y, width: min(column * Self.side, bounds.width) - x,
                            height: min(Self.side, bounds.height - y)))
                }
                column += 1
            }
        }
        return result
    }
}

extension CGAffineTransform {
    /// Pixels per point in the direction in which they are most.
    var greatestScale: CGFloat {
        let sum = a * a + b * b + c * c + d * d
        return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
    }
}
