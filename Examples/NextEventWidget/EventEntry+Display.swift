import Foundation

extension EventEntry {
    var nextEventTitle: String { nextEvent }

    /// The event's time of day as the user's region writes it.
    var nextEventTime: String { date.formatted(date: .omitted, time: .shortened) }
}
