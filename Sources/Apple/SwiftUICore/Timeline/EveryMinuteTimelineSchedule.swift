import Foundation

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var periods: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { periods.next() }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // Every time zone in use is a whole number of minutes from the reference date's.
        let start = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        let periods = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: start), by: 60)
        return Entries(periods: periods.entries(from: startDate, mode: mode))
    }
}
