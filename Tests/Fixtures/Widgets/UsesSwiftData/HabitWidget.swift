import SwiftData
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
        QueryWidget()
        JournalWidget()
    }
}

struct HabitEntry: TimelineEntry {
    let date: Date
    let habits: [Habit]
    let total: Int
}

/// Fetches in the provider: the shared container in the timeline, samples in the gallery.
struct HabitProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitEntry { HabitEntry(date: .now, habits: [], total: 0) }

    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) {
        Task { @MainActor in completion(try entry(from: .sample)) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
        Task { @MainActor in completion(Timeline(entries: [try entry(from: .shared)], policy: .never)) }
    }

    @MainActor
    private func entry(from container: ModelContainer) throws -> HabitEntry {
        let word = "R"
        var descriptor = FetchDescriptor<Habit>(
            predicate: #Predicate { $0.name.starts(with: word) && !$0.checkIns.isEmpty },
            sortBy: [SortDescriptor(\.name, order: .reverse)])
        descriptor.fetchLimit = 2
        let habits = try container.mainContext.fetch(descriptor)
        return HabitEntry(
            date: .now, habits: habits, total: try container.mainContext.fetchCount(FetchDescriptor<CheckIn>()))
    }
}

struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: HabitProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.habits) { habit in
                    Label("\(habit.name) \(habit.streak)", systemImage: habit.symbol)
                }
                Text(entry.habits.isEmpty ? "No habits yet" : "\(entry.total) check-ins")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Fetches in the view.
struct QueryView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Habit.name) private var habits: [Habit]
    @Query(filter: #Predicate<CheckIn> { $0.habit?.name == "Rest" }) private var rests: [CheckIn]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(habits) { Text($0.name) }
            Text("\(rests.count) of \((try? context.fetchCount(FetchDescriptor<CheckIn>())) ?? 0)")
        }
    }
}

struct QueryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Query", provider: HabitProvider()) { _ in
            QueryView()
                .modelContainer(.sample)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
