import Dispatch
import SwiftUI
import WidgetKit

struct CompletesLateEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct CompletesLateProvider: TimelineProvider {
    func placeholder(in context: Context) -> CompletesLateEntry {
        CompletesLateEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (CompletesLateEntry) -> Void) {
        completion(CompletesLateEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CompletesLateEntry>) -> Void) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(300)) {
            completion(Timeline(entries: [CompletesLateEntry(date: Date(), text: "Late")], policy: .never))
        }
    }
}

/// Calls the timeline’s completion 0.3 s later, on a background queue.
@main
struct CompletesLate: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CompletesLate", provider: CompletesLateProvider()) { entry in
            Text(entry.text)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("CompletesLate")
        .description("A fixture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
