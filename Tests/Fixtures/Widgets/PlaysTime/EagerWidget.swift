import SwiftUI
import WidgetKit

struct EagerEntry: TimelineEntry {
    let date: Date
}

/// Wants to be asked every ten minutes, which is more often than the system grants.
struct EagerProvider: TimelineProvider {
    func placeholder(in context: Context) -> EagerEntry { EagerEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (EagerEntry) -> Void) {
        completion(EagerEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<EagerEntry>) -> Void) {
        let entry = EagerEntry(date: .now)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(600))))
    }
}

struct EagerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "eager", provider: EagerProvider()) { entry in
            Text("as of \(entry.date, style: .time)").containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Eager")
        .supportedFamilies([.systemSmall])
    }
}
