import SwiftUI
import WidgetKit

struct KettleEntry: TimelineEntry {
    let date: Date
    let start: Date
    let isDone: Bool
}

/// Two entries: water that is heated for four minutes from the hour on, and hot water for good.
struct KettleProvider: TimelineProvider {
    func placeholder(in context: Context) -> KettleEntry { KettleEntry(date: .now, start: .now, isDone: false) }

    func getSnapshot(in context: Context, completion: @escaping (KettleEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<KettleEntry>) -> Void) {
        let next = Calendar.current.nextDate(
            after: .now, matching: DateComponents(minute: 0), matchingPolicy: .nextTime)!
        let done = next.addingTimeInterval(240)
        completion(
            Timeline(
                entries: [
                    KettleEntry(date: next, start: next, isDone: false),
                    KettleEntry(date: done, start: next, isDone: true),
                ], policy: .never))
    }
}

struct KettleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "kettle", provider: KettleProvider()) { entry in
            VStack {
                if entry.isDone {
                    Text("Tea!").font(.title)
                } else {
                    Text(timerInterval: entry.start...entry.start.addingTimeInterval(240))
                        .multilineTextAlignment(.center)
                    ProgressView(timerInterval: entry.start...entry.start.addingTimeInterval(240), countsDown: false)
                }
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Kettle")
        .supportedFamilies([.systemSmall])
    }
}
