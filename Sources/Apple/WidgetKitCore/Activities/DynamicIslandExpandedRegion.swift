import SwiftUICore

/// Views at one place of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
    private let position: DynamicIslandExpandedRegionPosition
    private let priority: Double
    private let content: Content
    private var margins = IslandMarginOverrides()

    /// - Parameter priority: of leading and trailing, the one with the higher priority gets the width that the other
    ///   does not need beside the camera.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.priority = priority
        self.content = content()
    }

    /// Sets the margins on edges that the region shares with the island. The innermost call for an edge counts.
    ///
    /// - Parameter length: points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var copy = self
        copy.margins.set(edges, length)
        return copy
    }

    var view: some View {
        content
            .layoutValue(key: IslandRegionKey.self, value: IslandRegion(position, priority: priority, margins: margins))
    }
}
