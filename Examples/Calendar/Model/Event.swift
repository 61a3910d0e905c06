import Foundation

struct Event: Identifiable, Sendable {
    /// The calendars of the user, each with its color.
    enum Source: Sendable {
        case work, family, sport
    }

    var title: LocalizedStringResource
    var place: LocalizedStringResource?
    var start: Date
    var end: Date
    var source: Source
    var isAllDay = false

    var id: String { "\(title.key)\(start.timeIntervalSinceReferenceDate)" }
}
