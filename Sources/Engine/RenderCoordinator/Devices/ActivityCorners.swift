import RenderModel

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
