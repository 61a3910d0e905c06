import DisplayList
import Geometry

/// The lines of two paths, cut wherever they meet: two of them share ends, or nothing.
struct Arrangement {
    /// A line from top to bottom, or from left to right, and what the paths' windings gain on its right.
    struct Edge: Hashable {
        var from: GridPoint
        var to: GridPoint

        var isLevel: Bool { from.y == to.y }

        /// Whether the place lies on the line between its ends.
        func passes(_ point: GridPoint) -> Bool {
            point > from && point < to && GridPoint.cross(from, to, point) == 0
        }
    }

    private(set) var edges: [Edge: Windings] = [:]

    /// Each round cuts what the rounding of the last one's places made meet; three are seldom needed.
    private static let mostRounds = 32

    init(_ first: Outline, _ second: Outline, on grid: SweepGrid) {
        add(first, on: grid) { Windings(first: $0) }
        add(second, on: grid) { Windings(second: $0) }
        for _ in 0..<Self.mostRounds where !cutOnce() { break }
    }

    private mutating func add(_ outline: Outline, on grid: SweepGrid, _ windings: (Int) -> Windings) {
        for line in outline.polylines(tolerance: Path.tolerance) {
            let points = line.points.map(grid.point)
            for (a, b) in zip(points, points.dropFirst() + [points[0]]) where a != b {
                add(Edge(from: min(a, b), to: max(a, b)), windings(a < b ? 1 : -1))
            }
        }
    }

    /// Lines in the same place become one.
    private mutating func add(_ edge: Edge, _ windings: Windings) {
        let sum = edges[edge, default: Windings()] + windings
        edges[edge] = sum == Windings() ? nil : sum
    }

    /// Cuts every edge where others meet it; false where there was nothing to cut.
    private mutating func cutOnce() -> Bool {
        let sorted = edges.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        var cuts: [Edge: Set<GridPoint>] = [:]
        var active: [Edge] = []
        for edge in sorted {
            active.removeAll { $0.to.y < edge.from.y }
            let left = min(edge.from.x, edge.to.x), right = max(edge.from.x, edge.to.x)
            for other in active where max(other.from.x, other.to.x) >= left && min(other.from.x, other.to.x) <= right {
                for (cut, place) in Self.meetings(edge, other) { cuts[cut, default: []].insert(place) }
            }
            active.append(edge)
        }
        for (edge, places) in cuts {
            guard let windings = edges.removeValue(forKey: edge) else { continue }
            let stops = [edge.from] + places.sorted { Self.isBefore($0, $1, along: edge) } + [edge.to]
            for (a, b) in zip(stops, stops.dropFirst()) where a != b {
                // Rounding may turn a nearly level piece around.
                add(
                    Edge(from: min(a, b), to: max(a, b)),
                    a < b ? windings : Windings(first: -windings.first, second: -windings.second))
            }
        }
        return !cuts.isEmpty
    }

    private static func isBefore(_ a: GridPoint, _ b: GridPoint, along edge: Edge) -> Bool {
        let dx = edge.to.x - edge.from.x, dy = edge.to.y - edge.from.y
        let one = (a.x - edge.from.x) * dx + (a.y - edge.from.y) * dy
        let two = (b.x - edge.from.x) * dx + (b.y - edge.from.y) * dy
        return one != two ? one < two : a < b
    }

    /// Where two edges meet inside one of them.
    private static func meetings(_ one: Edge, _ two: Edge) -> [(Edge, GridPoint)] {
        var result: [(Edge, GridPoint)] = []
        for end in [two.from, two.to] where one.passes(end) { result.append((one, end)) }
        for end in [one.from, one.to] where two.passes(end) { result.append((two, end)) }
        guard result.isEmpty else { return result }
        let a = GridPoint.cross(one.from, one.to, two.from), b = GridPoint.cross(one.from, one.to, two.to)
        let c = GridPoint.cross(two.from, two.to, one.from), d = GridPoint.cross(two.from, two.to, one.to)
        guard a.signum() * b.signum() < 0, c.signum() * d.signum() < 0 else { return [] }
        let t = Double(c) / (Double(c) - Double(d))
        let place = GridPoint(
            x: one.from.x + Int((Double(one.to.x - one.from.x) * t).rounded()),
            y: one.from.y + Int((Double(one.to.y - one.from.y) * t).rounded()))
        if place != one.from, place != one.to { result.append((one, place)) }
        if place != two.from, place != two.to { result.append((two, place)) }
        return result
    }
}

/// A place on the grid of whole numbers on which paths are combined, so that every decision is exact.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From top to bottom, then from left to right: the order of the sweep.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }

    /// Twice the area of the triangle: 0 on the line from `a` to `b`, negative where a line down has it on the right.
    static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// From points to the grid and back.
struct SweepGrid {
    /// Steps to a point; a power of 2, so that the way back is exact.
    let scale: CGFloat

    /// Products of differences stay below 2⁶⁰.
    private static let farthest: CGFloat = 134_217_728

    init(covering outlines: [Outline]) {
        let points = outlines.flatMap { $0.elements.flatMap(\.points) }
        let reach = points.filter { $0.x.isFinite && $0.y.isFinite }.reduce(CGFloat(1)) {
            max($0, abs($1.x), abs($1.y))
        }
        var scale: CGFloat = 4096
        while reach * scale > Self.farthest { scale /= 2 }
        self.scale = scale
    }

    func point(_ point: CGPoint) -> GridPoint {
        GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
    }

    func point(_ point: GridPoint) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }
}
