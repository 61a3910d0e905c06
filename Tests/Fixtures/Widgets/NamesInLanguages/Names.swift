import AppIntents
import SwiftUI
import WidgetKit

@main
struct NamedWidgets: WidgetBundle {
    var body: some Widget {
        KeyedWidget()
        LookedUpWidget()
        TitledWidget()
        LampControl()
    }
}

struct NamedEntry: TimelineEntry {
    let date: Date
}

struct NamedProvider: TimelineProvider {
    func placeholder(in context: Context) -> NamedEntry { NamedEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (NamedEntry) -> Void) {
        completion(NamedEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NamedEntry>) -> Void) {
        completion(Timeline(entries: [NamedEntry(date: .now)], policy: .never))
    }
}

struct NamedView: View {
    var body: some View { Text("Weather").containerBackground(.white, for: .widget) }
}

/// Its names are keys of the string table.
struct KeyedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "keyed", provider: NamedProvider()) { _ in NamedView() }
            .configurationDisplayName("Weather")
            .description("The days to come.")
            .supportedFamilies([.systemSmall])
    }
}

/// Its names are looked up when the configuration is made.
struct LookedUpWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lookedUp", provider: NamedProvider()) { _ in NamedView() }
            .configurationDisplayName(NSLocalizedString("Weather", comment: "the widget's name"))
            .description(String(localized: "The days to come."))
            .supportedFamilies([.systemSmall])
    }
}

struct TitledIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("The days to come.")
}

struct TitledProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NamedEntry { NamedEntry(date: .now) }
    func snapshot(for configuration: TitledIntent, in context: Context) async -> NamedEntry { NamedEntry(date: .now) }
    func timeline(for configuration: TitledIntent, in context: Context) async -> Timeline<NamedEntry> {
        Timeline(entries: [NamedEntry(date: .now)], policy: .never)
    }
}

/// It has the names of its intent.
struct TitledWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "titled", intent: TitledIntent.self, provider: TitledProvider()) { _ in
            NamedView()
        }
        .supportedFamilies([.systemSmall])
    }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp") {
            ControlWidgetButton(action: OpenURLIntent()) { Image(systemName: "lightbulb") }
        }
        .displayName("Lamp")
        .description("Switches the lamp.")
    }
}
