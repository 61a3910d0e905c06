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
    private let reply: CommandReply

    package init(_ reply: CommandReply) { self.reply = reply }

    package func handle(_ event: RunEvent) {
        if case .measured(let result) = event { reply.give(BenchmarkFigures(result)) { result } }
    }
}

/// What `benchmark --json` says. Times are in seconds, memory in bytes, rates in pictures a second.
private struct BenchmarkFigures: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        var kind: String
        var family: String
        /// The median of each stage, by its name.
        var stages: [String: Double]
        var total: Double
        var peakMemory: Int
    }

    var rows: [Row]
    var timeToFirstImage: Double
    var imagesPerSecondOnOneCore: Double
    var imagesPerSecond: Double
    var jobs: Int
    var peakMemory: Int

    init(_ result: BenchmarkResult) {
        rows = result.rows.map { row in
            Row(
                kind: row.picture.request.kind, family: row.picture.request.presentationKind.description,
                stages: Dictionary(uniqueKeysWithValues: row.medians.map { ($0.key.rawValue, $0.value) }),
                total: row.total, peakMemory: row.peakMemory)
        }
        timeToFirstImage = result.timeToFirstPicture
        (imagesPerSecondOnOneCore, imagesPerSecond) = (result.serialRate, result.parallelRate)
        (jobs, peakMemory) = (result.jobs, result.peakMemory)
    }
}
