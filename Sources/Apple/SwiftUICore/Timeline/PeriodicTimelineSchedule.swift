import Foundation

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

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
        let interval = mode == .lowFrequency && self.interval > 0
            ? (60 / self.interval).rounded(.up) * self.interval : self.interval
        let step = interval > 0 && passed > 0 ? (passed / interval).rounded(.down) : 0
        return Entries(startDate: self.startDate, interval: interval, step: step)
    }
}
