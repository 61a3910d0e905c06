import Geometry
import SwiftUICore

/// The placed nodes of a fixture as text, one a line: a changed picture's golden then says which view moved.
package struct FrameTree: CustomStringConvertible {
    package let description: String

    init(_ roots: [LayoutNode]) {
        description = roots.flatMap { Self.lines($0, depth: 0) }.joined(separator: "\n")
    }

    private static func lines(_ node: LayoutNode, depth: Int) -> [String] {
        let frame = node.frame
        let line =
            String(repeating: "  ", count: depth) + node.name
            + " \(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))x\(text(frame.height))"
        return [line] + node.children.flatMap { lines($0, depth: depth + 1) }
    }

    /// Points to a thousandth, far below a pixel, without the zeros.
    private static func text(_ length: CGFloat) -> String {
        let rounded = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
