import Foundation

/// What `--timings` writes: durations, which differ from run to run and so stay out of the manifest.
package struct TimingsFile: Codable {
    package struct Picture: Codable {
        package var file: String
        /// Seconds, and bytes for `peakMemory`.
        package var timings: StageTimings
    }

    package var jobs: Int
    /// Seconds from the command's start to its last picture.
    package var wallTime: Double
    /// Seconds from the command's start until the first picture was whole.
    package var timeToFirstPicture: Double?
    /// The largest worker's memory, in bytes.
    package var peakMemory: Int
    package var pictures: [Picture]

    init(_ report: RenderReport, jobs: Int, wallTime: Double, timeToFirstPicture: Double?) {
        (self.jobs, self.wallTime, self.timeToFirstPicture) = (jobs, wallTime, timeToFirstPicture)
        pictures = report.pictures.map { Picture(file: $0.planned.file, timings: $0.result.timings) }
        peakMemory = pictures.map(\.timings.peakMemory).max() ?? 0
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + [UInt8(ascii: "\n")]
    }
}
