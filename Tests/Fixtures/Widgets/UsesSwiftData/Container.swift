import SwiftData

extension ModelContainer {
    /// The one that the app shares with its widgets.
    static let shared: ModelContainer = {
        let schema = Schema(versionedSchema: HabitSchema.self)
        let configuration = ModelConfiguration(
            "Habits", schema: schema, groupContainer: .identifier("group.com.example.habits"))
        do {
            return try ModelContainer(for: schema, migrationPlan: HabitMigration.self, configurations: [configuration])
        } catch {
            fatalError("Could not create the container: \(error)")
        }
    }()

    @MainActor
    static let sample: ModelContainer = {
        let container = try! ModelContainer(
            for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (index, (name, symbol)) in [("Read", "book"), ("Run", "figure.run"), ("Rest", "bed.double")].enumerated() {
            let habit = Habit(name: name, symbol: symbol)
            container.mainContext.insert(habit)
            for day in 0...index { habit.checkIns.append(CheckIn(day: .now.addingTimeInterval(-86400 * Double(day)))) }
        }
        return container
    }()
}
