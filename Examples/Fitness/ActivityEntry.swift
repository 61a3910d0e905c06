import WidgetKit

struct ActivityEntry: TimelineEntry {
    let date: Date
    let day: ActivityDay

    init(date: Date) {
        self.date = date
        day = ActivityLog.day(at: date)
    }
}
