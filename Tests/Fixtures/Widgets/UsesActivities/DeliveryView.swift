import SwiftUI
import WidgetKit

struct DeliveryView: View {
    let context: ActivityViewContext<DeliveryAttributes>
    @Environment(\.activityFamily) private var family
    @Environment(\.isActivityFullscreen) private var isFullscreen
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced

    var body: some View {
        switch family {
        case .small:
            Text("\(context.state.stops) stops").font(.headline)
        default:
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text("\(context.state.driver) brings order \(context.attributes.order)")
                        .privacySensitive()
                    Spacer()
                    Text(context.state.phase.rawValue.capitalized)
                }
                .font(.headline)
                ProgressView(timerInterval: context.state.arrival, countsDown: false)
                    .tint(.orange)
                if context.isStale {
                    Text("Waiting for news")
                }
                if let note = context.state.note {
                    Text(note).lineLimit(nil)
                }
                if isFullscreen { Text("StandBy") }
                if isLuminanceReduced { Text("Always on") }
                Text("\(context.attributes.pizzas.map { "\($0.count) \($0.name)" }.joined(separator: ", "))")
            }
            .padding()
            .foregroundStyle(.white)
            .widgetURL(URL(string: "pizza://lock"))
        }
    }
}
