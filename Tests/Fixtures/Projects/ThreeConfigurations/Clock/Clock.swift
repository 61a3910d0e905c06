import SwiftUI
import WidgetKit

/// Draws what its bundle says of itself: which configuration of the project counts shows in the picture.
@main
struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Provider()) { _ in
            VStack(alignment: .leading) {
                Text(Bundle.main.bundleIdentifier ?? "no identifier")
                Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "no name")
                Text(Self.channel)
            }
            .font(.caption2)
            .containerBackground(.background, for: .widget)
        }
    }

    private static var channel: String {
        #if BETA && PHONE && SHARED && FROM_FILE
            "Beta for iPhone"
        #else
            "another configuration"
        #endif
    }
}

struct Entry: TimelineEntry {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}
