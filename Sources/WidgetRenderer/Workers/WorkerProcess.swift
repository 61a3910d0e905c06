import Foundation
import Glibc

/// A running worker, as its coordinator sees it. Used by one thread at a time.
final class WorkerProcess {
    enum Outcome {
        case reply(WorkerReply)
        case died(WorkerDeath)
        case timedOut
    }

    let identifier: pid_t
    /// How many requests it has answered: one that has answered none has run no user code yet.
    private(set) var answered = 0
    /// What user code printed since the last request was sent.
    private(set) var output = ""
    private let requests: Int32
    private var replies: LineReader
    private let standardError: Int32
    private var isRunning = true

    /// Starts the process and waits until it is ready.
    init(_ launch: WorkerLaunch, readyWithin seconds: Double = 30) throws(FailureReason) {
        let spawned = try SpawnedProcess(launch.withOwnHome())
        identifier = spawned.identifier
        requests = spawned.standardInput
        replies = LineReader(descriptor: spawned.standardOutput)
        standardError = spawned.standardError
        RunningWorkers.shared.insert(identifier)
        switch waitForReply(within: seconds) {
        case .reply(.ready): break
        case .reply(let other): throw FailureReason(.failed, "the worker process greeted with \(other)")
        case .died(let death):
            throw FailureReason(.crashed, "the worker process did not start: \(death.reason.message)")
        case .timedOut: throw FailureReason(.timedOut, "the worker process was not ready within \(Int(seconds)) s")
        }
    }

    deinit {
        kill()
        close(requests)
        close(replies.descriptor)
        close(standardError)
    }

    /// Sends a request and waits. After anything but a reply the process is gone.
    func ask(_ request: WorkerRequest, within seconds: Double) -> Outcome {
        output = ""
        guard let line = try? MessageCoding.line(request) else {
            return .reply(.failed(FailureReason(.failed, "the request cannot be written as JSON")))
        }
        write(line)
        let outcome = waitForReply(within: seconds)
        if case .reply = outcome { answered += 1 }
        return outcome
    }

    /// Sends what needs no answer; it counts as nothing that user code was asked.
    func tell(_ request: WorkerRequest) {
        guard let line = try? MessageCoding.line(request) else { return }
        write(line)
        _ = waitForReply(within: 30)
    }

    func kill() {
        guard isRunning else { return }
        // The group: whatever user code has started goes too.
        Glibc.kill(-identifier, SIGKILL)
        _ = waitForEnd()
    }

    /// A worker that has died does not read; waiting for its reply will tell.
    private func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(requests, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    private func waitForReply(within seconds: Double) -> Outcome {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let line = replies.nextLine() {
                drainStandardError()
                if let reply = try? MessageCoding.message(WorkerReply.self, line: line) { return .reply(reply) }
                kill()
                return .reply(.failed(FailureReason(.failed, "the worker process answered in a form unknown here")))
            }
            let left = deadline - .now
            guard left > .zero else {
                kill()
                return .timedOut
            }
            var polled = [
                pollfd(fd: replies.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: standardError, events: Int16(POLLIN), revents: 0),
            ]
            let milliseconds = Int32(min(60_000, left / .milliseconds(1) + 1))
            guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { continue }
            if polled[1].revents & Int16(POLLIN) != 0 { readStandardError() }
            if polled[0].revents != 0, !replies.fill() {
                let status = end()
                drainStandardError()
                return .died(WorkerDeath(waitStatus: status, standardError: output))
            }
        }
    }

    /// The status of a process that has closed its pipes. It is given a second to die on its own, so that its own
    /// signal is reported and not ours; it may only have closed its end.
    private func end() -> Int32 {
        var status: Int32 = 0
        for _ in 0..<200 {
            if waitpid(identifier, &status, WNOHANG) == identifier {
                ended()
                return status
            }
            usleep(5000)
        }
        Glibc.kill(-identifier, SIGKILL)
        return waitForEnd()
    }

    private func waitForEnd() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        ended()
        return status
    }

    private func ended() {
        isRunning = false
        RunningWorkers.shared.remove(identifier)
        // What it started may outlive it.
        Glibc.kill(-identifier, SIGKILL)
    }

    private func drainStandardError() {
        var polled = pollfd(fd: standardError, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) > 0, polled.revents & Int16(POLLIN) != 0, readStandardError() {}
    }

    /// Keeps the last 16 KB: user code may print without end.
    @discardableResult
    private func readStandardError() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        let count = Glibc.read(standardError, &chunk, chunk.count)
        guard count > 0 else { return false }
        output = String((output + String(decoding: chunk[..<count], as: UTF8.self)).suffix(16 * 1024))
        return true
    }
}
