import Foundation
import Glibc
import ImageFormats
import RenderModel

/// A coordinator's end: answers one worker's requests about image files.
struct TrialServer {
    private struct Pending {
        var number: UInt64
        var subject: DecoderProcess.Subject
        var data = Data()
    }

    /// -1 once the worker is gone.
    private(set) var descriptor: Int32
    private let launch: WorkerLaunch
    private var pending: Pending?

    init(descriptor: Int32, _ launch: WorkerLaunch) {
        (self.descriptor, self.launch) = (descriptor, launch)
    }

    /// Reads a message that has come, and does what it asks for.
    /// - Returns: how long that took, which is no time of the widget's own.
    mutating func serve() -> Duration {
        let start = ContinuousClock.now
        guard let message = TrialMessage.receive(descriptor) else {
            close()
            return .zero
        }
        if var asked = pending, asked.number == message.number {
            asked.data.append(contentsOf: message.body)
            pending = asked
        } else {
            guard let request = try? JSONDecoder().decode(TrialMessage.Request.self, from: Data(message.body)) else {
                return .zero
            }
            let subject = DecoderProcess.Subject(
                trial: request.trial, digest: request.digest, count: request.count)
            pending = Pending(number: message.number, subject: subject)
            guard DecoderProcess.shared.knownOutcome(subject) != nil else {
                answer(TrialMessage.wantsFile)
                return ContinuousClock.now - start
            }
        }
        guard let asked = pending else { return .zero }
        let isKnown = DecoderProcess.shared.knownOutcome(asked.subject) != nil
        guard isKnown || asked.data.count >= asked.subject.count else { return ContinuousClock.now - start }
        answer(DecoderProcess.shared.outcome(asked.subject, asked.data, launch).rawValue)
        pending = nil
        return ContinuousClock.now - start
    }

    private func answer(_ code: UInt8) {
        guard let pending else { return }
        _ = TrialMessage.send(pending.number, CollectionOfOne(code), to: descriptor)
    }

    mutating func close() {
        guard descriptor >= 0 else { return }
        Glibc.close(descriptor)
        descriptor = -1
    }
}
