import Foundation

/// The day's appointments.
enum Agenda {
    struct Event {
        var start: Date
        var title: String
    }

    /// The hours of the events, counted from the start of the day, and what happens then.
    private static let plan: [(hour: Int, title: String)] = [
        (10, "Go to the book store"),
        (12, "Lunch with Ada"),
        (15, "English class"),
        (18, "Swim"),
    ]

    static var today: [Event] {
        let midnight = Calendar.current.startOfDay(for: Date())
        return plan.map { event in
            Event(
                start: Calendar.current.date(byAdding: .hour, value: event.hour, to: midnight)!,
                title: event.title)
        }
    }
}
