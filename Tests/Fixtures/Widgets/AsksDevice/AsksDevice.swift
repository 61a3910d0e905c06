import SwiftUI
import WidgetKit
import HealthKit
import GameplayKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Double?
}

/// Asks for steps, as a fitness widget does, and goes on without.
struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_000) }
    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let query = HKStatisticsQuery(
            quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, result, _ in
            let steps = result?.sumQuantity()?.doubleValue(for: .count())
            completion(Timeline(entries: [StepsEntry(date: .now, steps: steps)], policy: .never))
        }
        HKHealthStore().execute(query)
    }
}

@main
struct AsksDevice: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AsksDevice", provider: StepsProvider()) { _ in BoardingPass() }
            .supportedFamilies([.systemSmall])
    }
}
