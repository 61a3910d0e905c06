import DisplayList
import Foundation
import Geometry

/// Goes down an arrangement row by row and finds how the paths wind on both sides of every edge.
struct WindingSweep {
    /// On the left and on the right of an edge; above and below a level one.
    private(set) var sides: [(edge: Arrangement.Edge, before: Windings, after: Windings)] = []

    private struct Active {
        var edge: Arrangement.Edge
        var change: Windings
        var isNew = true

        /// The place at a height that the edge reaches.
        func x(at y: Int) -> Double {
            if edge.from.y == y { return Double(edge.from.x) }
            if edge.to.y == y { return Double(edge.to.x) }
            let part = Double(y - edge.from.y) / Double(edge.to.y - edge.from.y)
            return Double(edge.from.x) + Double(edge.to.x - edge.from.x) * part
        }

        /// Of edges that do not cross, the one that begins lower lies wholly on one side of the other.
        func isLeft(of other: Active) -> Bool {
            if edge.from.y > other.edge.from.y { return !other.isLeft(of: self) }
            let start = GridPoint.cross(edge.from, edge.to, other.edge.from)
            if start != 0 { return start < 0 }
            return GridPoint.cross(edge.from, edge.to, other.edge.to) < 0
        }
    }

    init(_ arrangement: Arrangement) {
        let sorted = arrangement.edges.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
        let rows = Set(sorted.flatMap { [$0.key.from.y, $0.key.to.y] }).sorted()
        var active: [Active] = []
        var next = 0
        for row in rows {
            let above = active
            active.removeAll { $0.edge.to.y <= row }
            var level: [Arrangement.Edge] = []
            while next < sorted.count, sorted[next].key.from.y == row {
                let (edge, change) = sorted[next]
                next += 1
                if edge.isLevel {
                    level.append(edge)
                    continue
                }
                let added = Active(edge: edge, change: change)
                active.insert(added, at: active.firstIndex { added.isLeft(of: $0) } ?? active.count)
            }
            var winding = Windings()
            for index in active.indices {
                let before = winding
                winding = winding + active[index].change
                if active[index].isNew {
                    sides.append((active[index].edge, before, winding))
                    active[index].isNew = false
                }
            }
            for edge in level {
                let middle = Double(edge.from.x + edge.to.x) / 2
                func winding(among edges: [Active]) -> Windings {
                    edges.reduce(Windings()) { $1.x(at: row) < middle ? $0 + $1.change : $0 }
                }
                sides.append((edge, winding(among: above), winding(among: active)))
            }
        }
    }
}

/// How often two paths wind around a place, or by how much that changes across a line.
struct Windings: Equatable {
    var first = 0
    var second = 0

    static func + (a: Windings, b: Windings) -> Windings {
        Windings(first: a.first + b.first, second: a.second + b.second)
    }
}

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
