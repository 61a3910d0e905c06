import Foundation
import ImageFormats
import Rasterizer
import RenderCoordinator
import RenderModel
import Synchronization

/// A worker that lives the life of a device's widgets: a fresh process with a home of its own, in which everything is
/// done that was done before.
///
/// So a provider that counts or stores something answers the same however the work is spread, and reads what an
/// intent or another widget has stored.
final class DeviceSession {
    private let session: WorkerSession
    private let events: RunEvents
    /// Seconds.
    private let timeout: Double
    /// What was done and came to an end, in order. What died or did not return is not done again.
    private(set) var history: [ReplayStep]
    /// How much of it the process has replayed through.
    private var replayed = 0
    /// In which life it has.
    private var life: Int?

    private static let homes = Mutex(0)

    init(_ context: RunContext, _ device: DeviceTimelines, history: [ReplayStep] = []) throws {
        (timeout, self.history, events) = (device.timeout, history, context.events)
        let number = Self.homes.withLock { number in
            number += 1
            return number
        }
        let own = "\(context.settings.home)/\(number)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        session = WorkerSession(context.settings.launch.withHome(own))
        session.place(device.items)
    }

    /// Does of the history what has not been done yet; a process that has died is replaced by one that does it all.
    func replay(upTo count: Int) {
        if session.life == nil || session.life != life {
            _ = session.ask(.keepData, within: timeout)
            (replayed, life) = (0, session.life)
        }
        while replayed < count {
            history[replayed].replay(in: session, within: timeout)
            replayed += 1
        }
    }

    /// As the next step of the life.
    func timeline(_ request: DrawRequest) -> Result<TimelineSummary, FailureReason> {
        ask(
            .timeline(request), from: "\(request.kind) \(request.presentationKind) timeline", living: .timeline(request)
        )
    }

    func perform(_ request: DrawRequest, region: Int) -> Result<PerformedIntent, FailureReason> {
        ask(
            .perform(request, region: region), from: "\(request.kind) \(request.presentationKind) intent",
            living: .intent(request, region: region))
    }

    /// What the app is opened with; nothing is replayed by it.
    func handedActivity(_ request: DrawRequest) -> Result<HandedActivity?, FailureReason> {
        ask(
            .handedActivity(request), from: "\(request.kind) \(request.presentationKind) tapped",
            within: 2 * timeout)
    }

    /// - Parameter destination: nil draws without writing.
    func draw(
        _ picture: PlannedPicture, scratchFolder: String, destination: String? = nil
    ) -> Result<PictureResult, FailureReason> {
        let job = DrawJob(picture: picture, destination: destination, scratchFolder: scratchFolder)
        return ask(.draw(job), from: picture.description)
    }

    func frame(_ job: FrameJob) -> Result<FrameResult, FailureReason> {
        ask(.frame(job), from: job.picture.description)
    }

    /// What the next transition starts from; where that fails, the transition does too.
    func hold(_ picture: PlannedPicture) {
        _ = session.ask(.hold(picture), within: timeout, again: false)
    }

    func frames(_ job: TransitionJob) -> Result<[AnimationFrame], FailureReason> {
        // Up to a hundred frames may be drawn.
        ask(.transition(job), from: job.end.description, within: 2 * timeout + 60)
    }

    private func ask<Reply>(
        _ call: WorkerCall<Reply>, from source: @autoclosure () -> String, living step: ReplayStep? = nil,
        within seconds: Double? = nil
    ) -> Result<Reply, FailureReason> {
        if step != nil { replay(upTo: history.count) }
        let answer = session.ask(call, within: seconds ?? timeout, again: false), result = answer.result
        events.emit(output: answer, from: source())
        if let step, result.hasEnded {
            history.append(step)
            replayed = history.count
        }
        return result
    }
}

extension Result where Failure == FailureReason {
    /// Whether user code returned, with an error or without.
    fileprivate var hasEnded: Bool {
        switch self {
        case .success: true
        case .failure(let reason): reason.code == .failed
        }
    }
}

extension WorkerLaunch {
    /// The same with another folder for what user code writes.
    func withHome(_ home: String) -> WorkerLaunch {
        var copy = self
        for key in WorkerEnvironment.homes where copy.environment[key] != nil { copy.environment[key] = home }
        return copy
    }
}

/// Something that user code was asked to do in a device's life, as another process can be asked to do it again.
enum ReplayStep: Hashable, Sendable {
    /// A provider was asked for its timeline.
    case timeline(DrawRequest)
    /// The intent of one of a picture's areas was performed.
    case intent(DrawRequest, region: Int)

    /// Has a process do it again; what it answers is known.
    func replay(in session: WorkerSession, within seconds: Double) {
        switch self {
        case .timeline(let request): _ = session.ask(.timeline(request), within: seconds, again: false)
        case .intent(let request, let region):
            _ = session.ask(.perform(request, region: region), within: seconds, again: false)
        }
    }
}
