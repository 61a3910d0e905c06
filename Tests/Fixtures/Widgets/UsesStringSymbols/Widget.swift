import AppIntents
import SwiftUI
import WidgetKit

struct Feed: AppIntent {
    static let title: LocalizedStringResource = .feedTitle
    func perform() async throws -> some IntentResult { .result() }
}

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct FeedView: View {
    var body: some View {
        VStack {
            Text(.greeting(name: "Mira", count: 3))
            Text(.daysLeft(2))
            Text(.Animals.bear)
            Text("(\(String(localized: .feedTitle)))")
            Label(.ok, systemImage: "checkmark").accessibilityLabel(.feedTitle)
            Button(.ok, intent: Feed()).buttonStyle(.plain)
        }
        .containerBackground(.white, for: .widget)
    }
}

@main struct FeedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "feed", provider: Provider()) { _ in FeedView() }
            .configurationDisplayName(.feedTitle)
            .supportedFamilies([.systemLarge])
    }
}
