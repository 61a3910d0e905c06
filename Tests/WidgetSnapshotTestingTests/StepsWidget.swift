import SwiftUI
import WidgetKit

/// The widget of `docs/WidgetSnapshotTesting.md`.
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { StepsView(steps: $0.steps) }
            .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}

struct StepsEntry: TimelineEntry {
    var date: Date
    var steps: Int
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 4_200))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 6_800)], policy: .never))
    }
}

struct StepsView: View {
    var steps: Int

    var body: some View {
        VStack(alignment: .leading) {
            Label("Steps", systemImage: "figure.walk").font(.caption)
            Text(steps, format: .number).font(.title2.bold())
            ProgressView(value: min(1, Double(steps) / 10_000))
        }
        .containerBackground(.background, for: .widget)
    }
}
