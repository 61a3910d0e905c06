import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let nextEvent: String
}
