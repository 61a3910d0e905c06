import Foundation
import RenderModel
import Synchronization

/// One picture of each group is drawn many times, after a tenth as many that warm the caches.
package struct BenchmarkAction: RunAction {
    /// How often, 1 or more.
    package var repeats: Int

    package var name: String { "benchmark" }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws {
        try Benchmark(context, repeats: repeats).run()
    }
}

extension RunAction where Self == BenchmarkAction {
    package static func benchmark(repeats: Int) -> Self { .init(repeats: repeats) }
}

/// Draws one picture of each group many times and tells the median of every stage.
struct Benchmark: Sendable {
    private let context: RunContext
    /// How often each picture is drawn, after a tenth as many that warm the caches.
    private let repeats: Int

    private var launch: WorkerLaunch { context.settings.launch }
    private var jobs: Int { context.settings.jobs }

    init(_ context: RunContext, repeats: Int) { (self.context, self.repeats) = (context, repeats) }

    /// - Throws: `DescribeError` where a picture cannot be drawn, or where there is none.
    func run() throws {
        let pictures = context.plan.pictures.groups.compactMap(\.representative)
        guard let first = pictures.first else {
            throw DescribeError(reason: FailureReason(.failed, "no image to measure"))
        }

        let coldStart = ContinuousClock.now
        let session = WorkerSession(launch)
        _ = try draw(first, in: session)
        let cold = (ContinuousClock.now - coldStart) / .seconds(1)

        let rows = try pictures.map { picture in
            for _ in 0..<max(1, repeats / 10) { _ = try draw(picture, in: session) }
            let timings = try (0..<repeats).map { _ in try draw(picture, in: session).timings }
            return BenchmarkResult.Row(picture: picture, timings: timings)
        }
        context.emit(
            .measured(
                BenchmarkResult(
                    rows: rows, timeToFirstPicture: cold, jobs: jobs, parallelRate: try parallelRate(pictures),
                    peakMemory: rows.map(\.peakMemory).max() ?? 0)))
    }

    private func draw(_ picture: PlannedPicture, in session: WorkerSession) throws -> PictureResult {
        let scratch = context.settings.scratchFolder
        let job = DrawJob(picture: picture, destination: "\(scratch)/\(picture.file)", scratchFolder: scratch)
        switch session.ask(.draw(job), within: picture.request.providerTimeout).result {
        case .success(let result): return result
        case .failure(let reason):
            throw DescribeError(reason: FailureReason(reason.code, "\(picture): \(reason.message)"))
        }
    }

    /// Pictures a second with all workers busy, each on its own round of the same pictures.
    private func parallelRate(_ pictures: [PlannedPicture]) throws -> Double {
        let drawn = Mutex((count: 0, seconds: 0.0))
        let ready = DispatchGroup(), finished = DispatchGroup(), start = DispatchSemaphore(value: 0)
        for number in 0..<jobs {
            ready.enter()
            finished.enter()
            Thread.detachNewThread {
                let session = WorkerSession(launch)
                // Each worker has its own files: all of them replacing one would measure the file system.
                let own = pictures.map { picture in
                    var copy = picture
                    copy.file = "\(number)/" + copy.file
                    return copy
                }
                for picture in own { _ = try? draw(picture, in: session) }
                ready.leave()
                start.wait()
                let begin = ContinuousClock.now
                var count = 0
                for _ in 0..<repeats {
                    for picture in own where (try? draw(picture, in: session)) != nil { count += 1 }
                }
                let seconds = (ContinuousClock.now - begin) / .seconds(1)
                drawn.withLock { $0 = ($0.count + count, max($0.seconds, seconds)) }
                finished.leave()
            }
        }
        ready.wait()
        for _ in 0..<jobs { start.signal() }
        finished.wait()
        return drawn.withLock { $0.seconds > 0 ? Double($0.count) / $0.seconds : 0 }
    }
}

/// The figures of a benchmark, printed as a table.
package struct BenchmarkResult: CustomStringConvertible {
    package struct Row {
        package let picture: PlannedPicture
        /// Seconds.
        package let medians: [StageTimings.Stage: Double]
        /// Seconds, request to answer inside the worker.
        package let total: Double
        /// Bytes.
        package let peakMemory: Int

        package init(picture: PlannedPicture, timings: [StageTimings]) {
            self.picture = picture
            medians = Dictionary(
                uniqueKeysWithValues: StageTimings.Stage.allCases.map { stage in
                    (stage, Self.median(timings.map { $0[stage] }))
                })
            total = Self.median(timings.map(\.total))
            peakMemory = timings.map(\.peakMemory).max() ?? 0
        }

        private static func median(_ values: [Double]) -> Double {
            values.isEmpty ? 0 : values.sorted()[values.count / 2]
        }
    }

    package var rows: [Row]
    /// Seconds from starting a worker process to its first whole picture.
    package var timeToFirstPicture: Double
    package var jobs: Int
    /// Pictures a second of all workers together.
    package var parallelRate: Double
    /// Bytes.
    package var peakMemory: Int

    /// Pictures a second of one worker that draws every row in turn.
    package var serialRate: Double {
        let seconds = rows.map(\.total).reduce(0, +)
        return seconds > 0 ? Double(rows.count) / seconds : 0
    }

    package var description: String {
        var table = TextTable(
            columns: [("widget", .left), ("family", .left)]
                + StageTimings.Stage.allCases.map { ($0.rawValue, .right) } + [
                    ("total ms", .right), ("images/s", .right)
                ])
        for row in rows {
            let stages = StageTimings.Stage.allCases.map { Self.milliseconds(row.medians[$0] ?? 0) }
            table.rows.append(
                [row.picture.request.kind, row.picture.request.presentationKind.description] + stages
                    + [Self.milliseconds(row.total), String(Int(1 / max(row.total, 1e-9)))])
        }
        return """
            \(table)
            \(Int(serialRate)) images a second on 1 core, \(Int(parallelRate)) with \(Count.text(jobs, "worker"))
            \(Self.milliseconds(timeToFirstPicture)) ms from starting a process to its first picture
            \(peakMemory >> 20) MB at most in a worker
            """
    }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
}
