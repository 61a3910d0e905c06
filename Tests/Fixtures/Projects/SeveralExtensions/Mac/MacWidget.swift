import SwiftUI
import WidgetKit

struct MacEntry: TimelineEntry {
    let date: Date
}

struct MacProvider: TimelineProvider {
    func placeholder(in context: Context) -> MacEntry { MacEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (MacEntry) -> Void) {
        completion(MacEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MacEntry>) -> Void) {
        completion(Timeline(entries: [MacEntry(date: .now)], policy: .never))
    }
}

@main
struct MacWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mac", provider: MacProvider()) { _ in
            Text("Mac").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
