import DarkroomCompositions
import RenderModel
import SwiftUI

/// Darkroom's own compositions.
@MainActor
package enum Screens {
    package static func view(_ context: CompositionContext) -> AnyView {
        switch context.content.kind {
        case .homeScreen: AnyView(HomeScreen(context: context))
        case .lockScreen: AnyView(LockScreen(context: context))
        case .standBy: AnyView(StandBy(context: context))
        case .today: AnyView(Today(context: context))
        case .addWidgetSheet: AnyView(AddWidgetSheet(context: context))
        case .widgetGallery: AnyView(WidgetGallery(context: context))
        case .dynamicIsland: AnyView(DynamicIslandScreen(context: context))
        case .carPlay: AnyView(CarPlay(context: context))
        case .store: AnyView(StoreScreenshot(context: context))
        case nil: AnyView(ForEach(context.pictures) { $0 })
        }
    }
}
