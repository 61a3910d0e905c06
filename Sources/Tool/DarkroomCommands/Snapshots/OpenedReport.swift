import Foundation
import RenderCoordinator
import Reports
import Snapshots
import SystemSupport

/// A report that is read, and the folder with its pictures.
struct OpenedReport {
    let report: SnapshotReport
    let folder: String
    /// A folder that is gone when the report is closed.
    private var temporary: String?

    /// One that this process has made.
    init(_ report: SnapshotReport, in folder: String) { (self.report, self.folder) = (report, folder) }

    /// - Parameter path: a report's folder, its `report.json`, or a ZIP archive of the folder.
    init(at path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure(.usage, "--from \(path): no such file or folder; specify the folder of a report")
        }
        if path.isFolder {
            folder = path
        } else if path.lowercased().hasSuffix(".zip") {
            let unpacked = try Self.unpacked(path)
            temporary = unpacked
            guard let found = Self.report(in: unpacked) else {
                try? FileManager.default.removeItem(atPath: unpacked)
                throw CommandFailure(.usage, "--from \(path): this does not contain \(SnapshotReport.fileName)")
            }
            folder = found
        } else {
            folder = path.parentFolder.isEmpty ? "." : path.parentFolder
        }
        do {
            report = try ReportFolder(reading: folder).report
        } catch {
            if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
            throw CommandFailure(.usage, "--from \(path): \(error)")
        }
    }

    func close() {
        if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
    }

    /// Unpacks an archive with Info-ZIP's `unzip`, which leaves no file outside of the folder.
    private static func unpacked(_ path: String) throws -> String {
        guard let program = ProgramSearch.path(of: "unzip") else {
            throw CommandFailure(
                .usage,
                "--from \(path): unzip is not installed; unpack the archive and specify its folder, or run: "
                    + "apt-get install unzip")
        }
        let folder = try FolderLock.newFolder(FileManager.default.temporaryDirectory.path + "/darkroom-report-").path
        let archive = URL(fileURLWithPath: path).standardizedFileURL.path
        let result = try? ConfinedProcess(
            program, ["-q", "-o", archive, "-d", folder], environment: ProcessInfo.processInfo.environment
        ).run(errors: .withOutput, within: 120)
        guard result?.isSuccess == true else {
            try? FileManager.default.removeItem(atPath: folder)
            // Lines before the first problem name the archive: "[path]", "Archive: path".
            let reason =
                result?.text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .first { !$0.isEmpty && !$0.hasPrefix("[") && !$0.hasPrefix("Archive:") } ?? "it cannot be unpacked"
            throw CommandFailure(.usage, "--from \(path): \(reason)")
        }
        return folder
    }

    /// The folder itself, or the only one in it that holds a report.
    private static func report(in folder: String) -> String? {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let found = names.filter { $0.lastPathComponent == SnapshotReport.fileName }
            .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
        return found.map { folder.appendingPath($0.parentFolder) }
    }
}
