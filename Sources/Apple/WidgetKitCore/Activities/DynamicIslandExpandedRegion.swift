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

/// Where in the expanded Dynamic Island a region lies.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    /// Beside the camera, and on below it.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the camera, and on below it.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What becomes of a view that is too wide for its place beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    /// It is made as narrow as the place.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// It moves below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The regions of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
    package let content: Content
}

/// Collects the regions of the expanded Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: first.view)
    }

    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> {
        first
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        joined(accumulated.content, next.view)
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        joined(accumulated.content, next.content)
    }

    private static func joined(_ first: some View, _ second: some View) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(
            content: Group {
                first; second
            })
    }
}

// Branches, as in other builders.
extension DynamicIslandExpandedContentBuilder {
    public static func buildBlock() -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: EmptyView())
    }

    public static func buildOptional<C: View>(
        _ content: DynamicIslandExpandedContent<C>?
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: content?.content)
    }

    public static func buildEither<First: View, Second: View>(
        first: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(content: _ConditionalContent(.first(first.content)))
    }

    public static func buildEither<First: View, Second: View>(
        second: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(content: _ConditionalContent(.second(second.content)))
    }

    public static func buildLimitedAvailability<C: View>(
        _ content: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(content: AnyView(content.content))
    }
}
