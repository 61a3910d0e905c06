import ActivityKit
import SwiftUI
import WidgetKit

struct TinyAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var text: String
        var height: Double = 100
    }

    var tint: Tint?

    enum Tint: String, Codable { case none, clear, half, orange, greedy }
}

/// A Live Activity whose views are as plain as can be.
struct TinyActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TinyAttributes.self) { context in
            content(context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Circle().fill(.orange).frame(width: 40, height: 40) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.text) }
                DynamicIslandExpandedRegion(.bottom) { Capsule().fill(.blue).frame(height: 12) }
            } compactLeading: {
                Circle().fill(.orange).frame(width: 22, height: 22)
            } compactTrailing: {
                Text(context.state.text).font(.footnote)
            } minimal: {
                Text(context.state.text).font(.footnote)
            }
            .keylineTint(context.attributes.tint == .orange ? .orange : nil)
        }
        .supplementalActivityFamilies([.small])
    }

    @ViewBuilder
    private func content(_ context: ActivityViewContext<TinyAttributes>) -> some View {
        let view = Content(context: context)
        switch context.attributes.tint {
        case nil: view
        case .some(.none): view.activityBackgroundTint(nil)
        case .clear: view.activityBackgroundTint(.clear)
        case .half: view.activityBackgroundTint(.orange.opacity(0.5))
        case .orange: view.activityBackgroundTint(.orange)
        case .greedy:
            ZStack {
                RoundedRectangle(cornerRadius: 12).fill(.orange)
                view
            }
        }
    }

    struct Content: View {
        let context: ActivityViewContext<TinyAttributes>
        @Environment(\.activityFamily) private var family
        @Environment(\.isActivityFullscreen) private var isFullscreen

        var body: some View {
            HStack {
                Text(context.state.text).privacySensitive()
                if context.isStale { Circle().fill(.red).frame(width: 12, height: 12) }
                if family == .small { Circle().fill(.green).frame(width: 12, height: 12) }
                if isFullscreen { Circle().fill(.blue).frame(width: 12, height: 12) }
            }
            .frame(maxWidth: .infinity)
            .frame(height: context.state.height)
            .border(.gray)
        }
    }
}
