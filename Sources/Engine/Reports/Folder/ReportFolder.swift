import Foundation
import Snapshots
import SystemSupport

/// The folder of a report: `report.json`, the pictures and texts that it names, and what is made of them to be read.
package struct ReportFolder: Sendable {
    /// Where pictures and texts lie in it, each named after its content.
    package static let pictures = "images", texts = "texts"

    /// As it was typed.
    package let path: String
    package let report: SnapshotReport

    package var files: ReportFiles { ReportFiles(folder: path) }

    /// Reads a report that is there.
    ///
    /// - Parameter path: a report's folder, or its `report.json`.
    /// - Throws: `ReportFolderError`, which names the file and the way out.
    package init(reading path: String) throws {
        var folder = path
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        if folder.lastPathComponent == SnapshotReport.fileName {
            folder = folder.parentFolder.isEmpty ? "." : folder.parentFolder
        }
        let file = "\(folder)/\(SnapshotReport.fileName)"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ReportFolderError(
                "there is no \(file) that can be read; specify a folder written by darkroom verify --report")
        }
        (self.path, report) = (folder, try Self.report(data, file))
    }

    /// The report that a file holds.
    package static func report(_ data: Data, _ file: String) throws -> SnapshotReport {
        struct Version: Decodable {
            var schemaVersion: Int
        }
        let wayOut = "write it again with darkroom verify --report"
        do {
            let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard version == SnapshotReport.currentSchemaVersion else {
                throw ReportFolderError(
                    "\(file) has schema version \(version) and this darkroom reads "
                        + "\(SnapshotReport.currentSchemaVersion): \(wayOut), or read it with the darkroom that wrote it"
                )
            }
            return try JSONDecoder().decode(SnapshotReport.self, from: data)
        } catch let error as DecodingError {
            throw ReportFolderError("\(file) is not a report: \(problem(error)); \(wayOut)")
        }
    }

    private static func problem(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
            let keys = context.codingPath + [last].compactMap(\.self)
            let path = keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
            return path.hasPrefix(".") ? String(path.dropFirst()) : path
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context, key)) is not there"
        case .valueNotFound(_, let context): return "\(place(context)) has no value"
        case .typeMismatch(_, let context): return "\(place(context)) is of another type"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it is not JSON"
        case .dataCorrupted(let context): return "\(place(context)) has a value that is unknown"
        @unknown default: return "it cannot be read"
        }
    }
}

/// Why a report cannot be read or written: names the file, and says the way out.
package struct ReportFolderError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
