import Foundation
import Launch
import Synchronization
import SystemSupport

/// The files that Xcode would copy into the bundle: those of all groups lie in its root, those of `.lproj` folders
/// in the folder of their language. Folders are read when a file is first asked for.
package final class ResourceFiles: Sendable {
    private struct File {
        let url: URL
        /// Relative to the bundle, without the `.lproj` folder.
        let path: String
        /// nil for every language.
        let language: String?
    }

    private let directories: [URL]
    private let found = Mutex<[File]?>(nil)

    package init(directories: [URL]) {
        self.directories = directories
    }

    /// The files of this name and extension, the best first: those for every language, then the preferred ones'.
    ///
    /// - Parameters:
    ///   - name: Without the extension, or with it where `ext` is nil; nil for every name.
    ///   - folder: Of which they lie in; nil for any, as groups of a project are no folders of the bundle.
    ///   - languages: nil language folders are searched too; only these count.
    package func matches(_ name: String?, _ ext: String?, folder: String?, languages: [String]) -> [URL] {
        // What Xcode compiles a data model to.
        let compiled = ["momd": "xcdatamodeld", "mom": "xcdatamodel"]
        let ext = ext.flatMap { $0.isEmpty ? nil : compiled[$0] ?? $0 }, name = name.flatMap { $0.isEmpty ? nil : $0 }
        let ranked = files().compactMap { file -> (rank: Int, file: File)? in
            if let name {
                let wanted = ext.map { "\(name).\($0)" } ?? name
                guard file.path == wanted || file.path.hasSuffix("/" + wanted) else { return nil }
            } else if let ext, file.url.pathExtension != ext {
                return nil
            }
            if let folder, !folder.isEmpty, !"/\(file.path)".contains("/\(folder)/") { return nil }
            guard let language = file.language else { return (0, file) }
            guard let rank = languages.firstIndex(of: language) else { return nil }
            return (rank + 1, file)
        }
        return ranked.sorted {
            ($0.rank, $0.file.path.count, $0.file.path) < ($1.rank, $1.file.path.count, $1.file.path)
        }
        .map(\.file.url)
    }

    private func files() -> [File] {
        found.withLock { found in
            if let found { return found }
            var files: [File] = [], visited: Set<String> = []
            let boundary = ResourceBoundary(roots: directories)
            for directory in directories { Self.walk(directory, "", nil, boundary, &visited, into: &files) }
            found = files
            return files
        }
    }

    private static func walk(
        _ folder: URL, _ path: String, _ language: String?, _ boundary: ResourceBoundary,
        _ visited: inout Set<String>, into files: inout [File]
    ) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            guard boundary.holdsLink(url.path) else { continue }
            let ext = url.pathExtension
            if ext == "lproj" {
                files.append(File(url: url, path: path + name, language: nil))
                walk(url, path, url.deletingPathExtension().lastPathComponent, boundary, &visited, into: &files)
                continue
            }
            // What the compilers make something else of.
            guard !["swift", "xcassets", "xcodeproj", "xcworkspace"].contains(ext) else { continue }
            files.append(File(url: url, path: path + name, language: language))
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                walk(url, "\(path)\(name)/", language, boundary, &visited, into: &files)
            }
        }
    }
}

/// Where files of the widget may lie. Links lead elsewhere: to a whole disk, which takes minutes to look through.
package struct ResourceBoundary: Sendable {
    /// Real paths; nil where everything counts, as in a program that is run directly.
    private let folders: [String]?

    /// - Parameter roots: folders that hold resources, such as a fetched package's.
    package init(roots: [URL] = []) {
        folders = LaunchFile.current.boundary.map { $0 + roots.compactMap { $0.path.realPath } }
    }

    /// Whether a path leads into one of the folders.
    package func holds(_ path: String) -> Bool {
        guard let folders else { return true }
        guard let real = path.realPath else { return false }
        return folders.contains(where: real.lies)
    }

    /// The same for what a folder within holds, where only a link can lead out: cheaper than to resolve every path.
    package func holdsLink(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
        return holds(path)
    }
}

/// Names files in findings: from the folder that was searched, so that a finding reads the same on every machine.
struct DisplayPath {
    private let roots: [String]

    init(roots: [URL]) {
        self.roots = roots.map { $0.standardizedFileURL.path }
    }

    /// The path from the name of the searched folder on; behind a link, from the folder that holds what it leads to, as
    /// the links of a target's bundle lie in the cache; the whole path outside of every such folder.
    func callAsFunction(_ url: URL) -> String {
        let path = url.standardizedFileURL.path
        for root in roots where path.hasPrefix(root + "/") {
            return linked(path, in: root) ?? root.lastPathComponent + path.dropFirst(root.count)
        }
        return path
    }

    private func linked(_ path: String, in root: String) -> String? {
        var place = root, rest = path.dropFirst(root.count + 1).split(separator: "/")[...]
        while let name = rest.popFirst() {
            place += "/" + name
            guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { continue }
            let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
            let target = URL(fileURLWithPath: end, relativeTo: folder).standardizedFileURL
            let names = [target.deletingLastPathComponent().lastPathComponent, target.lastPathComponent]
            return (names + rest.map(String.init)).joined(separator: "/")
        }
        return nil
    }
}

/// The font files of a widget extension: those of Info.plist's `UIAppFonts` lie among its sources or resources, as do
/// those that code registers itself.
package enum FontFiles {
    private static let types: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Every font file below the folders, sorted by path; hidden folders and catalogs are left out.
    package static func files(below directories: [URL]) -> [URL] {
        directories.flatMap { directory -> [URL] in
            let entries = FileManager.default.enumerator(
                at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            var files: [URL] = []
            while let url = entries?.nextObject() as? URL {
                if url.pathExtension == "xcassets" { entries?.skipDescendants() }
                if types.contains(url.pathExtension.lowercased()) { files.append(url) }
            }
            return files.sorted { $0.path < $1.path }
        }
    }
}
