import Foundation
import Glibc
import SystemSupport

/// Where the files of a widget may lie: in its project and in what the user has named.
///
/// A project is the repository around a given path; without one, the folder of the workspace around it, or Tuist's root,
/// or else the folder of the nearest Xcode project or package, at most four levels up; without that the path itself.
/// Paths with `../` are usual inside a repository, and lead nowhere else.
package struct ProjectBoundary: Hashable {
    /// Real paths, without links.
    package let folders: [String]

    /// - Parameters:
    ///   - paths: in whose projects everything lies.
    ///   - given: files and folders besides, without what is around them.
    package init(around paths: [String], given: [String] = []) {
        let projects = paths.map { Self.project(around: $0.isEmpty ? "." : $0) }
        folders = Set(projects + given.map { Self.real($0) }).sorted()
    }

    /// Only a folder, whatever is around it.
    package init(of folder: String) { folders = [Self.real(folder)] }

    /// Whether a path leads into one of the folders, whatever links are on the way. A path to nothing does where the
    /// folder that it would lie in does.
    package func holds(_ path: String) -> Bool {
        let real = Self.real(path)
        return folders.contains(where: real.lies)
    }

    /// The same for what a folder within holds, where only a link can lead out: cheaper than to resolve every path.
    package func holdsLink(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
        return holds(path)
    }

    /// What the user is told of a path that leads out.
    package static func leftOut(_ path: String) -> String {
        "\(path) leads out of the project and is left out; add --with <path> for what it leads to"
    }

    private static func project(around path: String) -> String {
        let start = real(path)
        var folder = start, found: String?, isWorkspace = false, level = 0
        // A repository that is somebody's home, or the whole machine, is no project.
        let home = real(NSHomeDirectory())
        while folder != "/", folder != home {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(".git") { return folder }
            // The projects of a workspace share folders beside them.
            if level <= 4, !isWorkspace, !folder.hasSuffix(".xcodeproj"),
                names.contains(where: isWorkspaceOrRoot)
            {
                (found, isWorkspace) = (folder, true)
            }
            if found == nil, level <= 4, names.contains(where: isProject) { found = folder }
            folder = folder.parentFolder.isEmpty ? "/" : folder.parentFolder
            level += 1
        }
        return found ?? start
    }

    /// The projects of Tuist's share what lies at their root.
    private static func isWorkspaceOrRoot(_ name: String) -> Bool {
        name.hasSuffix(".xcworkspace") || name == "Tuist.swift" || name == "Tuist"
    }

    private static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name == "Package.swift" }

    /// - Parameter links: how many links to nothing have led here; the kernel follows no more than 40.
    private static func real(_ path: String, links: Int = 0) -> String {
        if let real = path.realPath { return real }
        let plain = URL(fileURLWithPath: path).standardizedFileURL.path
        guard plain != "/" else { return plain }
        let parent = real(plain.parentFolder.isEmpty ? "/" : plain.parentFolder)
        if links < 40, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: plain) {
            return real(target.path(from: parent), links: links + 1)
        }
        return parent.appendingPath(plain.lastPathComponent)
    }
}
