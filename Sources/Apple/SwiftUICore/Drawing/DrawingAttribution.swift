import DisplayList

/// Which node draws which items. It is filled by a recording of its own, as it takes time that pictures do not have.
package final class DrawingAttribution {
    private struct Open {
        var node: ObjectIdentifier
        /// Whether a node below has drawn already: a group that comes now holds what that one drew.
        var hasInner = false
    }

    private var open: [Open] = []
    private var items: [ObjectIdentifier: [DisplayItem]] = [:]

    package init() {}

    func begin(_ node: LayoutNode) { open.append(Open(node: ObjectIdentifier(node))) }

    func end() {
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].hasInner = true }
    }

    func note(_ item: DisplayItem) {
        guard let last = open.last else { return }
        var item = item
        if case .group(var group) = item, last.hasInner {
            group.items = []
            if group.mask != nil { group.mask = [] }
            item = .group(group)
        }
        items[last.node, default: []].append(item)
    }

    /// What a node draws itself, and the groups that it puts around what nodes below draw, without their items.
    package func items(of node: LayoutNode) -> [DisplayItem] { items[ObjectIdentifier(node)] ?? [] }
}
