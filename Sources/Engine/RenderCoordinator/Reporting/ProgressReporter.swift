import Foundation
import Glibc
import Synchronization
import SystemSupport

/// Shows on standard error how far a run is: a bar that is redrawn on a terminal, lines anywhere else.
package final class ProgressReporter: RunListener {
    private struct State {
        var total = 0
        var done = 0
        var failed = 0
        var lastDrawn: ContinuousClock.Instant?
        var firstPicture: ContinuousClock.Instant?
        /// What has been said of pictures that failed: each cause once, as the summary tells how many there are.
        var told: Set<String> = []
    }

    private let state = Mutex(State())
    private let isTerminal: Bool
    /// Whether what user code prints is shown.
    private let isVerbose: Bool
    private let write: @Sendable (String) -> Void

    package init(
        isTerminal: Bool = ProgressOutput.isTerminal(STDERR_FILENO), isVerbose: Bool = false,
        write: @escaping @Sendable (String) -> Void = { _ = DescriptorIO.write(Data($0.utf8), to: STDERR_FILENO) }
    ) {
        (self.isTerminal, self.isVerbose, self.write) = (isTerminal, isVerbose, write)
    }

    /// When the first picture was whole.
    package var firstPicture: ContinuousClock.Instant? { state.withLock(\.firstPicture) }

    package func handle(_ event: RunEvent) {
        switch event {
        case .planned(let plan):
            if isVerbose { line("plan: \(plan)") }
            for note in plan.pictures.notes { line("note: \(note)") }
        case .queued(let pictures): state.withLock { $0.total += pictures }
        case .note(let text): line(text)
        case .picture:
            state.withLock { state in
                state.done += 1
                if state.firstPicture == nil { state.firstPicture = .now }
            }
        case .failure(let failure):
            let message = failure.reason.message, isTried = failure.reason.code != .notTried
            let (isNew, isSaid) = state.withLock {
                ($0.told.insert(failure.cause).inserted, !isTried && !$0.told.insert(message).inserted)
            }
            if isNew, isTried { line("failed: \(failure.subjectDescription): \(message)") }
            if isNew, !isTried { line("the rest of \(failure.kind): \(isSaid ? "not tried either" : message)") }
            state.withLock { state in
                state.failed += 1
                if case .picture = failure.subject { state.done += 1 }
            }
        case .output(let text, let source):
            guard isVerbose else { return }
            for printed in text.split(whereSeparator: \.isNewline) { line("\(source): \(printed)") }
        case .named, .heard, .timeline, .rendered, .action, .bundle, .layout, .configurations, .page, .measured:
            return
        }
        draw()
    }

    /// Ends the bar's line.
    package func finish() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func line(_ text: String) {
        write((isTerminal ? "\r\u{1B}[K" : "") + TerminalText.shown(text) + "\n")
    }

    /// A terminal is redrawn at most 20 times a second, a log gets a line every 5 seconds.
    private func draw() {
        let text: String? = state.withLock { state in
            let now = ContinuousClock.now
            guard state.total > 0, let last = state.lastDrawn else {
                state.lastDrawn = now
                return nil
            }
            guard now - last >= (isTerminal ? .milliseconds(50) : .seconds(5)) else { return nil }
            state.lastDrawn = now
            return isTerminal
                ? Self.bar(state.done, of: state.total, failed: state.failed)
                : "\(state.done) of \(Count.text(state.total, "image"))\n"
        }
        if let text { write(text) }
    }

    private static func bar(_ done: Int, of total: Int, failed: Int) -> String {
        let width = 30, filled = width * done / max(1, total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\r\u{1B}[K\(bar) \(done) of \(total)" + (failed > 0 ? ", \(failed) failed" : "")
    }
}
