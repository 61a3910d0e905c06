import Foundation

/// How much of something is done, and how much is to be done.
struct Goal: Identifiable, Sendable {
    enum Kind: Sendable {
        case move, exercise, stand
    }

    var kind: Kind
    /// In kilocalories, minutes or hours.
    var value: Double
    var target: Double

    var id: Kind { kind }
    /// More than 1 where more is done than was to be done.
    var fraction: Double { value / target }

    var name: LocalizedStringResource {
        switch kind {
        case .move: "Move"
        case .exercise: "Exercise"
        case .stand: "Stand"
        }
    }

    var unit: LocalizedStringResource {
        switch kind {
        case .move: "kcal"
        case .exercise: "min"
        case .stand: "h"
        }
    }

    /// The unit as VoiceOver says it.
    var spokenUnit: LocalizedStringResource {
        switch kind {
        case .move: "kilocalories"
        case .exercise: "minutes"
        case .stand: "hours"
        }
    }
}
