import DisplayList
import Foundation
import Geometry

/// Goes around an area whose border is known piece by piece, with the area on the right hand.
struct AreaTracer {
    private var starts: [GridPoint] = []
    private var exits: [GridPoint: [GridPoint]] = [:]

    mutating func add(from: GridPoint, to: GridPoint) {
        starts.append(from)
        exits[from, default: []].append(to)
    }

    /// Contours that touch in a point stay apart.
    mutating func elements(on grid: SweepGrid) -> [PathElement] {
        var result: [PathElement] = []
        for start in starts {
            while let first = exits[start]?.popLast() {
                let corners = Self.withoutStraightPoints(contour(from: start, first))
                guard corners.count > 2 else { continue }
                result.append(.move(grid.point(corners[0])))
                result += corners.dropFirst().map { PathElement.line(grid.point($0)) }
                result.append(.close)
            }
        }
        return result
    }

    private mutating func contour(from start: GridPoint, _ first: GridPoint) -> [GridPoint] {
        var contour = [start, first]
        while let here = contour.last, here != start, let ways = exits[here], !ways.isEmpty {
            let back = contour[contour.count - 2]
            var best = 0
            for index in ways.indices.dropFirst()
            where Self.turn(back, here, ways[index]) > Self.turn(back, here, ways[best]) {
                best = index
            }
            contour.append(ways[best])
            exits[here]?.remove(at: best)
        }
        if contour.last == start { contour.removeLast() }
        return contour
    }

    /// Radians to the right, on the screen.
    private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Double {
        let inX = Double(b.x - a.x), inY = Double(b.y - a.y), outX = Double(c.x - b.x), outY = Double(c.y - b.y)
        return atan2(inX * outY - inY * outX, inX * outX + inY * outY)
    }

    private static func withoutStraightPoints(_ points: [GridPoint]) -> [GridPoint] {
        guard points.count > 3 else { return points }
        return points.indices.filter { index in
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            return GridPoint.cross(before, points[index], after) != 0
        }.map { points[$0] }
    }
}
