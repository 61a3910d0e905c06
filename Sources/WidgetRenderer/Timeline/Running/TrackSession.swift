import Foundation
import Synchronization
import Rasterizer
import WidgetKitCore

/// A worker that has lived a widget's life up to some question: a fresh process with a home of its own, in which the
/// provider was asked everything that it was asked before.
///
/// So a provider that counts or stores something answers the same however the work is spread.
final class TrackSession {
    private let session: WorkerSession
    private let group: PlanGroup
    private var asked = 0

    private static let homes = Mutex(0)

    init(_ launch: WorkerLaunch, home: String, _ group: PlanGroup) throws {
        self.group = group
        let number = Self.homes.withLock { number in
            number += 1
            return number
        }
        let own = "\(home)/\(number)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        session = WorkerSession(launch.living(in: own))
    }

    func ask(_ question: TimelineQuestion) -> Result<TimelineSummary, FailureReason> {
        asked = question.number + 1
        // The provider's own limit comes first; a second more tells it from an endless loop.
        switch session.ask(.timeline(group.request(question)), within: group.timeout + 1).result {
        case .success(.timeline(let timeline)): return .success(timeline)
        case .success(let other): return .failure(FailureReason(.failed, "the worker process answered \(other)"))
        case .failure(let reason): return .failure(reason)
        }
    }

    /// Asks what has not been asked yet, up to the question whose answer is drawn.
    func replay(_ questions: [TimelineQuestion], to content: Showing.Content) {
        guard case .entry(let last, _) = content else { return }
        for question in questions where question.number >= asked && question.number <= last { _ = ask(question) }
    }

    func take(_ job: TakeJob) -> Result<TakeResult, FailureReason> {
        switch session.ask(.take(job), within: group.timeout + 1).result {
        case .success(.take(let result)): return .success(result)
        case .success(let other): return .failure(FailureReason(.failed, "the worker process answered \(other)"))
        case .failure(let reason): return .failure(reason)
        }
    }

    func frames(_ job: TransitionJob) -> Result<[AnimationFrame], FailureReason> {
        // Up to a hundred frames may be drawn.
        switch session.ask(.transition(job), within: 2 * group.timeout + 60).result {
        case .success(.transition(let frames)): return .success(frames)
        case .success(let other): return .failure(FailureReason(.failed, "the worker process answered \(other)"))
        case .failure(let reason): return .failure(reason)
        }
    }
}

extension WorkerLaunch {
    /// The same with another folder for what user code writes.
    func living(in home: String) -> WorkerLaunch {
        var copy = self
        for key in ["HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
        where copy.environment[key] != nil { copy.environment[key] = home }
        return copy
    }
}
