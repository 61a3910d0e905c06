import CoreData
import SwiftUI
import WidgetKit

/// What is in memory when the program has started stays; what a provider adds to it does not.
enum Visits {
    static let context = PersistenceController(inMemory: true).container.viewContext

    static func add(_ text: String) {
        let note = Note(context: context)
        note.text = text
        try? context.save()
    }

    static var texts: [String] { ((try? context.fetch(Note.fetchRequest())) ?? []).map(\.text) }
}

struct VisitEntry: TimelineEntry {
    let date: Date
    let texts: [String]
}

struct VisitProvider: TimelineProvider {
    func placeholder(in context: Context) -> VisitEntry { VisitEntry(date: .now, texts: Visits.texts) }

    func getSnapshot(in context: Context, completion: @escaping (VisitEntry) -> Void) {
        Visits.add("snapshot")
        completion(VisitEntry(date: .now, texts: Visits.texts))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<VisitEntry>) -> Void) {
        Visits.add("timeline")
        completion(Timeline(entries: [VisitEntry(date: .now, texts: Visits.texts)], policy: .never))
    }
}

struct VisitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Visits", provider: VisitProvider()) { entry in
            Text(entry.texts.joined(separator: " "))
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
