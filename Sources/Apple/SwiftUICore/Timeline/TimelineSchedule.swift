import Foundation

/// Dates at which a view changes.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates in ascending order, from the last one at or before `startDate` on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's entries may follow each other.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// At the schedule's own pace.
    case normal
    /// At a slow one, as on a display that is always on.
    case lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// - Parameter interval: seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(
        _ dates: S
    ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// - Parameter minimumInterval: seconds; nil for the display's own pace.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
