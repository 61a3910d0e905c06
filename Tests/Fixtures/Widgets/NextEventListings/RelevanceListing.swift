import SwiftUI
import WidgetKit

/// “Generating a timeline”: how relevant an entry is.
enum RelevanceListing {
    struct EventEntry: TimelineEntry {
        let date: Date
        let nextEvent: String
        var relevance: TimelineEntryRelevance? }

    static func entry(date: Date) -> EventEntry {
        let entry = EventEntry(date: date, nextEvent: "Go to the book store", relevance:
            TimelineEntryRelevance(score: 1.0))
        return entry
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> EventEntry {
            EventEntry(date: Date(), nextEvent: "English class")
        }

        func getSnapshot(in context: Context, completion: @escaping (EventEntry) -> Void) {
            completion(entry(date: Date()))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<EventEntry>) -> Void) {
            completion(Timeline(entries: [entry(date: Date())], policy: .atEnd))
        }
    }
}

struct RelevanceWidget: Widget {
    let kind: String = "relevance"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: RelevanceListing.Provider()) {
            entry in TitleListing.MyWidgetEntryView(entry: .init(entry))
                .containerBackground(.fill.tertiary, for: .widget) }
        .supportedFamilies([.systemMedium])
    }
}
