/// How often two paths wind around a place, or by how much that changes across a line.
struct Windings: Equatable {
    var first = 0
    var second = 0

    static func + (a: Windings, b: Windings) -> Windings {
        Windings(first: a.first + b.first, second: a.second + b.second)
    }
}
