import WidgetKit

struct CalendarProvider: TimelineProvider {
    func placeholder(in context: Context) -> CalendarEntry {
        CalendarEntry(date: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
        completion(CalendarEntry(date: .now))
    }

    /// An entry for now, and one for the end of each event of today, when it leaves the list.
    func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
        let now = CalendarEntry(date: .now)
        let ends = Set(now.today.filter { !$0.isAllDay }.map(\.end)).sorted()
        let midnight = Calendar.current.startOfDay(for: now.date.addingTimeInterval(86_400))
        completion(Timeline(entries: [now] + ends.map(CalendarEntry.init(date:)), policy: .after(midnight)))
    }
}
