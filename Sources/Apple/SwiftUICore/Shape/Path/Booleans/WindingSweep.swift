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
