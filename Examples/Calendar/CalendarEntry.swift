import WidgetKit

struct CalendarEntry: TimelineEntry {
    let date: Date
    let events: [Event]

    init(date: Date) {
        self.date = date
        events = Diary.events(from: date)
    }

    var today: [Event] { events.filter { Calendar.current.isDate($0.start, inSameDayAs: date) } }
    var later: [Event] { events.filter { !Calendar.current.isDate($0.start, inSameDayAs: date) } }
    var next: Event? { today.first { !$0.isAllDay } }
}
