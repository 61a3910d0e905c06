import Kit
import SwiftUI
import WidgetKit

struct CityEntry: TimelineEntry {
    let date: Date
}

struct CityProvider: TimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (CityEntry) -> Void) {
        completion(CityEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
        completion(Timeline(entries: [CityEntry(date: Date())], policy: .never))
    }
}

@main
struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "city", provider: CityProvider()) { entry in
            VStack {
                Text(City.berlin.name).font(.headline)
                KitLabel()
            }
            .containerBackground(Color(.sky), for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
