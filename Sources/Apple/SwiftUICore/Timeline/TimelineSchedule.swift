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

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// An endless sequence of dates; a single date if the interval is 0 or less.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let startDate: Date
        fileprivate let interval: TimeInterval
        fileprivate var step: Double

        public mutating func next() -> Date? {
            defer { step += 1 }
            // Multiples, because sums of many intervals drift.
            return interval > 0 || step == 0 ? startDate.addingTimeInterval(step * interval) : nil
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(self.startDate)
        // A display that is always on changes once a minute at most.
        let interval =
            mode == .lowFrequency && self.interval > 0
            ? (60 / self.interval).rounded(.up) * self.interval : self.interval
        let step = interval > 0 && passed > 0 ? (passed / interval).rounded(.down) : 0
        return Entries(startDate: self.startDate, interval: interval, step: step)
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// An endless sequence of full minutes, beginning with the one that contains the start date.
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

/// Dates that are given one by one, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A date for every frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: seconds; nil for the display's own pace, here 60 a second.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1 / 60, 1 / 120)
        isPaused = paused
    }

    /// An endless sequence of frame dates; a single date if the animation is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval
        /// Whether there is but one.
        fileprivate let isPaused: Bool
        fileprivate var isFinished = false

        public mutating func next() -> Date? {
            guard !isFinished else { return nil }
            defer {
                date.addTimeInterval(interval)
                isFinished = isPaused
            }
            return date
        }
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: mode == .lowFrequency ? max(60, interval) : interval, isPaused: isPaused)
    }
}
