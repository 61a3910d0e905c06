import SwiftUICore

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
