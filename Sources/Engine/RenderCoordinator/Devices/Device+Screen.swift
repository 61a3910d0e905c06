import Geometry
import RenderModel

extension Device {
    /// The screen as a composition imitates it, held upright.
    package var compositionScreen: CompositionScreen {
        let insets = safeArea(for: .view(.device))
        return CompositionScreen(
            size: screen, idiom: idiom == .pad ? .pad : .phone, insets: insets,
            hasIsland: activitySizes[.compact] != nil, hasHomeIndicator: insets.bottom > 0, cornerRadius: glassRadius)
    }

    /// The radius of the glass, in points. Apple publishes none: these are what `displayCornerRadius` of the screen
    /// holds, as many have printed it; phones with a home button have square corners.
    private var glassRadius: Double {
        if idiom == .pad { return safeArea(for: .view(.device)).bottom > 0 ? 18 : 0 }
        switch (screen.width, screen.height) {
        case (402, 874), (440, 956): return 62
        case (393, 852), (430, 932): return 55
        case (428, 926): return 53.33
        case (390, 844): return 47.33
        case (360, 780): return 44
        case (414, 896): return 41.5
        case (375, 812): return 39
        default: return 0
        }
    }
}
