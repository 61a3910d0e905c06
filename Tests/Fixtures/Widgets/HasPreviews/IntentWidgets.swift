import AppIntents
import SwiftUI
import WidgetKit

struct PickScore: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Pick a score"

    @Parameter(title: "Score", default: 1)
    var score: Int

    static var high: PickScore {
        let intent = PickScore()
        intent.score = 99
        return intent
    }
}

struct PickedProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry { ScoreEntry(date: .now, score: 0) }
    func snapshot(for configuration: PickScore, in context: Context) async -> ScoreEntry {
        ScoreEntry(date: .now, score: configuration.score)
    }

    func timeline(for configuration: PickScore, in context: Context) async -> Timeline<ScoreEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct PickedWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "picked", intent: PickScore.self, provider: PickedProvider()) {
            ScoreView(entry: $0)
        }
    }
}

@available(iOS 17.0, *)
#Preview("Intent", as: .systemSmall, using: PickScore.high) {
    PickedWidget()
} timelineProvider: {
    PickedProvider()
}
