import Foundation
import Snapshots
import SystemSupport

extension ReportFolder {
    /// How a report is written.
    package struct Options: Sendable {
        package var formats: [ReportFormatName]
        /// Whether `index.html` holds its pictures.
        package var embedsPictures = false
        /// The folder as it was typed, for the commands that the report names; nil for the path that is written to.
        package var commandPath: String?

        package init(
            formats: [ReportFormatName] = ReportFormatName.usual, embedsPictures: Bool = false,
            commandPath: String? = nil
        ) {
            (self.formats, self.embedsPictures, self.commandPath) = (formats, embedsPictures, commandPath)
        }
    }

    /// Writes a report's folder: pictures and texts first, then what names them. What an earlier report has left there
    /// and this one does not name is removed; other files stay.
    ///
    /// - Parameters:
    ///   - files: pictures and texts by their paths in the folder, and how each is read when it is its turn. What is
    ///     there already, as names tell contents, is not written again.
    package static func write(
        _ report: SnapshotReport, to path: String, _ files: [String: @Sendable () -> Data?] = [:],
        _ options: Options = Options()
    ) throws {
        for (file, contents) in files.sorted(by: { $0.key < $1.key }) where ReportFiles.staysInside(file) {
            let place = "\(path)/\(file)"
            guard !FileManager.default.fileExists(atPath: place), let data = contents() else { continue }
            try AtomicFile.write(data, to: place)
        }
        let context = ReportContext(
            files: ReportFiles(folder: path), commands: AcceptCommands(writing: options.commandPath ?? path),
            embedsPictures: options.embedsPictures, paths: RepositoryPaths())
        let written = Set(options.formats).union([.json])
        for name in ReportFormatName.allCases where written.contains(name) {
            let format = name.format
            try AtomicFile.write(try format.data(of: report, context), to: "\(path)/\(format.fileName)")
        }
        removeStale(at: path, report, written)
    }

    /// Merges folders into one, of which any may be a part already.
    package static func merge(_ folders: [ReportFolder], to path: String, _ options: Options) throws -> SnapshotReport {
        let report = try SnapshotReport.merged(folders.map(\.report), names: folders.map(\.path))
        var files: [String: @Sendable () -> Data?] = [:]
        for file in report.files {
            files[file] = { folders.lazy.compactMap { $0.files.data(file) }.first }
        }
        try write(report, to: path, files, options)
        return report
    }

    private static func removeStale(at path: String, _ report: SnapshotReport, _ written: Set<ReportFormatName>) {
        for name in ReportFormatName.allCases where !written.contains(name) {
            unlink("\(path)/\(name.format.fileName)")
        }
        let named = report.files
        for folder in [pictures, texts] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
            for file in files where isNamedAfterContent(file) && !named.contains("\(folder)/\(file)") {
                unlink("\(path)/\(folder)/\(file)")
            }
        }
    }

    private static let digestName = Pattern(#/[0-9a-f]{16,64}\.(?:png|txt)/#)

    /// Whether a file's name is a digest, as those are that only reports write.
    private static func isNamedAfterContent(_ file: String) -> Bool {
        file.wholeMatch(of: digestName) != nil
    }
}

extension SnapshotReport {
    /// The paths of all pictures and texts that the report names.
    package var files: Set<String> {
        Set(
            snapshots.flatMap { snapshot in
                [snapshot.before, snapshot.after].compactMap(\.self).flatMap { [$0.image, $0.text] }
                    + [snapshot.difference?.image]
            }.compactMap(\.self))
    }
}
