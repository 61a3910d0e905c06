import Foundation
import RenderModel
import Synchronization

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
            throw DescribeError(reason: FailureReason(.failed, "no picture to measure"))
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
        switch session.ask(.draw(job), within: picture.request.providerTimeout + 1).result {
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
