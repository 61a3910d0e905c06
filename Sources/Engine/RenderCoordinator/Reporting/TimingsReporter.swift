import Synchronization
import SystemSupport

/// Writes what `--timings` asks for.
package final class TimingsReporter: RunListener {
    private struct State {
        var report: RenderReport?
        /// When the first picture was whole.
        var firstPicture: ContinuousClock.Instant?
    }

    private let state = Mutex(State())
    private let start: ContinuousClock.Instant
    private let path: String
    private let jobs: Int

    package init(since start: ContinuousClock.Instant, path: String, jobs: Int) {
        (self.start, self.path, self.jobs) = (start, path, jobs)
    }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .picture: if state.firstPicture == nil { state.firstPicture = .now }
            case .rendered(let whole): state.report = whole
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        guard let report = state.report else { return }
        let file = TimingsFile(
            report, jobs: jobs, wallTime: (ContinuousClock.now - start) / .seconds(1),
            timeToFirstPicture: state.firstPicture.map { ($0 - start) / .seconds(1) })
        try file.write(report, to: path)
    }
}

/// Prints a benchmark's figures.
package struct BenchmarkReporter: RunListener {
    package init() {}

    package func handle(_ event: RunEvent) {
        if case .measured(let result) = event { Terminal.print(result) }
    }
}
