import RenderModel

/// The views of a picture, each together with the modifiers on it: `Text("Mira").padding(8)` is one thing to people.
struct ViewUnits {
    struct Unit {
        /// The view itself, an index of the tree's nodes.
        var view: Int
        /// The nodes of its modifiers, the outermost first.
        var modifiers: [Int]
        /// The units in it, and those that its modifiers hold, as backgrounds do.
        var children: [Int] = []
        var parent: Int?
    }

    let nodes: [ViewTree.Node]
    /// For each node what it is called, the outermost owner first.
    let paths: [[String]]
    /// Parents before their children.
    private(set) var all: [Unit] = []
    private(set) var roots: [Int] = []
    /// For each unit a number that it shares with those that hold views of the same names.
    private(set) var contents: [Int] = []

    init(_ tree: ViewTree) {
        nodes = tree.nodes
        paths = tree.paths
        var children = Array(repeating: [Int](), count: nodes.count), open: [Int] = [], tops: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let last = open.last, nodes[last].depth >= node.depth { open.removeLast() }
            if let parent = open.last { children[parent].append(index) } else { tops.append(index) }
            open.append(index)
        }
        roots = tops.map { add($0, in: nil, children) }
        contents = Array(repeating: 0, count: all.count)
        for unit in all.indices.reversed() {
            var hasher = Hasher()
            for child in all[unit].children {
                hasher.combine(nodes[all[child].view].view)
                hasher.combine(contents[child])
            }
            contents[unit] = hasher.finalize()
        }
    }

    private mutating func add(_ node: Int, in parent: Int?, _ children: [[Int]]) -> Int {
        var view = node, modifiers: [Int] = [], inner: [Int] = []
        while nodes[view].isModifier, !children[view].isEmpty {
            modifiers.append(view)
            // What lies behind a view comes before it.
            let content = nodes[view].view == "background" ? children[view].count - 1 : 0
            inner += children[view].enumerated().filter { $0.offset != content }.map(\.element)
            view = children[view][content]
        }
        let index = all.count
        all.append(Unit(view: view, modifiers: modifiers, parent: parent))
        let units = (inner + children[view]).map { add($0, in: index, children) }
        all[index].children = units
        return index
    }

    subscript(unit: Int) -> Unit { all[unit] }

    func view(_ unit: Int) -> ViewTree.Node { nodes[all[unit].view] }

    /// Whether something is seen of a unit itself.
    func draws(_ unit: Int) -> Bool {
        ([all[unit].view] + all[unit].modifiers).contains { nodes[$0].drawing != nil }
    }
}
