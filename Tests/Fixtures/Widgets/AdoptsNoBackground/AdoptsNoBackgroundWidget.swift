import SwiftUI
import WidgetKit

/// A widget for iOS 17 that hands no background to its container.
@main
struct AdoptsNoBackgroundWidget: Widget {
    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bare", provider: Provider()) { _ in Text("Bare") }
            .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
