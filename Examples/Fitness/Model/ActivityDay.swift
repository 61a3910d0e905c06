import Foundation

/// What somebody has done on a day.
struct ActivityDay: Sendable {
    /// One hour of it.
    struct Hour: Identifiable, Sendable {
        /// From 0 to 23.
        var id: Int
        var energy: Double
        var exercise: Double
        var stood: Bool
    }

    var date: Date
    /// All 24 hours; those to come are empty.
    var hours: [Hour]

    var move: Goal { Goal(kind: .move, value: hours.reduce(0) { $0 + $1.energy }, target: 520) }
    var exercise: Goal { Goal(kind: .exercise, value: hours.reduce(0) { $0 + $1.exercise }, target: 30) }
    var stand: Goal { Goal(kind: .stand, value: Double(hours.count { $0.stood }), target: 12) }
    var goals: [Goal] { [move, exercise, stand] }
}
