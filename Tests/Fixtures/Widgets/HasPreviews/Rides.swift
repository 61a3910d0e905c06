import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var driver: String
}

extension RideAttributes {
    fileprivate static var preview: RideAttributes { RideAttributes(driver: "Ada") }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.attributes.driver) in \(context.state.minutes)").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("expanded \(context.state.minutes)") }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
        }
    }
}

#Preview("On the way", as: .content, using: RideAttributes.preview) {
    RideActivity()
} contentStates: {
    RideAttributes.ContentState(minutes: 12)
    RideAttributes.ContentState(minutes: 3)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: RideAttributes.preview) {
    RideActivity()
} contentStates: {
    RideAttributes.ContentState(minutes: 12)
}

#Preview(as: .dynamicIsland(.expanded), using: RideAttributes.preview) {
    RideActivity()
} contentStates: {
    RideAttributes.ContentState(minutes: 12)
}

struct Ride_Previews: PreviewProvider {
    static let attributes = RideAttributes(driver: "Grace")
    static let contentState = RideAttributes.ContentState(minutes: 7)

    static var previews: some View {
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.minimal))
            .previewDisplayName("Minimal")
        attributes
            .previewContext(contentState, isStale: true, viewKind: .content)
            .previewDisplayName("Notification")
    }
}
