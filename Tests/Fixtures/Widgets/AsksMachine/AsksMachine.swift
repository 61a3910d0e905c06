import SwiftUI
import WidgetKit

struct FactsEntry: TimelineEntry {
    let date: Date
    /// What the provider was told.
    var facts: [Fact] = []
}

/// Writes files an hour before its second entry shows them, and looks around.
struct FactsProvider: TimelineProvider {
    func placeholder(in context: Context) -> FactsEntry { FactsEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (FactsEntry) -> Void) {
        completion(FactsEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FactsEntry>) -> Void) {
        FileFacts.write()
        let facts = SystemFacts.all + FileFacts.all
        Task.detached {
            let later = SystemFacts.all
            let differing = zip(later, facts).filter { $0 != $1 }.map(\.0.name)
            let entries = [0, 3600].map { FactsEntry(
                date: .now + $0, facts: facts + [Fact("elsewhere", differing.joined(separator: " "))]) }
            completion(Timeline(entries: entries, policy: .never))
        }
    }
}

struct FactsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: FactsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if family == .systemMedium {
                ForEach(IdentityFacts.all) { Text("\($0.name): \($0.value);").fixedSize() }
            } else {
                ForEach(entry.facts) { Text("provider \($0.name): \($0.value);").fixedSize() }
                ForEach(SystemFacts.all + FileFacts.all) { Text("view \($0.name): \($0.value);").fixedSize() }
            }
        }
        .font(.system(size: 3))
        .containerBackground(.white, for: .widget)
    }
}

@main
struct AsksMachine: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "machine", provider: FactsProvider()) { FactsView(entry: $0) }
            .supportedFamilies([.systemLarge, .systemMedium])
    }
}
