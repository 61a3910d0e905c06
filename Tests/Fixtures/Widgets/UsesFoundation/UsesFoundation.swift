import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Facts { Facts(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Facts) -> Void) { completion(Facts(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Facts>) -> Void) {
        completion(Timeline(entries: [Facts(date: Date())], policy: .never))
    }
}

extension Facts: TimelineEntry {}

@main
struct UsesFoundation: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "foundation", provider: Provider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.title)
                ForEach(entry.lines, id: \.self) { Text($0).lineLimit(1) }
            }
            .font(.system(size: 9))
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}
