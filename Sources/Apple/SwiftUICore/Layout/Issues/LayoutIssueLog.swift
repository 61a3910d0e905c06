import Findings

/// The misuses that one pass of resolving and placing a tree met, one for each view and kind, however often the view
/// was measured.
package final class LayoutIssueLog {
    private var issues: [(node: LayoutNode, issue: LayoutIssue)] = []

    package init() {}

    package func note(_ issue: LayoutIssue, at node: LayoutNode) {
        if !issues.contains(where: { $0.node === node && $0.issue.code == issue.code }) {
            issues.append((node, issue))
        }
    }

    package func removeAll() { issues.removeAll() }

    /// What was noted of views in these trees, in the order of the views, each with the view's place.
    package func findings(in roots: [LayoutNode]) -> [Finding] {
        if issues.isEmpty { return [] }
        let noted = Dictionary(grouping: issues) { ObjectIdentifier($0.node) }
        var findings: [Finding] = []
        func walk(_ node: LayoutNode, _ path: [String]) {
            for (_, issue) in noted[ObjectIdentifier(node)] ?? [] {
                let place = path.isEmpty ? "" : " in \(path.joined(separator: " › "))"
                findings.append(
                    Finding(issue.code, "\(node.subjectName)\(place): \(issue.message)"))
            }
            let children = node.children
            for (index, child) in children.enumerated() {
                // A view that only wraps another says nothing about where one is.
                walk(child, children.count > 1 ? path + ["\(node.name)[\(index)]"] : path)
            }
        }
        for root in roots { walk(root, []) }
        return findings
    }
}

extension LayoutNode {
    /// The view inside all wrappers, by which an author knows the place.
    fileprivate var subjectName: String {
        var node = self
        while node.children.count == 1 { node = node.children[0] }
        return node.name
    }
}
