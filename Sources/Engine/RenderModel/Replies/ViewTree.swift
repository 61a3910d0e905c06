import Geometry

/// The views of one picture as layout placed them: parents before their children.
package struct ViewTree: Hashable, Sendable, Codable {
    package struct Node: Hashable, Sendable, Codable {
        /// 0 for the outermost views.
        package var depth: Int
        /// The view or modifier, such as `VStack` or `Text "Mira"`.
        package var view: String
        /// What its parent offered, in points; nil asks for the ideal length.
        package var proposedWidth: Double?
        package var proposedHeight: Double?
        /// Where it lies, in points of the widget.
        package var frame: CGRect
        /// What its source says of its layout, such as `alignment leading, spacing 4`.
        package var details: String?
        /// What its container goes by, where that is not 0.
        package var priority: Double?
        /// Where it is drawn, in points, if its edges had to move to whole pixels or a transform around it moves them.
        package var snapped: CGRect?
        /// The widget's own types whose bodies it is written in, the outermost first, such as `PodiumView` and
        /// `PodiumStep`; missing where there are none.
        package var owners: [String]?
        /// Where in the widget's program it is made, in bytes from where that is loaded; missing where that is not known.
        package var callSite: UInt64?
        /// What it draws itself, such as `color #FF0000`, where that was asked for; missing where it draws nothing.
        package var drawing: [String]?

        package init(depth: Int, view: String, proposedWidth: Double?, proposedHeight: Double?, frame: CGRect) {
            self.depth = depth
            self.view = view
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.frame = frame
        }
    }

    package var nodes: [Node]

    package init(nodes: [Node]) { self.nodes = nodes }

    /// The nodes as others may read them: a place in the program means something only to who has that.
    package var publicNodes: [Node] {
        nodes.map { node in
            var node = node
            node.callSite = nil
            return node
        }
    }

    /// The outermost view at a point and on down to the one that lies deepest and foremost there, indices into
    /// `nodes`; empty where no view is.
    package func chain(at point: CGPoint) -> [Int] {
        // Later nodes are drawn over earlier ones, so the last that holds the point is the foremost.
        guard var index = nodes.lastIndex(where: { ($0.snapped ?? $0.frame).contains(point) }) else { return [] }
        var chain = [index]
        while nodes[index].depth > 0 {
            let depth = nodes[index].depth
            guard let parent = nodes[..<index].lastIndex(where: { $0.depth < depth }) else { break }
            chain.append(parent)
            index = parent
        }
        return chain.reversed()
    }
}
