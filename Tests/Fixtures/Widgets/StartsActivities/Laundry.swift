import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@main
struct LaundryWidgets: WidgetBundle {
    var body: some Widget {
        LaundryWidget()
        LaundryActivity()
    }
}

struct LaundryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var machine: String
}

struct LaundryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LaundryAttributes.self) { context in
            Text("\(context.attributes.machine) \(context.state.minutes)").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes) minutes") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
        }
    }
}

struct StartIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult {
        _ = try Activity.request(
            attributes: LaundryAttributes(machine: "Left"),
            content: ActivityContent(state: .init(minutes: 40), staleDate: nil))
        return .result()
    }
}

struct SoonerIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Sooner"
    func perform() async throws -> some IntentResult {
        for activity in Activity<LaundryAttributes>.activities {
            await activity.update(
                ActivityContent(state: .init(minutes: activity.content.state.minutes - 5), staleDate: nil),
                alertConfiguration: AlertConfiguration(title: "Sooner", body: "Almost done", sound: .default))
        }
        return .result()
    }
}

struct StopIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    func perform() async throws -> some IntentResult {
        for activity in Activity<LaundryAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
        }
        return .result()
    }
}

struct LaundryEntry: TimelineEntry {
    let date: Date
}

struct LaundryProvider: TimelineProvider {
    func placeholder(in context: Context) -> LaundryEntry { LaundryEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (LaundryEntry) -> Void) {
        completion(LaundryEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LaundryEntry>) -> Void) {
        completion(Timeline(entries: [LaundryEntry(date: .now)], policy: .never))
    }
}

/// Rows of 40 points: start, sooner, stop.
struct LaundryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "laundry", provider: LaundryProvider()) { _ in
            VStack(spacing: 0) {
                Button(intent: StartIntent()) { Text("start").frame(maxWidth: .infinity, maxHeight: .infinity) }
                    .frame(height: 40)
                Button(intent: SoonerIntent()) { Text("sooner").frame(maxWidth: .infinity, maxHeight: .infinity) }
                    .frame(height: 40)
                Button(intent: StopIntent()) { Text("stop").frame(maxWidth: .infinity, maxHeight: .infinity) }
                    .frame(height: 40)
                Spacer(minLength: 0)
            }
            .buttonStyle(.plain)
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
