import SwiftData
import SwiftUI
import WidgetKit

@Model
final class Line {
    var text: String
    var number: Int

    init(_ text: String, number: Int) {
        self.text = text
        self.number = number
    }
}

/// A container that is filled where it is made, when somebody first uses it.
enum Journal {
    static let container: ModelContainer = {
        let container = try! ModelContainer(for: Line.self, configurations: ModelConfiguration("Journal"))
        let context = ModelContext(container)
        context.insert(Line("seed", number: 0))
        try! context.save()
        return container
    }()

    static func write(_ text: String) {
        let context = ModelContext(container)
        context.insert(Line(text, number: lines().count))
        try? context.save()
    }

    static func lines() -> [String] {
        let all = FetchDescriptor<Line>(sortBy: [SortDescriptor(\.number)])
        return ((try? ModelContext(container).fetch(all)) ?? []).map(\.text)
    }
}

struct JournalEntry: TimelineEntry {
    let date: Date
}

/// Inserts whenever it is asked.
struct JournalProvider: TimelineProvider {
    func placeholder(in context: Context) -> JournalEntry { JournalEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (JournalEntry) -> Void) {
        Journal.write("snapshot")
        completion(JournalEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<JournalEntry>) -> Void) {
        Journal.write("timeline")
        let entries = (0..<2).map { JournalEntry(date: .now.addingTimeInterval(3600 * Double($0))) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct JournalWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Journal", provider: JournalProvider()) { _ in
            // Views should not insert anything; some do.
            let _ = Journal.write("view")
            Text(Journal.lines().joined(separator: " "))
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
