import DisplayList
import RenderModel

/// The text beside a golden picture: what is drawn, and the views that draw it.
///
/// It begins with the display list. Each section after that begins with an empty line and its name: `views` has one
/// line for each view, and whatever else is told of a picture has a name of its own. Nothing in it depends on the
/// machine, and a small change of the widget is a small difference of the text.
package struct SnapshotText: Hashable, Sendable {
    /// The display list, a line each.
    package var drawing: [String]
    /// What the pictured views are; nil where that is not told, or told in a way that is unknown.
    package var views: ViewTree?
    /// What else is told, by names, in the text's order.
    package var sections: [Section]

    /// Lines with a name. No line is empty.
    package struct Section: Hashable, Sendable {
        /// One word in small letters.
        package var name: String
        package var lines: [String]

        package init(name: String, lines: [String]) { (self.name, self.lines) = (name, lines) }
    }

    package static let viewsName = "views"
    /// Of the section with what VoiceOver reads.
    package static let accessibilityName = "accessibility"

    /// - Parameters:
    ///   - list: what is drawn in the end.
    ///   - views: with what each of them draws.
    package init(list: DisplayList, views: ViewTree?, sections: [Section] = []) {
        drawing = list.description.split(separator: "\n").map(String.init)
        // As it is read back, so that a text means the same whether or not it was in a file.
        self.views = views.map { views in ViewTree(nodes: views.nodes.compactMap { ViewLine($0).node }) }
        self.sections = sections
    }

    /// Reads any text. Views that are written in another version's way are a section like any other.
    package init(parsing text: String) {
        var blocks = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
            .split { $0.isEmpty }.map(Array.init)
        drawing = blocks.first?.first?.hasPrefix("canvas ") == true ? blocks.removeFirst() : []
        sections = []
        for block in blocks {
            let lines = Array(block.dropFirst()), nodes = lines.map { ViewLine(text: $0)?.node }
            if block[0] == Self.viewsName, views == nil, nodes.allSatisfy({ $0 != nil }) {
                views = ViewTree(nodes: Self.completed(nodes.compactMap { $0 }, of: lines))
            } else {
                sections.append(Section(name: block[0], lines: lines))
            }
        }
    }

    /// What is written to a file, ending with a line feed.
    package var text: String {
        var lines = drawing
        if let views {
            lines += ["", Self.viewsName]
            var outer: [[String]] = []
            for node in views.nodes {
                outer.removeSubrange(min(max(0, node.depth), outer.count)...)
                lines.append(ViewLine(node).text(in: outer.last ?? []))
                // A depth that is left out counts as the one before.
                let depth = min(node.depth, ViewLine.greatestDepth - 1)
                while outer.count <= depth { outer.append(node.owners ?? []) }
            }
        }
        for section in sections { lines += ["", section.name] + section.lines }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The nodes with all their owners, of which lines tell what they add to those of the view around them.
    private static func completed(_ nodes: [ViewTree.Node], of lines: [String]) -> [ViewTree.Node] {
        var outer: [[String]] = []
        return zip(nodes, lines).map { node, line in
            var node = node
            outer.removeSubrange(min(node.depth, outer.count)...)
            let around = outer.last ?? []
            let owners = around.dropLast(ViewLine.leavings(line)) + (node.owners ?? [])
            node.owners = owners.isEmpty ? nil : Array(owners.suffix(ViewLine.mostOwners))
            while outer.count <= node.depth { outer.append(node.owners ?? []) }
            return node
        }
    }
}
