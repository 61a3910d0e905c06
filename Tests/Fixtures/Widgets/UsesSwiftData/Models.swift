import Foundation
import SwiftData

@Model
final class Habit {
    @Attribute(.unique) var name: String
    var symbol: String
    var createdAt: Date
    @Relationship(deleteRule: .cascade, inverse: \CheckIn.habit)
    var checkIns: [CheckIn] = []
    @Transient var isHighlighted = false

    init(name: String, symbol: String, createdAt: Date = .now) {
        self.name = name
        self.symbol = symbol
        self.createdAt = createdAt
    }

    /// How many of the last seven days have a check-in.
    var streak: Int { checkIns.count }
}

@Model
final class CheckIn {
    var day: Date
    var habit: Habit?

    init(day: Date, habit: Habit? = nil) {
        self.day = day
        self.habit = habit
    }
}

enum HabitSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Habit.self, CheckIn.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
}

enum HabitMigration: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [HabitSchema.self] }
    static var stages: [MigrationStage] { [] }
}
