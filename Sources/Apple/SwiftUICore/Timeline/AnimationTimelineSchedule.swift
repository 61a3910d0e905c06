import Foundation

/// A date for every frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: seconds; nil for the display's own pace, here 60 a second.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1 / 60, 1 / 120)
        isPaused = paused
    }

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
