import SwiftUI
import WidgetKit

/// Draws images and colours of a catalog that somebody edited by hand.
@main
struct BrokenCatalogWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        let name: String
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, name: "gone") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: .now, name: "gone"))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let names = ["gone", "broken", "gone", "broken"]
            completion(Timeline(entries: names.map { Entry(date: .now, name: $0) }, policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "broken", provider: Provider()) { entry in
            VStack {
                Image(entry.name)
                Text("White").foregroundStyle(.white).padding().background(Color("odd"))
                Text("On blue").foregroundStyle(.white).padding().background(.blue)
                Circle().fill(Color.accentColor).frame(width: 20, height: 20)
            }
            .containerBackground(.black, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
