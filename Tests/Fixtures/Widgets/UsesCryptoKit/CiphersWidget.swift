import SwiftUI
import WidgetKit

struct Now: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Now { Now(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
        completion(Timeline(entries: [Now(date: Date())], policy: .never))
    }
}

@main struct CiphersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ciphers", provider: Provider()) { _ in
            VStack(alignment: .leading) {
                ForEach((try? Ciphers.lines()) ?? ["failed"], id: \.self) { Text(verbatim: $0) }
            }
            .font(.caption2)
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
