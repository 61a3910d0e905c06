import Glibc
import SystemSupport

/// Until when an answer is waited for. Time counts in which the worker could run: on a machine whose processors others
/// have, a right picture would be called an endless loop otherwise.
struct AnswerDeadline {
    /// Few answers take longer; of those that do, it is read how long the worker waits for a processor.
    private static let firstLook = Duration.milliseconds(500)
    /// In how many times the limit an answer must be there, whatever the machine does.
    private static let most = 10.0

    private let start: ContinuousClock.Instant
    private var latest: Duration
    private var limit: Duration
    /// What the worker had waited for a processor when it was looked at first, and for how much of that since the limit
    /// was raised.
    private var waited: (before: Duration, granted: Duration)?
    private let queueTime: (pid_t) -> Duration?

    /// - Parameters:
    ///   - seconds: in which the worker could run.
    ///   - queueTime: how long a process has waited for a processor in its life; nil where the system does not say.
    init(
        within seconds: Double, from start: ContinuousClock.Instant = .now,
        queueTime: @escaping (pid_t) -> Duration? = AnswerDeadline.queueTime
    ) {
        (self.start, self.queueTime) = (start, queueTime)
        (limit, latest) = (.seconds(seconds), .seconds(seconds * Self.most))
    }

    /// Waits longer, for what is not the worker's doing.
    mutating func extend(by duration: Duration) {
        limit += duration
        latest += duration
    }

    /// For how long to wait before this is asked again; nil where the time is over.
    mutating func rest(of process: pid_t, at now: ContinuousClock.Instant = .now) -> Duration? {
        let passed = now - start
        let first = min(Self.firstLook, limit)
        if passed < first { return first - passed }
        if waited == nil { waited = queueTime(process).map { ($0, .zero) } }
        if passed >= limit, passed < latest, let (before, granted) = waited, let all = queueTime(process) {
            let more = all - before - granted
            waited = (before, granted + more)
            limit = min(limit + more, latest)
        }
        return passed < limit ? limit - passed : nil
    }

    /// How long a process's main thread has been ready to run, and did not.
    static func queueTime(of process: pid_t) -> Duration? {
        // On a processor, waiting for one, both in nanoseconds, and how often it was given one.
        guard let text = DescriptorIO.text("/proc/\(process)/schedstat") else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int64($0) }.map { .nanoseconds($0) }
    }
}
