import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// The views of a Live Activity around the camera of a phone.
public struct DynamicIsland {
    let expanded: @MainActor () -> AnyView
    let compactLeading: @MainActor () -> AnyView
    let compactTrailing: @MainActor () -> AnyView
    let minimal: @MainActor () -> AnyView
    private(set) var url: URL?
    private(set) var keylineColor: Color?
    private var margins: [DynamicIslandMode: IslandMarginOverrides] = [:]

    /// - Parameters:
    ///   - expanded: the regions of the island that someone holds down.
    ///   - compactLeading: left of the camera, or right where the language runs that way.
    ///   - compactTrailing: on the other side.
    ///   - minimal: the dot, where several activities share the island.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = { AnyView(expanded().content) }
        self.compactLeading = { AnyView(HStack { compactLeading() }) }
        self.compactTrailing = { AnyView(HStack { compactTrailing() }) }
        self.minimal = { AnyView(HStack { minimal() }) }
    }

    /// The URL that a tap on the island opens where no `Link` is hit.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var copy = self
        copy.url = url
        return copy
    }

    /// Colors the thin line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keylineColor = color
        return copy
    }

    /// Sets the margins of a form of the island. The first call for an edge counts, as the innermost of modifiers does.
    ///
    /// - Parameter length: points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var copy = self
        copy.margins[mode, default: IslandMarginOverrides()].set(edges, length)
        return copy
    }

    /// Points.
    func margins(of mode: DynamicIslandMode) -> EdgeInsets {
        let standard = IslandMetrics.margins(of: mode)
        return margins[mode]?.applied(to: standard) ?? standard
    }
}

extension DynamicIsland {
    /// The whole of a presentation, as wide and high as it wants to be.
    @MainActor
    package func view(in presentation: ActivityPresentation, log: IslandFitLog) -> AnyView {
        switch presentation {
        case .expanded:
            return AnyView(
                ExpandedIslandLayout(margins: margins(of: .expanded), camera: IslandMetrics.camera) { expanded() })
        case .minimal:
            let margins = margins(of: .minimal)
            let asked = self.margins[.minimal]?.applied(to: EdgeInsets()) ?? EdgeInsets()
            log.assumedMargins = CGSize(
                width: margins.leading + margins.trailing - asked.leading - asked.trailing,
                height: margins.top + margins.bottom - asked.top - asked.bottom)
            return AnyView(minimal().font(IslandMetrics.font).padding(margins))
        default:
            return AnyView(
                CompactIslandLayout(
                    leadingMargins: margins(of: .compactLeading), trailingMargins: margins(of: .compactTrailing),
                    widestSide: IslandMetrics.widestSide(on: EnvironmentValues.current.screenSize), log: log
                ) {
                    compactLeading()
                    compactTrailing()
                }
                .font(IslandMetrics.font))
        }
    }
}

/// A form of the Dynamic Island whose margins can be set.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    /// All regions of the island that someone holds down.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The side before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The side after the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The dot.
    public static let minimal = DynamicIslandMode(name: "minimal")
}
