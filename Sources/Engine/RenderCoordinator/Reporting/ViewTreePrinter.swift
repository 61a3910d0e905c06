import Foundation
import Geometry
import RenderModel
import SystemSupport

/// Prints the views of a picture.
package struct ViewTreePrinter {
    package let tree: ViewTree

    package init(tree: ViewTree) { self.tree = tree }

    /// A JSON array with one node a line, so that two versions of a layout can be compared by `diff`.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try tree.publicNodes.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "[\n" + lines.joined(separator: ",\n") + "\n]"
    }

    /// What is said of a view under a point. Lengths are in points.
    package struct Row: Sendable {
        /// Its place among the tree's nodes.
        package var node: Int
        /// Such as `frame(maxWidth ∞, alignment leading)`.
        package var name: String
        package var proposed: String
        package var size: String
        package var place: String
        /// nil where it is drawn where it lies.
        package var drawn: String?
    }

    /// The views under a point, from the outermost to the one in front.
    package func rows(at point: CGPoint) -> [Row] { rows(tree.chain(at: point)) }

    private func rows(_ nodes: some Sequence<Int>) -> [Row] {
        nodes.map { index in
            let node = tree.nodes[index]
            return Row(
                node: index, name: name(node),
                proposed: "\(length(node.proposedWidth)) × \(length(node.proposedHeight))",
                size: "\(number(node.frame.width)) × \(number(node.frame.height))",
                place: "\(number(node.frame.minX)), \(number(node.frame.minY))",
                drawn: node.snapped.map {
                    "\(number($0.width)) × \(number($0.height)) at \(number($0.minX)), \(number($0.minY))"
                })
        }
    }

    /// The views under a point as a table; nil where there is none.
    package func chain(at point: CGPoint) -> String? {
        let rows = rows(at: point)
        return rows.isEmpty ? nil : Self.table(Array(zip(0..., rows)))
    }

    /// All views as a table, each below the one that it lies in.
    package func all() -> String {
        Self.table(rows(tree.nodes.indices).map { (tree.nodes[$0.node].depth, $0) })
    }

    private static let trailingSpaces = Pattern(#/ +$/#)

    /// - Parameter rows: how far in each begins, and what is said of it.
    private static func table(_ rows: [(level: Int, row: Row)]) -> String {
        let table = rows.map { level, row -> [String] in
            [
                String(repeating: "  ", count: level) + row.name, "proposed \(row.proposed)", "size \(row.size)",
                "at \(row.place)", row.drawn.map { "drawn \($0)" } ?? ""
            ]
        }
        let widths = (0..<4).map { column in table.map { $0[column].count }.max() ?? 0 } + [0]
        return table.map { row in
            let line = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: max(0, width - text.count))
            }.joined(separator: "  ")
            return line.replacing(Self.trailingSpaces, with: "")
        }.joined(separator: "\n")
    }

    /// `frame(maxWidth ∞, alignment leading)`, with the priority where it counts.
    private func name(_ node: ViewTree.Node) -> String {
        let details = [node.details, node.priority.map { "priority \(number(CGFloat($0)))" }].compactMap { $0 }
        return details.isEmpty ? node.view : "\(node.view)(\(details.joined(separator: ", ")))"
    }

    private func length(_ proposed: Double?) -> String { proposed.map { number(CGFloat($0)) } ?? "ideal" }

    private func number(_ value: CGFloat) -> String {
        if value >= 1e9 { return "∞" }
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
