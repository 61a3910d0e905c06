import ActivityKit
import AppIntents

struct TipIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Tip the driver"

    @Parameter(title: "Order")
    var order: String

    init() {}

    init(order: String) {
        self.order = order
    }

    func perform() async throws -> some IntentResult {
        for activity in Activity<DeliveryAttributes>.activities where activity.attributes.order == order {
            var state = activity.content.state
            state.note = "Thank you!"
            await activity.update(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
    }
}
