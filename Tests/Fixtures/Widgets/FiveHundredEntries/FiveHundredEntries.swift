import SwiftUI
import WidgetKit

struct FiveHundredEntriesEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct FiveHundredEntriesProvider: TimelineProvider {
    func placeholder(in context: Context) -> FiveHundredEntriesEntry {
        FiveHundredEntriesEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (FiveHundredEntriesEntry) -> Void) {
        completion(FiveHundredEntriesEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FiveHundredEntriesEntry>) -> Void) {
        let start = Date()
        let entries = (0..<500).map { minute in
            FiveHundredEntriesEntry(date: start.addingTimeInterval(Double(minute) * 60), text: "Entry \(minute)")
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// A timeline of 500 entries, one a minute.
@main
struct FiveHundredEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FiveHundredEntries", provider: FiveHundredEntriesProvider()) { entry in
            Text(entry.text)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("FiveHundredEntries")
        .description("A fixture.")
        .supportedFamilies([.systemSmall])
    }
}
