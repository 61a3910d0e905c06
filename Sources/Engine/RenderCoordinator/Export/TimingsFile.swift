import Assets
import Foundation
import RenderModel
import SystemSupport

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

    package init(_ report: RenderReport, jobs: Int, wallTime: Double, timeToFirstPicture: Double?) {
        (self.jobs, self.wallTime, self.timeToFirstPicture) = (jobs, wallTime, timeToFirstPicture)
        pictures = []
        peakMemory = report.pictures.lazy.map(\.result.timings.peakMemory).max() ?? 0
    }

    /// Writes the pictures of the report with it.
    package func write(_ report: RenderReport, to path: String) throws {
        let pictures = report.pictures.lazy.map { Picture(file: $0.file, timings: $0.result.timings) }
        let json = try StreamedJSON(self, lists: [.init("pictures", pictures)])
        let folder = path.parentFolder
        try AtomicFile.write(to: path, scratchFolder: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder) {
            output in try json.write(to: output.write)
        }
    }
}
