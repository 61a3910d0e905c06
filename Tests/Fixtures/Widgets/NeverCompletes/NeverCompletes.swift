import SwiftUI
import WidgetKit

struct NeverCompletesEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct NeverCompletesProvider: TimelineProvider {
    func placeholder(in context: Context) -> NeverCompletesEntry {
        NeverCompletesEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (NeverCompletesEntry) -> Void) {
        completion(NeverCompletesEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NeverCompletesEntry>) -> Void) {
        // The large family's server never answers.
        if context.family == .systemLarge { return }
        completion(Timeline(entries: [NeverCompletesEntry(date: Date(), text: "Entry")], policy: .never))
    }
}

/// Never calls the timeline’s completion in systemLarge; the other families draw.
@main
struct NeverCompletes: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NeverCompletes", provider: NeverCompletesProvider()) { entry in
            Text(entry.text)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("NeverCompletes")
        .description("A fixture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
