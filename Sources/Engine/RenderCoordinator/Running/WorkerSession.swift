import Foundation
import Glibc
import RenderModel

/// What came of a call.
package struct WorkerAnswer<Reply: Sendable> {
    package var result: Result<Reply, FailureReason>
    /// What user code printed.
    package var output: String
    /// Whether not even a fresh process came up.
    package var cannotStart = false
}

/// One thread's worker: lives that are replaced when they end, and a process that is when it dies.
package final class WorkerSession {
    package private(set) var launch: WorkerLaunch
    private var process: WorkerProcess?
    /// The process's life, with all that user code has done in it; nil where there is none, and another after a death.
    package var life: Int? { process?.life }
    /// Seconds that a worker has beyond a limit, which it keeps itself where it can: it knows more about what does not
    /// answer.
    private static let overtime = 1.0

    /// What every life is told before it is asked anything, and the life that was told it last.
    private var placed: [PlacedWidget]?
    private var toldLife: Int?

    package init(_ launch: WorkerLaunch) {
        self.launch = launch
    }

    /// Tells this life and those that take its place what the plan holds.
    package func place(_ items: [PlacedWidget]) {
        placed = items
        toldLife = nil
    }

    /// Asks once, and once more in a fresh life where one that had answered others before died of it: what it did for
    /// those may have been the cause. A life that keeps what others have left is replaced and has done nothing. One that
    /// was killed from outside, as by a machine without memory, is replaced once.
    ///
    /// - Parameters:
    ///   - seconds: the limit that the user knows.
    ///   - again: false asks no more than one life to do it.
    package func ask<Reply>(
        _ call: WorkerCall<Reply>, within seconds: Double, again: Bool = true
    ) -> WorkerAnswer<Reply> {
        var wasKilled = false
        while true {
            let process: WorkerProcess
            do throws(FailureReason) {
                if let running = self.process, running.isRunning {
                    process = running
                    try process.beginLife()
                } else {
                    process = try WorkerProcess(launch)
                }
            } catch {
                self.process = nil
                return WorkerAnswer(result: .failure(error), output: "", cannotStart: true)
            }
            self.process = process
            let wasFresh = process.answered == 0
            if let placed, toldLife != process.life {
                toldLife = process.life
                process.tell(.place(placed))
            }
            switch process.ask(call.request, within: seconds + Self.overtime) {
            case .reply(.needsFreshProcess) where !wasFresh: continue
            case .reply(.failed(let reason)):
                return WorkerAnswer(result: .failure(reason), output: process.output)
            case .reply(let reply):
                let result: Result<Reply, FailureReason> =
                    call.reply(reply).map { .success($0) }
                    ?? .failure(.unexpected(reply))
                return WorkerAnswer(result: result, output: process.output)
            case .timedOut:
                // What does nothing but allocate may meet its time's end before its memory's.
                let memory = process.memoryAtEnd
                let message =
                    memory > min(process.memory / 4, 1 << 30)
                    ? "memory: \(WorkerMemory.text(memory)) used in \(Self.text(seconds)) s without an answer, "
                        + "possibly by an endless loop; raise --timeout if it is just slow"
                    : "no answer within \(Self.text(seconds)) s"
                        + (process.lastReason.map { ": \($0)" } ?? process.mainThread.explanation)
                let reason = FailureReason(.timedOut, message, process.lastWords)
                return WorkerAnswer(result: .failure(reason), output: process.output)
            case .died(let death):
                let isKilled = death.end == .signal(SIGKILL)
                if again, isKilled, !wasKilled {
                    wasKilled = true
                    continue
                }
                if wasFresh || !again {
                    return WorkerAnswer(result: .failure(reason(of: death)), output: process.output)
                }
            }
        }
    }

    /// Goes on with other processes, of which none has been asked anything.
    package func restart(_ launch: WorkerLaunch) {
        (self.launch, process) = (launch, nil)
    }

    private func reason(of death: WorkerDeath) -> FailureReason {
        let name = URL(fileURLWithPath: launch.executable).lastPathComponent
        // Code that the compiler has made has no line; what calls it has.
        let places = death.trapOffsets(inProgram: name).prefix(8)
        let line = places.enumerated().lazy.compactMap { [launch] index, offset in
            index == 0 && !death.hasMessage
                ? launch.sources?.place(ofTrapAt: UInt64(offset)) : launch.sources?.place(ofCallAt: UInt64(offset))
        }.first
        return death.reason(
            at: line?.description ?? TrapLocation.text(program: launch.executable, offsets: places))
    }

    package static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
