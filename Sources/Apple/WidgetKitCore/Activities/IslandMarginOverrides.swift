import Geometry
import SwiftUICore

/// The margins that source sets in the place of the island's own; points, nil for an edge that keeps the standard one.
struct IslandMarginOverrides: Hashable {
    private(set) var top: CGFloat?
    private(set) var leading: CGFloat?
    private(set) var bottom: CGFloat?
    private(set) var trailing: CGFloat?

    /// What was set before stays.
    mutating func set(_ edges: Edge.Set, _ length: Double) {
        let length = length.isFinite ? max(0, CGFloat(length)) : 0
        if edges.contains(.top) { top = top ?? length }
        if edges.contains(.leading) { leading = leading ?? length }
        if edges.contains(.bottom) { bottom = bottom ?? length }
        if edges.contains(.trailing) { trailing = trailing ?? length }
    }

    func applied(to standard: EdgeInsets, edges: Edge.Set = .all) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top ?? standard.top : standard.top,
            leading: edges.contains(.leading) ? leading ?? standard.leading : standard.leading,
            bottom: edges.contains(.bottom) ? bottom ?? standard.bottom : standard.bottom,
            trailing: edges.contains(.trailing) ? trailing ?? standard.trailing : standard.trailing)
    }
}
