import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now)], policy: .never))
    }
}

@main
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { _ in
            Text(4_321, format: .number).font(.title).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
