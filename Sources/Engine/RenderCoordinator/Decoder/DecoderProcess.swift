import Foundation
import Glibc
import ImageFormats
import RenderModel
import Synchronization
import SystemSupport

/// The process that tries image files, as its coordinator sees it: started when a file is first to be tried, and
/// asked once about each.
final class DecoderProcess: Sendable {
    static let shared = DecoderProcess()

    struct Subject: Hashable {
        var trial: DecodingTrial
        /// Of the file's bytes.
        var digest: UInt64
        var count: Int
    }

    // One file is tried at a time: a harmless one takes a millisecond, and two bombs would share the processors.
    private let process = Mutex<SpawnedProcess?>(nil)
    private let known = Mutex<[Subject: DecodingTrial.Outcome]>([:])

    /// What is known without trying.
    func knownOutcome(_ subject: Subject) -> DecodingTrial.Outcome? { known.withLock { $0[subject] } }

    /// - Parameter launch: how this program starts its workers.
    func outcome(_ subject: Subject, _ data: Data, _ launch: WorkerLaunch) -> DecodingTrial.Outcome {
        process.withLock { process in
            if let outcome = knownOutcome(subject) { return outcome }
            let outcome = Self.ask(&process, subject.trial, data, launch)
            known.withLock { $0[subject] = outcome }
            return outcome
        }
    }

    private static func ask(
        _ process: inout SpawnedProcess?, _ trial: DecodingTrial, _ data: Data, _ launch: WorkerLaunch
    ) -> DecodingTrial.Outcome {
        if process == nil {
            var launch = launch
            launch.arguments = [WorkerArguments.decoder]
            process = try? SpawnedProcess(launch, isDecoder: true)
            if let process { RunningProcesses.shared.insert(process.identifier) }
        }
        // A program without decoders takes the step itself.
        guard let asked = process else { return .passed }
        var answer: UInt8 = 0
        let request = TrialMessage.FileRequest(trial: trial, count: data.count)
        if let line = try? MessageCoding.line(request), DescriptorIO.write(line, to: asked.standardInput),
            DescriptorIO.write(data, to: asked.standardInput),
            wait(for: asked, seconds: trial.seconds * 12), read(asked.standardOutput, &answer, 1) == 1,
            let outcome = DecodingTrial.Outcome(rawValue: answer)
        {
            return outcome
        }
        end(asked)
        process = nil
        return .crashed
    }

    private static func wait(for process: SpawnedProcess, seconds: Int) -> Bool {
        var polled = pollfd(fd: process.standardOutput, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, Int32(seconds * 1000)) == 1
    }

    private static func end(_ process: SpawnedProcess) {
        kill(-process.identifier, SIGKILL)
        DescriptorIO.end(of: process.identifier)
        RunningProcesses.shared.remove(process.identifier)
        for descriptor in [process.standardInput, process.standardOutput, process.standardError] { close(descriptor) }
    }
}
