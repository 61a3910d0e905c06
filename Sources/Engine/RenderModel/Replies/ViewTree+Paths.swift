extension ViewTree {
    /// The names by which each view is found in its source, and called in a report: the widget's own views around it,
    /// the outermost first, and its own name. The second `VStack` that is written in the same body is `VStack #2`.
    package var paths: [[String]] {
        /// A body in which views are written, and how many of each name it has so far.
        struct Body {
            var depth: Int
            var owners: [String]
            var counts: [String: Int] = [:]

            /// Counts one more of a name.
            mutating func count(_ name: String) -> Int {
                counts[name, default: 0] += 1
                return counts[name, default: 0]
            }
        }
        var open: [Body] = []
        return nodes.map { node in
            let owners = node.owners ?? []
            while let last = open.last, last.depth >= node.depth { open.removeLast() }
            // The nearest body around it with the same name; what a modifier changes goes on in the body outside it.
            let isDeeper = owners.count > open.last?.owners.count ?? -1
            let known = isDeeper ? nil : open.lastIndex { $0.owners == owners }
            if known == nil { open.append(Body(depth: node.depth, owners: owners)) }
            let count = open[known ?? open.count - 1].count(node.plainName)
            return owners + [count > 1 ? "\(node.view) #\(count)" : node.view]
        }
    }
}

extension ViewTree.Node {
    /// The name without what it shows: `Text` of `Text "Mira"`.
    package var plainName: String {
        guard let quote = view.firstIndex(of: "\""), quote > view.startIndex else { return view }
        return view[..<quote].last == " " ? String(view[..<quote].dropLast()) : String(view[..<quote])
    }

    /// Whether it is a modifier, whose names begin with a small letter.
    package var isModifier: Bool { view.first?.isLowercase == true }
}

/// A picture's views and their paths, which take as long as making the list of the views: asked for twice, they are
/// there.
@MainActor
package final class NamedViews {
    nonisolated package let tree: ViewTree
    package private(set) lazy var paths = tree.paths

    package init(_ tree: ViewTree) { self.tree = tree }
}
