import Foundation
import WidgetKitCore

/// One thread's worker: a process that is replaced when it dies.
final class WorkerSession {
    struct Answer {
        var result: Result<WorkerReply, FailureReason>
        /// What user code printed.
        var output: String
        /// Whether not even a fresh process came up.
        var cannotStart = false
    }

    let launch: WorkerLaunch
    private var process: WorkerProcess?
    /// Whether there is a process, with all that user code has done in it.
    var isRunning: Bool { process != nil }
    /// What every process is told before it is asked anything, and the process that was told it last.
    private var placed: [CurrentWidgets.Item]?
    private var toldProcess: Int32?

    init(_ launch: WorkerLaunch) {
        self.launch = launch
    }

    /// Tells this process and those that take its place what the plan holds.
    func place(_ items: [CurrentWidgets.Item]) {
        placed = items
        toldProcess = nil
    }

    /// Asks once, and once more in a fresh process where one that had answered others before died of it: what it
    /// did for those may have been the cause. A process that keeps what others have left is replaced and has done
    /// nothing.
    ///
    /// - Parameter again: false asks no more than one process to do it.
    func ask(_ request: WorkerRequest, within seconds: Double, again: Bool = true) -> Answer {
        while true {
            let process: WorkerProcess
            do throws(FailureReason) {
                if let running = self.process {
                    process = running
                } else {
                    process = try WorkerProcess(launch)
                }
            } catch {
                return Answer(result: .failure(error), output: "", cannotStart: true)
            }
            self.process = process
            let wasFresh = process.answered == 0
            if let placed, toldProcess != process.identifier {
                toldProcess = process.identifier
                process.tell(.place(placed))
            }
            switch process.ask(request, within: seconds) {
            case .reply(.spent) where !wasFresh: self.process = nil
            case .reply(.failed(let reason)):
                return Answer(result: .failure(reason), output: process.output)
            case .reply(let reply):
                return Answer(result: .success(reply), output: process.output)
            case .timedOut:
                self.process = nil
                let reason = FailureReason(
                    .timedOut, "no answer within \(Self.text(seconds)) s, perhaps an endless loop; "
                        + "raise --timeout if it is only slow")
                return Answer(result: .failure(reason), output: process.output)
            case .died(let death):
                self.process = nil
                if wasFresh || !again { return Answer(result: .failure(reason(of: death)), output: process.output) }
            }
        }
    }

    private func reason(of death: WorkerDeath) -> FailureReason {
        var reason = death.reason
        let name = URL(fileURLWithPath: launch.executable).lastPathComponent
        // Code that the compiler has made has no line; what calls it has.
        let executable = launch.executable
        let places = death.trapOffsets(inProgram: name).prefix(8)
        if let location = places.lazy.compactMap({ TrapLocation.text(program: executable, offset: $0) }).first {
            reason.message += " (\(location))"
        }
        return reason
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
