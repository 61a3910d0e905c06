import Geometry
import RenderModel
import SwiftUICore

extension DynamicIsland {
    /// The whole of a presentation, as wide and high as it wants to be.
    @MainActor
    package func view(in presentation: ActivityPresentation, log: IslandFitLog) -> AnyView {
        switch presentation {
        case .expanded:
            AnyView(ExpandedIslandLayout(margins: margins(of: .expanded), camera: IslandMetrics.camera) { expanded() })
        case .minimal:
            AnyView(minimal().font(IslandMetrics.font).padding(margins(of: .minimal)))
        default:
            AnyView(
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
