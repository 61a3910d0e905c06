import AppIntents
import Foundation
import FoundationCompat
import Intents
import RenderModel
import SwiftUICore

extension WidgetExhibit {
    /// Apple documents the keys and the interaction. The type is the widget's kind, or the class of its SiriKit intent:
    /// what published apps compare it with.
    func userActivity(for request: DrawRequest) async throws -> NSUserActivity? {
        guard let family = request.slot.widgetFamily else { return nil }
        let intent = try await intent(for: request)
        let siriIntent = intent as? INIntent
        let activity = NSUserActivity(activityType: siriIntent.map { "\(type(of: $0))" } ?? kind)
        activity.userInfo = [
            WidgetCenter.UserInfoKey.kind: kind, WidgetCenter.UserInfoKey.family: family.description,
        ]
        siriIntent.map { activity.setInteraction(INInteraction(intent: $0, response: nil)) }
        activity.widgetConfigurationIntent = intent as? any WidgetConfigurationIntent
        return activity
    }
}
