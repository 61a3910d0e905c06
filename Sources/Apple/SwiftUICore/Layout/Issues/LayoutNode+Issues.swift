extension LayoutNode {
    /// The node, with `issue` noted where there is one.
    func noting(_ issue: LayoutIssue?, _ inputs: _ViewInputs) -> LayoutNode {
        if let issue { inputs.note(issue, at: self) }
        return self
    }
}

extension _ViewInputs {
    /// Notes a misuse of layout; it becomes a finding when the tree is complete.
    func note(_ issue: LayoutIssue, at node: LayoutNode) { session.layoutIssues.note(issue, at: node) }
}

nonisolated extension View {
    /// Notes a misuse at each of the view's nodes.
    func noting(_ issue: LayoutIssue?) -> some View {
        wrapNodes { content, inputs in content.noting(issue, inputs) }
    }
}
