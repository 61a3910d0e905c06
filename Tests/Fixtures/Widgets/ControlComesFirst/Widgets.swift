import ActivityKit
import AppIntents
import SwiftUI
import UIKit
import WidgetKit

/// A bundle in the order of Xcode's template, turned round.
@main
struct Widgets: WidgetBundle {
    var body: some Widget {
        Lamp()
        Clock()
        Ride()
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct Lamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "L") {
            ControlWidgetToggle("Lamp", isOn: true, action: LampIntent()) { _ in Image(systemName: "lightbulb") }
        }
    }
}

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

struct Ride: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { Text("\($0.state.minutes) min") } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes) min") }
            } compactLeading: {
                Text("Ride")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("R")
            }
        }
    }
}

struct Moment: TimelineEntry {
    let date: Date
    var note = ""
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now, note: context.isPreview ? "gallery" : "transient"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let own = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.own") != nil
        let other = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.other") != nil
        let shared = UserDefaults(suiteName: "group.other")?.string(forKey: "name") ?? "nobody"
        completion(Timeline(entries: [Moment(date: .now, note: "\(own) \(other) \(shared)")], policy: .never))
    }
}

struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "C", provider: Provider()) { ClockView(moment: $0) }
            .supportedFamilies([.systemMedium])
    }
}

struct ClockView: View {
    let moment: Moment

    var body: some View {
        VStack {
            Text(verbatim: moment.note)
            Text(verbatim: "\(generation) \(UIDevice.current.systemVersion) \(guarded())")
            if #available(iOS 18, *) { Text(verbatim: "since 18") }
            if #unavailable(iOS 17.4) { Text(verbatim: "before 17.4") }
            if #available(macOS 99, *) { Text(verbatim: "anywhere") }
        }
        .framed()
    }

    private var generation: String {
        if #available(iOS 26.0, macOS 26, *) {
            "twenty-six"
        } else if #available(iOS 18, *) {
            "eighteen"
        } else {
            "older"
        }
    }

    private func guarded() -> String {
        guard #available(iOSApplicationExtension 18.0, *) else { return "not yet" }
        return newer()
    }
}

@available(iOS 18, *)
private func newer() -> String { "newer" }

extension View {
    /// Types of their own on each release.
    fileprivate func framed() -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { Color.clear }
        } else {
            return padding(4)
        }
    }
}
