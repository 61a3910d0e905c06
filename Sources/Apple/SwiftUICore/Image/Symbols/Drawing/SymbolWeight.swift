import DisplayList
import Geometry

/// How thick a symbol's lines are beside text of a weight.
enum SymbolWeight {
    /// Hundredths of an em for the weights 100, 200 … 900, so that lines are as thick as the stems of the text: the
    /// icon font's own thin (3.85), light, regular (7.7) and bold lie on it.
    private static let strokes: [CGFloat] = [2.3, 3.85, 5.77, 7.7, 9.1, 10.4, 11.54, 13.6, 15.8]

    /// - Parameter weight: OpenType's, 1…1000.
    static func stroke(_ weight: CGFloat) -> CGFloat {
        let place = min(max(weight / 100 - 1, 0), CGFloat(strokes.count - 1))
        let index = min(Int(place), strokes.count - 2)
        return strokes[index] + (strokes[index + 1] - strokes[index]) * (place - CGFloat(index))
    }

    /// The weight whose lines are that thick.
    static func weight(_ stroke: CGFloat) -> CGFloat {
        guard stroke > strokes[0] else { return 100 }
        let index = strokes.lastIndex { $0 <= stroke } ?? 0
        guard index < strokes.count - 1 else { return 900 }
        return CGFloat(index + 1) * 100 + (stroke - strokes[index]) / (strokes[index + 1] - strokes[index]) * 100
    }
}

extension [PathElement] {
    /// The closed outline moved outwards by `distance`, inwards where it is negative; curves stay curves. Every
    /// point goes along the middle of its two sides' normals, which suits distances well below the radii of the
    /// outline, such as half the difference between two weights.
    func emboldened(by distance: CGFloat) -> [PathElement] {
        let contours = contours
        let area = contours.reduce(0) { $0 + $1.signedArea }
        // In a picture, where y points down, an outline that runs clockwise has a positive area and its outside on
        // the left.
        let outwards = area >= 0 ? distance : -distance
        return contours.flatMap { $0.moved(by: outwards) }
    }

    private var contours: [OutlineContour] {
        var result: [OutlineContour] = []
        for element in self {
            switch element {
            case .move: result.append(OutlineContour(elements: [element]))
            case .close: break
            default: if !result.isEmpty { result[result.count - 1].elements.append(element) }
            }
        }
        return result
    }
}

/// A closed part of an outline.
private struct OutlineContour {
    var elements: [PathElement]

    private var points: [CGPoint] { elements.flatMap(\.points) }

    var signedArea: CGFloat {
        let points = points
        guard var previous = points.last else { return 0 }
        var sum: CGFloat = 0
        for point in points {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        return sum / 2
    }

    func moved(by distance: CGFloat) -> [PathElement] {
        var points = points
        // The outline ends where it began: the last point would have no side of its own.
        let isRepeated = points.count > 1 && points.first == points.last
        if isRepeated { points.removeLast() }
        guard points.count > 2 else { return elements + [.close] }
        var moved = points.indices.map { Self.moved(points, $0, distance) }
        if isRepeated { moved.append(moved[0]) }
        var next = moved.makeIterator()
        func take() -> CGPoint { next.next() ?? .zero }
        return elements.map { element in
            switch element {
            case .move: return .move(take())
            case .line: return .line(take())
            case .quad:
                let control = take()
                return .quad(take(), control: control)
            case .curve:
                let control1 = take(), control2 = take()
                return .curve(take(), control1: control1, control2: control2)
            case .close: return .close
            }
        } + [.close]
    }

    private static func moved(_ points: [CGPoint], _ index: Int, _ distance: CGFloat) -> CGPoint {
        let point = points[index]
        func side(_ step: Int, beyond nearest: CGFloat) -> CGVector? {
            var other = index
            for _ in points.indices {
                other = (other + step + points.count) % points.count
                let dx = points[other].x - point.x, dy = points[other].y - point.y
                let length = (dx * dx + dy * dy).squareRoot()
                if length > nearest { return CGVector(dx: dx / length, dy: dy / length) }
            }
            return nil
        }
        // Icon fonts leave segments of one unit where two curves meet, whose direction is chance: it counts only in
        // contours that have no longer ones.
        let short = distance.magnitude / 2
        guard let back = side(-1, beyond: short) ?? side(-1, beyond: 1e-6),
            let forth = side(1, beyond: short) ?? side(1, beyond: 1e-6)
        else { return point }
        // Directions along the outline before and after the point, and what turns left of them.
        let before = CGVector(dx: -back.dx, dy: -back.dy)
        let normal = CGVector(dx: before.dy + forth.dy, dy: -(before.dx + forth.dx))
        let cosine = before.dx * forth.dx + before.dy * forth.dy
        // At a turn back the mitre would shoot out; it is cut at twice the distance.
        let factor = distance / Swift.max(1 + cosine, 0.5)
        return CGPoint(x: point.x + normal.dx * factor, y: point.y + normal.dy * factor)
    }
}
