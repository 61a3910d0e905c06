import SwiftUI
import WidgetKit

/// A widget with one entry, for what only a widget's container does.
struct TinyWidget: Widget {
    struct Entry: TimelineEntry {
        let date = FixtureEnvironment.now
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry()], policy: .never))
        }
    }

    struct Content: View {
        @Environment(\.widgetFamily) private var family

        var body: some View {
            ZStack {
                if family == .accessoryCircular { AccessoryWidgetBackground() }
                Text("9").privacySensitive()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(family == .systemSmall ? Color.yellow.opacity(0.6) : .clear)
            .containerBackground(.blue, for: .widget)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tiny", provider: Provider()) { _ in Content() }
            .configurationDisplayName("Tiny")
            .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
    }
}

/// The same with a background that replaces what is under it, and no margins.
struct MarginlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Marginless", provider: TinyWidget.Provider()) { _ in
            Color.yellow.padding(6).containerBackground(for: .widget) {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            }
        }
        .contentMarginsDisabled()
    }
}

/// A widget from before container backgrounds.
struct BackgroundlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Backgroundless", provider: TinyWidget.Provider()) { _ in
            ContainerRelativeShape().fill(.orange)
        }
    }
}
