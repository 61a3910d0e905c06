import Foundation
import SystemSupport

/// The files of a target, as a specification lists them: folders with what is left out of them, and single files.
struct SpecSources {
    /// A folder whose files belong to the target.
    struct Folder {
        /// Absolute.
        var path: String
        /// Files in it that do not belong to the target, relative to it.
        var excluded: [String] = []
    }

    private(set) var folders: [Folder] = []
    /// Absolute.
    private(set) var files: [String] = []

    /// - Parameter folder: The one that paths are relative to, absolute.
    init(_ sources: SpecValue?, in folder: String) {
        for source in sources?.items ?? [] {
            guard let name = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { continue }
            let path = MacPath.onDisk(URL(fileURLWithPath: name.path(from: folder)).standardizedFileURL.path)
            // A folder reference is one resource.
            guard path.isFolder, source["type"]?.text != "folder", !SynchronizedFolder.isBundle(path) else {
                if FileManager.default.fileExists(atPath: path) || source["optional"]?.truth != true {
                    files.append(path)
                }
                continue
            }
            let excluded = Self.excluded(source, in: path)
            // Of a folder that is listed twice all belongs to the target that either takes.
            if let known = folders.firstIndex(where: { $0.path == path }) {
                folders[known].excluded.removeAll { !excluded.contains($0) }
            } else {
                folders.append(Folder(path: path, excluded: excluded))
            }
        }
    }

    private static func excluded(_ source: SpecValue, in path: String) -> [String] {
        let excludes = (source["excludes"]?.texts ?? []).map(GlobPattern.init)
        let includes = (source["includes"]?.texts ?? []).map(GlobPattern.init)
        guard !excludes.isEmpty || !includes.isEmpty else { return [] }
        func holds(_ patterns: [GlobPattern], _ file: String) -> Bool {
            // What names a folder names all that lies in it.
            var place = file
            while !place.isEmpty {
                if patterns.contains(where: { $0.matches(place) }) { return true }
                place = place.parentFolder
            }
            return false
        }
        return SynchronizedFolder.files(in: path).filter { file in
            holds(excludes, file) || !includes.isEmpty && !holds(includes, file)
        }
    }

    /// The property list that XcodeGen takes where none is named: the first `Info.plist` in its folders.
    var propertyList: String? {
        for folder in folders {
            let names = SynchronizedFolder.files(in: folder.path).filter { !folder.excluded.contains($0) }
            if let name = names.first(where: { $0.lastPathComponent == "Info.plist" }) {
                return "\(folder.path)/\(name)"
            }
        }
        return files.first { $0.lastPathComponent == "Info.plist" }
    }
}
