import Assets
import Foundation
import Glibc
import RenderModel
import RenderPlanning
import Snapshots
import SystemSupport
import WebPages

/// The folder that a run fills.
package struct OutputFolder: Sendable {
    /// Absolute.
    package let path: String
    /// For files that are not yet whole; gone after the run. Named for its process.
    package let scratch: String

    private let lock: FolderLock

    /// What the names of folders begin with that are gone after a run.
    package static let scratchPrefix = ".darkroom-"

    /// Another run fills the folder.
    package struct Busy: Error, CustomStringConvertible {
        /// The other process; nil where it is not one of this system's.
        package var process: pid_t?

        package var description: String {
            "\(process.map { "process \($0)" } ?? "another run") is writing to this folder; wait until it finishes, or "
                + "choose another folder"
        }
    }

    /// Makes both folders, and removes what killed runs have left beside the pictures.
    /// - Throws: `Busy` where another run has not ended.
    package init(_ path: String) throws {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
        scratch = "\(self.path)/\(Self.scratchPrefix)\(getpid())"
        try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
        guard let lock = FolderLock(self.path) else {
            guard access(self.path, R_OK | W_OK) == 0 else { throw FileError(self.path) }
            throw Busy(process: Self.writer(in: self.path))
        }
        self.lock = lock
        // Whoever holds the lock is the only one; the folders beside the output have locks of their own.
        FolderLock.removeAbandoned(in: self.path) {
            $0.hasPrefix(Self.scratchPrefix) && $0.wholeMatch(of: #/\.darkroom-(\d+|kept-[A-Za-z0-9]{6})/#) != nil
        }
        FolderLock.removeAbandoned(in: self.path.parentFolder) {
            $0.hasPrefix(Self.scratchPrefix) && $0.wholeMatch(of: #/\.darkroom-kept-[A-Za-z0-9]{6}/#) != nil
        }
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    }

    /// The process whose scratch folder lies in a folder.
    private static func writer(in folder: String) -> pid_t? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let numbers = names.filter { $0.hasPrefix(scratchPrefix) }.compactMap {
            pid_t($0.dropFirst(scratchPrefix.count))
        }
        return numbers.first { kill($0, 0) == 0 || errno == EPERM }
    }

    package func removeScratch() {
        CleanUp.remove(scratch)
    }

    package func write(_ data: Data, to name: String) throws {
        try AtomicFile.write(data, to: "\(path)/\(name)", scratchFolder: scratch)
    }

    /// Writes a file piece by piece, which appears when it is whole.
    package func write(to name: String, _ body: (FileOutput) throws -> Void) throws {
        try AtomicFile.write(to: "\(path)/\(name)", scratchFolder: scratch, body)
    }

    /// Gives a file of the scratch folder its name.
    package func adopt(_ file: String, as name: String) throws {
        try AtomicFile.link(file, to: "\(path)/\(name)", scratchFolder: scratch)
    }

    /// Removes the pictures that an earlier run's manifest lists and this run did not make, and folders that this
    /// empties. Files that no manifest lists are never touched.
    package func removeStale(except kept: Set<String>) {
        var stale: [String] = []
        let isWhole = ManifestScanner.files(of: "\(path)/\(OutputFile.manifest)") { file in
            if !kept.contains(file), Self.staysInside(file) { stale.append(file) }
        }
        guard isWhole else { return }
        for file in stale { removePicture(file) }
    }

    /// Removes a picture with what lies beside it, and the folders that this empties.
    func removePicture(_ file: String) {
        for companion in Companion.allCases { unlink(companion.file(of: "\(path)/\(file)")) }
        remove(file)
    }

    /// Removes what `darkroom timeline` has written.
    func removeTimeline() {
        removeStaleTimeline(keeping: nil)
        for file in [OutputFile.timeline, OutputFile.page] { unlink("\(path)/\(file)") }
    }

    /// Removes a file and the folders that this empties.
    private func remove(_ file: String) {
        unlink("\(path)/\(file)")
        var folder = file.parentFolder
        // rmdir refuses folders that hold anything.
        while !folder.isEmpty, rmdir("\(path)/\(folder)") == 0 {
            folder = folder.parentFolder
        }
    }

    /// Removes the pictures that an earlier `timeline.json` lists and the new one does not.
    package func removeStaleTimeline(keeping new: Data?) {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(OutputFile.timeline)") else { return }
        let kept = Set(new.map(TimelineFiles.files) ?? [])
        for file in TimelineFiles.files(data)
        where !kept.contains(file) && Self.staysInside(file, endings: TimelineFiles.endings) {
            remove(file)
        }
    }

    /// A manifest is a file that anybody can edit: it must not make us remove what lies elsewhere.
    package static func staysInside(_ file: String, endings: [String] = [".png"]) -> Bool {
        endings.contains(where: file.hasSuffix) && !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
    }
}

extension OutputFolder {
    /// The folder that a command's `--output` names.
    /// - Throws: `CommandFailure` where it cannot be made.
    package static func made(at path: String, command: String) throws -> OutputFolder {
        try made(at: path, option: "--output", example: "\(command) --output pictures")
    }

    /// Refuses a folder whose page somebody else has written: `--output docs` is easily typed where a site lies.
    ///
    /// - Throws: `CommandFailure`.
    package static func checkPage(at path: String, command: String) throws {
        guard let data = FileManager.default.contents(atPath: path.appendingPath(OutputFile.page)),
            !WebPage.isOwn(data)
        else { return }
        throw CommandFailure(
            .usage,
            "--output \(path): its \(OutputFile.page) was not written by darkroom and would be overwritten; choose "
                + "another folder: \(command) --output pictures")
    }

    /// The folder that an option of a command names.
    package static func made(at path: String, option: String, example command: String) throws -> OutputFolder {
        let example = ": \(command)"
        guard !FileManager.default.fileExists(atPath: path.appendingPath(LockFile.fileName)) else {
            throw CommandFailure(
                .usage,
                "\(option) \(path): the folder contains goldens, which would be overwritten; choose another"
                    + " folder\(example)")
        }
        do {
            return try OutputFolder(path)
        } catch let error as Busy {
            throw CommandFailure(.usage, "\(option) \(path): \(error)\(example)")
        } catch {
            let whole = URL(fileURLWithPath: path).standardizedFileURL.path
            if let file = whole.fileInTheWay {
                throw CommandFailure(
                    .usage, "\(option) \(path): \(file == whole ? "this" : file) is a file; choose a folder\(example)")
            }
            throw CommandFailure(
                .usage, "\(option) \(path): \(FileProblem.text(error)); choose a writable folder\(example)")
        }
    }
}
