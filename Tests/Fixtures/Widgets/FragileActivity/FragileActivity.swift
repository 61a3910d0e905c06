import ActivityKit
import SwiftUI
import WidgetKit

@main
struct FragileBundle: WidgetBundle {
    var body: some Widget {
        CalmWidget()
        ParcelActivity()
    }
}

struct CalmEntry: TimelineEntry {
    let date: Date
}

struct CalmProvider: TimelineProvider {
    func placeholder(in context: Context) -> CalmEntry { CalmEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (CalmEntry) -> Void) {
        completion(CalmEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CalmEntry>) -> Void) {
        completion(Timeline(entries: [CalmEntry(date: .now)], policy: .never))
    }
}

struct CalmWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "calm", provider: CalmProvider()) { _ in
            Text("calm").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Traps on every address that is none.
struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        let page: URL

        init(from decoder: any Decoder) throws {
            let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .page)
            guard let url = URL(string: text), !text.isEmpty else { fatalError("no address") }
            page = url
        }
    }
}

struct ParcelActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            Text(context.state.page.absoluteString)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("parcel") }
            } compactLeading: {
                Text("p")
            } compactTrailing: {
                Text("q")
            } minimal: {
                Text("p")
            }
        }
    }
}
