import Foundation
import Glibc
import Snapshots
import SystemSupport

/// The folder that a report is written into: `report.json`, what people read of it, `images` and `texts`.
package enum SnapshotReportFolder {
    /// What it is called unless told otherwise.
    package static let defaultName = "report"

    /// - Parameter option: the option that names it.
    /// - Throws: `CommandFailure` where it cannot be made, or holds what is no report.
    package static func made(at path: String, command: String, option: String = "--report") throws -> OutputFolder {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }
        let isReport =
            names.isEmpty || names.contains(SnapshotReport.fileName)
            || Set(names).isSubset(of: ["images", "texts"])
        guard isReport else {
            throw CommandFailure(
                .usage,
                "\(option) \(path): the folder holds something else, such as \(names.sorted()[0]); name another: "
                    + "\(command) \(option) widget-report")
        }
        return try OutputFolder.made(at: path, option: option, example: "\(command) \(option) widget-report")
    }
}
