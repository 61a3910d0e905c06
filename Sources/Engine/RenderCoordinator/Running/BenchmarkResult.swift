import Foundation
import RenderModel

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
