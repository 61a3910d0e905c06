import Findings
import Foundation
import Geometry
import RenderModel
import WidgetKitCore

/// A finding at a place of the widget, whose view is not known yet.
struct LocatedFinding {
    var finding: Finding
    /// In points of the widget.
    var box: CGRect
    /// What the view shows in words, if it does.
    var text: String?

    init(_ code: FindingCode, _ severity: Finding.Severity, _ message: String, _ box: CGRect, text: String? = nil) {
        finding = Finding(code, severity, message, frame: box)
        (self.box, self.text) = (box, text)
    }

    /// The finding with the path of the view that lies there.
    ///
    /// - Parameter paths: of the tree, one for each node.
    func placed(in tree: ViewTree, _ paths: [[String]]) -> Finding {
        var result = finding
        if let index = tree.index(at: CGPoint(x: box.midX, y: box.midY), showing: text) { result.view = paths[index] }
        return result
    }
}

extension ViewTree {
    /// The foremost view at a point that shows a text; where none does, the foremost that is no modifier.
    func index(at point: CGPoint, showing text: String?) -> Int? {
        func holds(_ node: Node) -> Bool { (node.snapped ?? node.frame).insetBy(dx: -1, dy: -1).contains(point) }
        if let text, let index = nodes.lastIndex(where: { holds($0) && $0.view.contains(text) }) { return index }
        // Of a text that is split into several runs, the view holds more than the words of one.
        return nodes.lastIndex { holds($0) && !$0.isModifier } ?? nodes.lastIndex(where: holds)
    }
}

extension Drawing {
    /// The drawing whose findings that have a frame name the view that has it, too.
    @MainActor
    func namingViews() -> Drawing {
        guard findings.contains(where: { $0.frame != nil && $0.view == nil }), let tree = viewPlaces?() else {
            return self
        }
        let paths = tree.paths
        var result = self
        for index in findings.indices where findings[index].view == nil {
            guard let frame = findings[index].frame else { continue }
            // Of a view and its modifiers with the same frame, the view lies deepest.
            let node = tree.nodes.lastIndex { !$0.isModifier && Finding.Frame($0.frame) == frame }
            result.findings[index].view = node.map { paths[$0] }
        }
        return result
    }
}
