import SwiftUI
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: Int
}

private struct OtherEntry: TimelineEntry {
    let date = Date()
}

struct ScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry { ScoreEntry(date: .now, score: 0) }

    func getSnapshot(in context: Context, completion: @escaping (ScoreEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        let entries = (0..<3).map { ScoreEntry(date: .now + Double($0) * 60, score: $0) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct ScoreView: View {
    @Environment(\.widgetFamily) var family
    let entry: ScoreEntry

    var body: some View {
        Text(family == .systemMedium ? "medium \(entry.score)" : "\(entry.score)")
            .containerBackground(.orange, for: .widget)
    }
}

struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "score", provider: ScoreProvider()) { ScoreView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main
struct ScoreWidgets: WidgetBundle {
    var body: some Widget {
        ScoreWidget()
        RideActivity()
    }
}

#Preview("Timeline", as: .systemSmall) {
    ScoreWidget()
} timeline: {
    ScoreEntry(date: .now, score: 7)
    ScoreEntry(date: .now + 3600, score: 8)
    for score in 9...10 {
        ScoreEntry(date: .now + 7200, score: score)
    }
}

#Preview("Provider", as: .systemMedium) {
    ScoreWidget()
} timelineProvider: {
    ScoreProvider()
}

#Preview(as: WidgetFamily.systemLarge, widget: { ScoreWidget() }, timeline: {
    let entry = ScoreEntry(date: .now, score: 1)
    entry
})

#Preview("Wrong entry", as: .systemSmall) {
    ScoreWidget()
} timeline: {
    OtherEntry()
}
