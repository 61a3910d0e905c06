import Geometry
import SwiftUICore

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
