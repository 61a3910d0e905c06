import SwiftUI
import WidgetKit

struct CompletesTwiceEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct CompletesTwiceProvider: TimelineProvider {
    func placeholder(in context: Context) -> CompletesTwiceEntry {
        CompletesTwiceEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (CompletesTwiceEntry) -> Void) {
        completion(CompletesTwiceEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CompletesTwiceEntry>) -> Void) {
        completion(Timeline(entries: [CompletesTwiceEntry(date: Date(), text: "First")], policy: .never))
        completion(Timeline(entries: [CompletesTwiceEntry(date: Date(), text: "Second")], policy: .never))
    }
}

/// Calls the timeline’s completion twice; the first call counts.
@main
struct CompletesTwice: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CompletesTwice", provider: CompletesTwiceProvider()) { entry in
            Text(entry.text)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("CompletesTwice")
        .description("A fixture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
