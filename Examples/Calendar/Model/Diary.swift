import Foundation

/// The events of two days, at the same hours of every day.
enum Diary {
    /// What is not over at a date, of its day and the day after it, in order.
    static func events(from date: Date) -> [Event] {
        let day = Calendar.current.startOfDay(for: date)
        let next = Calendar.current.date(byAdding: .day, value: 1, to: day) ?? day
        return (today(day) + tomorrow(next)).filter { $0.end > date }
    }

    private static func today(_ day: Date) -> [Event] {
        [
            allDay("Mia’s birthday", day, .family),
            event("Design review", "Room 4", day, 10, 30, minutes: 60, .work),
            event("Lunch with Ada", "Café Linde", day, 12, 30, minutes: 75, .family),
            event("Team meeting", nil, day, 15, 0, minutes: 45, .work),
            event("Swimming", "Harbor Baths", day, 18, 15, minutes: 60, .sport),
        ]
    }

    private static func tomorrow(_ day: Date) -> [Event] {
        [
            event("Dentist", "Bridge Street 12", day, 9, 0, minutes: 30, .family),
            event("Release planning", "Room 1", day, 11, 0, minutes: 90, .work),
            event("Running", nil, day, 17, 30, minutes: 45, .sport),
        ]
    }

    private static func allDay(_ title: LocalizedStringResource, _ day: Date, _ source: Event.Source) -> Event {
        Event(title: title, start: day, end: day.addingTimeInterval(86_400), source: source, isAllDay: true)
    }

    private static func event(
        _ title: LocalizedStringResource, _ place: LocalizedStringResource?, _ day: Date, _ hour: Int, _ minute: Int,
        minutes: Int, _ source: Event.Source
    ) -> Event {
        let start = Calendar.current.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
        return Event(
            title: title, place: place, start: start, end: start.addingTimeInterval(Double(minutes) * 60),
            source: source)
    }
}
