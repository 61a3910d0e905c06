import SwiftUI
import WidgetKit

struct RecursesInSmallEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct RecursesInSmallProvider: TimelineProvider {
    func placeholder(in context: Context) -> RecursesInSmallEntry {
        RecursesInSmallEntry(date: Date(), text: "Placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping (RecursesInSmallEntry) -> Void) {
        completion(RecursesInSmallEntry(date: Date(), text: "Snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RecursesInSmallEntry>) -> Void) {
        completion(Timeline(entries: [RecursesInSmallEntry(date: Date(), text: "Entry")], policy: .never))
    }
}

struct Recursion: View {
    var depth: Int

    var body: some View {
        Recursion(depth: depth + 1)
    }
}

struct RecursesInSmallView: View {
    @Environment(\.widgetFamily) private var family
    var entry: RecursesInSmallEntry

    var body: some View {
        if family == .systemSmall {
            Recursion(depth: 0)
        } else {
            Text(entry.text)
        }
    }
}

/// A view that is its own body overflows the stack in systemSmall; the other families draw.
@main
struct RecursesInSmall: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "RecursesInSmall", provider: RecursesInSmallProvider()) { entry in
            RecursesInSmallView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("RecursesInSmall")
        .description("A fixture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
