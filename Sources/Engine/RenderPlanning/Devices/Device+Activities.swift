import Geometry
import RenderModel

/// The sizes of Live Activities: Apple's Human Interface Guidelines, "Live Activities", December 2025. They name the
/// Lock Screen's width for two phones, 22 points less than the screen's; so it is taken to be on phones that they do
/// not name. A phone shows its activities on a watch of 45 mm, and in a car at the first of CarPlay's sizes.
extension Device {
    func withActivities() -> Device {
        var device = self
        device.activitySizes = idiom == .pad ? padActivities : phoneActivities
        return device
    }

    private var phoneActivities: [ActivityPresentation: Size] {
        let highest = IslandMetrics.heights.upperBound
        let width = islandWidths?.expanded ?? screen.width - 2 * IslandMetrics.screenMargin
        var sizes: [ActivityPresentation: Size] = [
            .lockScreen: Size(canvas: CGSize(width: width, height: highest)),
            .smartStack: Size(canvas: CGSize(width: 184, height: 80.5)),
            .carPlay: Size(canvas: CGSize(width: 240, height: 78))
        ]
        if let islandWidths {
            sizes[.expanded] = Size(canvas: CGSize(width: islandWidths.expanded, height: highest))
            sizes[.compact] = Size(canvas: CGSize(width: islandWidths.compact, height: IslandMetrics.height))
            sizes[.minimal] = Size(
                canvas: CGSize(width: IslandMetrics.minimalWidths.upperBound, height: IslandMetrics.height))
        }
        return sizes
    }

    /// Of phones with a Dynamic Island.
    private var islandWidths: (compact: CGFloat, expanded: CGFloat)? {
        switch (screen.width, screen.height) {
        case (393, 852), (402, 874): (230, 371)
        case (430, 932), (440, 956): (250, 408)
        default: nil
        }
    }

    /// iPads show activities on the Lock Screen only.
    private var padActivities: [ActivityPresentation: Size] {
        let width: CGFloat = screen.width >= 1024 ? 500 : 425
        return [.lockScreen: Size(canvas: CGSize(width: width, height: IslandMetrics.heights.upperBound))]
    }
}

/// The corners of Live Activities, in points. Apple names that of the expanded island; the compact one's ends are
/// round, the others are as people measure them.
enum ActivityCorners {
    static func radius(of presentation: ActivityPresentation) -> Double {
        switch presentation {
        case .lockScreen: 24
        case .expanded: IslandMetrics.expandedCornerRadius
        case .compact, .minimal: IslandMetrics.height / 2
        case .smartStack: 22
        case .carPlay: 12
        }
    }
}
