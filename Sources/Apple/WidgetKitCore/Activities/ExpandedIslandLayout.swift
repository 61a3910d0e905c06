import Geometry
import SwiftUICore

/// The regions of the expanded island. Leading and trailing stand beside the camera and go on below it, the center
/// hangs below the camera, the bottom is as wide as the island and below all others.
///
/// The center gets what the sides do not need at least, the sides share the rest, and a view that is wider than its
/// place beside the camera and begins above the center's end is made as narrow as that place or moves below the center.
package struct ExpandedIslandLayout: Layout {
    package let margins: EdgeInsets
    package let camera: CGSize

    /// - Parameters:
    ///   - margins: points, between the island's edges and its regions.
    ///   - camera: its size in points; it is in the middle of the top edge.
    package init(margins: EdgeInsets, camera: CGSize) { (self.margins, self.camera) = (margins, camera) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? camera.width * 3
        let plan = ExpandedIslandArrangement(subviews, self, width: width, height: proposal.height)
        return CGSize(width: width, height: plan.height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = ExpandedIslandArrangement(
            subviews, self, width: bounds.width, height: proposal.height ?? bounds.height)
        for member in plan.members {
            subviews[member.index].place(
                at: CGPoint(x: bounds.minX + member.frame.minX, y: bounds.minY + member.frame.minY),
                proposal: member.proposal)
        }
    }
}

/// What a view in the expanded island says of its place.
struct IslandRegion {
    var position: DynamicIslandExpandedRegionPosition
    var priority: Double
    var margins: IslandMarginOverrides

    init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        margins: IslandMarginOverrides = IslandMarginOverrides()
    ) {
        (self.position, self.priority, self.margins) = (position, priority, margins)
    }
}

enum IslandRegionKey: LayoutValueKey {
    static var defaultValue: IslandRegion { IslandRegion(.bottom) }
}

enum IslandVerticalPlacementKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}

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

/// How the width of the expanded island is shared, in points inside its margins.
struct IslandWidths {
    /// Offered to the sides below the camera.
    private(set) var leading: CGFloat
    private(set) var trailing: CGFloat
    private(set) var center: CGFloat
    /// Free for the sides beside the camera and the center.
    private(set) var besideLeading: CGFloat
    private(set) var besideTrailing: CGFloat

    init(
        leading: [LayoutSubview], center: [LayoutSubview], trailing: [LayoutSubview], width: CGFloat, camera: CGFloat,
        height: CGFloat?
    ) {
        func least(_ column: [LayoutSubview]) -> CGFloat {
            column.filter { $0[IslandVerticalPlacementKey.self] != .belowIfTooWide }
                .map { $0.sizeThatFits(.init(width: 0, height: height)).width }.max() ?? 0
        }
        func distance(_ a: [LayoutSubview], _ b: [LayoutSubview]) -> CGFloat {
            a.isEmpty || b.isEmpty ? 0 : Self.spacing(a).distance(to: Self.spacing(b), along: .horizontal)
        }
        let beforeCenter = distance(leading, center), afterCenter = distance(center, trailing)
        let gap = 2 * max(beforeCenter, afterCenter)

        let free = width - 2 * max(least(leading), least(trailing)) - gap
        let offered = max(camera - gap, free)
        let wanted = center.map { $0.sizeThatFits(.init(width: offered, height: height)).width }.max() ?? 0
        self.center = max(wanted, camera - gap)
        besideLeading = max(0, (width - self.center) / 2 - beforeCenter)
        besideTrailing = max(0, (width - self.center) / 2 - afterCenter)

        if leading.isEmpty || trailing.isEmpty {
            (self.leading, self.trailing) = (width, width)
            return
        }
        let shared = max(0, width - distance(leading, trailing))
        let first = Self.priority(leading), second = Self.priority(trailing)
        if first > second {
            (self.leading, self.trailing) = (max(0, shared - besideTrailing), besideTrailing)
        } else if second > first {
            (self.leading, self.trailing) = (besideLeading, max(0, shared - besideLeading))
        } else {
            (self.leading, self.trailing) = (shared / 2, shared / 2)
        }
    }

    private static func priority(_ column: [LayoutSubview]) -> Double {
        column.map { $0[IslandRegionKey.self].priority }.max() ?? 0
    }

    private static func spacing(_ column: [LayoutSubview]) -> ViewSpacing {
        column.dropFirst().reduce(column[0].spacing) { $0.union($1.spacing) }
    }
}
