import RenderModel
import SwiftUICore

extension IslandMetrics {
    /// The margins that content keeps unless source sets others. Apple publishes none; those of the expanded island and
    /// of the compact one's outer ends are measured in pictures of an iPhone 14 Pro (JavierLaguna's SoccerLiveActivity,
    /// `island_expanded` and `island_compact`, within a point).
    static func margins(of mode: DynamicIslandMode) -> EdgeInsets {
        switch mode {
        case .expanded: EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        case .compactLeading: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 0)
        case .compactTrailing: EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 6)
        default: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
    }

    /// Of texts in the compact and minimal forms that name no font: those of the pictures are as wide as 15 points, and
    /// as bold as semibold.
    static let font = Font.subheadline.weight(.semibold)
}
