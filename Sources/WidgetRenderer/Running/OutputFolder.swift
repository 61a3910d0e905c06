import Foundation
import Glibc

/// The folder that a run fills.
package struct OutputFolder: Sendable {
    /// Absolute.
    package let path: String
    /// For files that are not yet whole; gone after the run.
    package let scratch: String

    /// Makes both folders.
    package init(_ path: String) throws {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
        scratch = "\(self.path)/.darkroom-\(getpid())"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    }

    package func removeScratch() {
        try? FileManager.default.removeItem(atPath: scratch)
    }

    package func write(_ data: Data, to name: String) throws {
        try WholeFile.write(data, to: "\(path)/\(name)", scratchFolder: scratch)
    }

    /// Gives a file of the scratch folder its name.
    package func adopt(_ file: String, as name: String) throws {
        try WholeFile.link(file, to: "\(path)/\(name)", scratchFolder: scratch)
    }

    /// Removes the pictures that an earlier run's manifest lists and this run did not make, and folders that this
    /// empties. Files that no manifest lists are never touched.
    package func removeStale(except kept: Set<String>) {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(Manifest.fileName)"),
              let old = try? JSONDecoder().decode(Manifest.FileList.self, from: data)
        else { return }
        for file in old.files where !kept.contains(file) && Self.staysInside(file) {
            unlink(Self.displayListFile(of: "\(path)/\(file)"))
            remove(file)
        }
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

    /// Removes the pictures that an earlier `timeline.json` lists and this run did not make.
    package func removeStaleTimeline(except kept: Set<String>) {
        guard let data = FileManager.default.contents(atPath: "\(path)/\(TimelineManifest.fileName)"),
              let old = try? JSONDecoder().decode(TimelineManifest.self, from: data)
        else { return }
        for file in old.files where !kept.contains(file) && Self.staysInside(file) {
            remove(file)
        }
    }

    /// Where the display list of a picture goes: `timeline-0-light.txt` beside `timeline-0-light.png`.
    static func displayListFile(of picture: String) -> String {
        "\((picture as NSString).deletingPathExtension).txt"
    }

    /// A manifest is a file that anybody can edit: it must not make us remove what lies elsewhere.
    static func staysInside(_ file: String) -> Bool {
        file.hasSuffix(".png") && !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
    }
}
