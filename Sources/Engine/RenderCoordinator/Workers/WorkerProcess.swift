import Foundation
import Glibc
import RenderModel
import Synchronization
import SystemSupport

/// A running worker, as its coordinator sees it: a template process and one life at a time that is forked from it.
/// Used by one thread at a time.
final class WorkerProcess {
    enum Outcome {
        case reply(WorkerReply)
        case died(WorkerDeath)
        case timedOut
    }

    /// Which life it is, counted over all workers of this process; nil between two lives, and when the worker is gone.
    private(set) var life: Int?
    /// How many requests this life has answered: one that has answered none has run no user code yet.
    private(set) var answered = 0
    /// What user code printed since the last request was sent.
    private(set) var output = ""
    /// Whether the template is there, which can begin another life.
    private(set) var isRunning = true
    private let template: pid_t
    private var living: pid_t?
    private let requests: Int32
    private var replies: LineReader
    private let standardError: Int32
    private var trials: TrialServer
    /// Bytes that it may take.
    let memory: Int
    /// Bytes that it had when its time was over.
    private(set) var memoryAtEnd = 0
    /// What it did when there was no answer in time.
    private(set) var mainThread = MainThreadState.unknown

    /// What it asked for and did not get before it trapped, or stood still for longer than its provider may take.
    private(set) var lastWords = MissingData()
    /// Why the call does not answer that stands still, where the worker knows.
    private(set) var lastReason: String?

    private static let lives = Atomic(0)

    /// Starts the process and waits until it is ready.
    init(_ launch: WorkerLaunch, readyWithin seconds: Double = 30) throws(FailureReason) {
        let spawned = try SpawnedProcess(launch)
        template = spawned.identifier
        memory = launch.memory
        requests = spawned.standardInput
        replies = LineReader(descriptor: spawned.standardOutput)
        standardError = spawned.standardError
        trials = TrialServer(descriptor: spawned.trials, launch)
        RunningProcesses.shared.insert(template)
        try beginLife(within: seconds)
    }

    deinit {
        close(requests)
        waitForLastLife()
        kill()
        close(replies.descriptor)
        close(standardError)
        trials.close()
    }

    /// Waits for a life, where there is none: the template forks one as soon as the last has ended.
    func beginLife(within seconds: Double = 30) throws(FailureReason) {
        while life == nil {
            switch waitForReply(within: seconds) {
            case .reply(.ready(let process)):
                living = process
                RunningProcesses.shared.insert(process)
                life = Self.lives.add(1, ordering: .relaxed).newValue
                answered = 0
            case .reply(.failed(let reason)): throw reason
            // What a life was still about to say when it was killed.
            case .reply: continue
            case .died(let death) where isRunning: _ = death
            case .died(let death):
                throw FailureReason(.crashed, "the worker process did not start: \(death.reason.message)")
            case .timedOut:
                throw FailureReason(.timedOut, "the worker process was not ready within \(Int(seconds)) s")
            }
        }
    }

    /// Sends a request and waits. After anything but a reply the life is over, and after `spent`.
    func ask(_ request: WorkerRequest, within seconds: Double) -> Outcome {
        (output, lastWords, lastReason) = ("", MissingData(), nil)
        guard let line = try? MessageCoding.line(request) else {
            return .reply(.failed(FailureReason(.failed, "the request cannot be written as JSON")))
        }
        write(line)
        let outcome = waitForReply(within: seconds)
        switch outcome {
        case .reply(.needsFreshProcess): endLife()
        case .reply: answered += 1
        case .died: break
        case .timedOut: killLife()
        }
        return outcome
    }

    /// Sends what needs no answer; it counts as nothing that user code was asked.
    func tell(_ request: WorkerRequest) {
        guard let line = try? MessageCoding.line(request) else { return }
        write(line)
        _ = waitForReply(within: 30)
    }

    /// A life that reads no further request ends, and its template after it: so the kernel counts their processor time as
    /// ours, where a killed template leaves its life's to nobody. Whatever still runs after a tenth of a second is killed.
    private func waitForLastLife() {
        guard isRunning else { return }
        for _ in 0..<100 {
            var status: Int32 = 0
            if waitpid(template, &status, WNOHANG) == template { return ended() }
            usleep(1000)
        }
    }

    func kill() {
        guard isRunning else { return }
        killLife()
        Glibc.kill(-template, SIGKILL)
        _ = waitForEnd()
    }

    /// With whatever user code has started.
    private func killLife() {
        if let living { Glibc.kill(-living, SIGKILL) }
        endLife()
    }

    private func endLife() {
        if let living { RunningProcesses.shared.remove(living) }
        (life, living) = (nil, nil)
    }

    /// A worker that has died does not read; waiting for its reply will tell.
    private func write(_ data: Data) {
        _ = DescriptorIO.write(data, to: requests)
    }

    private func waitForReply(within seconds: Double) -> Outcome {
        var deadline = AnswerDeadline(within: seconds)
        while true {
            if let line = replies.nextLine() {
                // What a life has begun to write when it died ends there.
                if line.isEmpty { continue }
                drainStandardError()
                switch try? MessageCoding.message(WorkerReply.self, line: line) {
                case .ended(let status):
                    endLife()
                    return .died(death(status))
                case .lastWords(let requests, let reason):
                    (lastWords, lastReason) = (requests, reason)
                    continue
                case .some(let reply): return .reply(reply)
                case nil: break
                }
                kill()
                return .reply(.failed(FailureReason(.failed, "the worker process answered in a form unknown here")))
            }
            guard let rest = deadline.rest(of: living ?? template) else {
                mainThread = MainThreadState(of: living ?? template)
                memoryAtEnd = WorkerMemory.resident(living ?? template)
                return .timedOut
            }
            var polled = [
                pollfd(fd: replies.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: standardError, events: Int16(POLLIN), revents: 0),
                pollfd(fd: trials.descriptor, events: Int16(POLLIN), revents: 0)
            ]
            let milliseconds = Int32(min(60_000, rest / .milliseconds(1) + 1))
            guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { continue }
            if polled[1].revents & Int16(POLLIN) != 0 { readStandardError() }
            // What an image takes before it is given up is not held against the widget.
            if polled[2].revents != 0 { deadline.extend(by: trials.serve()) }
            if polled[0].revents != 0, !replies.fill() {
                let status = end()
                drainStandardError()
                return .died(death(status))
            }
        }
    }

    private func death(_ status: Int32) -> WorkerDeath {
        WorkerDeath(waitStatus: status, standardError: output, memory: memory, dataRequests: lastWords)
    }

    /// The status of a template that has closed its pipes. It is given a second to die on its own, so that its own
    /// signal is reported and not ours; it may only have closed its end.
    private func end() -> Int32 {
        var status: Int32 = 0
        for _ in 0..<200 {
            if waitpid(template, &status, WNOHANG) == template {
                ended()
                return status
            }
            usleep(5000)
        }
        Glibc.kill(-template, SIGKILL)
        return waitForEnd()
    }

    private func waitForEnd() -> Int32 {
        let status = DescriptorIO.end(of: template)
        ended()
        return status
    }

    private func ended() {
        isRunning = false
        killLife()
        RunningProcesses.shared.remove(template)
    }

    private func drainStandardError() {
        var polled = pollfd(fd: standardError, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) > 0, polled.revents & Int16(POLLIN) != 0, readStandardError() {}
    }

    /// Keeps the last 16 KB: user code may print without end.
    @discardableResult
    private func readStandardError() -> Bool {
        guard let bytes = DescriptorIO.read(standardError, atMost: 16 << 10), !bytes.isEmpty else { return false }
        output = String((output + String(decoding: bytes, as: UTF8.self)).suffix(16 << 10))
        return true
    }
}
