import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        let configuration = ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryView(context: context)
                .activityBackgroundTint(Color(red: 0.1, green: 0.25, blue: 0.2))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Label("\(context.state.stops) stops", systemImage: "bicycle")
                        .font(.caption)
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(timerInterval: context.state.arrival, countsDown: true)
                        .multilineTextAlignment(.trailing)
                        .frame(width: 50)
                        .monospacedDigit()
                        .font(.caption2)
                }
                .contentMargins(.trailing, 20)
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.driver) is on the way")
                        .lineLimit(1)
                        .font(.caption)
                }
                if context.isStale {
                    DynamicIslandExpandedRegion(.bottom) {
                        Text("No news for a while")
                    }
                } else {
                    DynamicIslandExpandedRegion(.bottom) {
                        HStack {
                            Link(destination: URL(string: "pizza://contact")!) {
                                Label("Call", systemImage: "phone.fill")
                            }
                            Button(intent: TipIntent(order: context.attributes.order)) {
                                Text("Tip")
                            }
                        }
                    }
                }
            } compactLeading: {
                Image(systemName: "bicycle").foregroundStyle(.green)
            } compactTrailing: {
                Text(timerInterval: context.state.arrival, countsDown: true)
                    .multilineTextAlignment(.center)
                    .frame(width: 40)
                    .font(.caption2)
            } minimal: {
                Image(systemName: "timer")
            }
            .keylineTint(.green)
            .widgetURL(URL(string: "pizza://order/\(context.attributes.order)"))
            .contentMargins(.trailing, 8, for: .expanded)
            .contentMargins(.all, 20, for: .expanded)
        }
        if #available(iOS 18.0, *) {
            return configuration.supplementalActivityFamilies([.small, .medium])
        } else {
            return configuration
        }
    }
}
