import SwiftUI
import WidgetKit

struct TrapsInMediumEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct TrapsInMediumProvider: TimelineProvider {
    func placeholder(in context: Context) -> TrapsInMediumEntry {
        TrapsInMediumEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (TrapsInMediumEntry) -> Void) {
        completion(TrapsInMediumEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TrapsInMediumEntry>) -> Void) {
        completion(Timeline(entries: [TrapsInMediumEntry(date: Date(), text: "Entry")], policy: .never))
    }
}

struct TrapsInMediumView: View {
    @Environment(\.widgetFamily) private var family
    var entry: TrapsInMediumEntry

    var body: some View {
        let words = entry.text.split(separator: " ")
        Text(words[family == .systemMedium ? words.count : 0])
    }
}

/// Reads past the end of an array in systemMedium; the other families draw.
@main
struct TrapsInMedium: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TrapsInMedium", provider: TrapsInMediumProvider()) { entry in
            TrapsInMediumView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("TrapsInMedium")
        .description("A fixture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
