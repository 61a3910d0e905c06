import SwiftUI
import WidgetKit

/// What the harbour's provider writes and the boat's reads.
enum Tide {
    static var level: Int {
        get { UserDefaults.standard.integer(forKey: "level") }
        set { UserDefaults.standard.set(newValue, forKey: "level") }
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Int
}

/// Raises the water every three hours and has the boat's timeline made anew.
struct HarbourProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 0) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        Tide.level += 1
        WidgetCenter.shared.reloadTimelines(ofKind: "boat")
        let entry = TideEntry(date: .now, level: Tide.level)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3 * 3600))))
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "harbour", provider: HarbourProvider()) { entry in
            Text("tide \(entry.level)").containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .supportedFamilies([.systemSmall])
    }
}
