import Foundation
import Snapshots
import SystemSupport

/// `report.json`: the report itself, as `docs/report.schema.json` describes it.
package struct JSONReport: ReportFormat {
    package init() {}

    package var fileName: String { SnapshotReport.fileName }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data { try Self.data(of: report) }

    package static func data(of report: SnapshotReport) throws -> Data {
        try JSONEncoder.forFiles.encode(report) + [UInt8(ascii: "\n")]
    }
}
