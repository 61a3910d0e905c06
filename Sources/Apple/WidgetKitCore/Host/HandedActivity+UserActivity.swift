import AppIntents
import Foundation
import FoundationCompat
import Intents
import RenderModel

extension HandedActivity {
    /// What can be told of an activity in words.
    init(_ activity: NSUserActivity) {
        let entries = (activity.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
        self.init(
            activityType: activity.activityType, userInfo: Dictionary(entries, uniquingKeysWith: { first, _ in first }))
        interaction = activity.interaction.map {
            Intent(intent: "\(type(of: $0.intent))", parameters: $0.intent.chosenValues)
        }
        widgetConfigurationIntent = activity.widgetConfigurationIntent.map {
            Intent(intent: "\(type(of: $0))", parameters: AnyIntent($0).values)
        }
    }
}
