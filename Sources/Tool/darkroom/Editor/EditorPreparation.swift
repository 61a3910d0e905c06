import Foundation
import SystemSupport
import XcodeProjects

/// Makes what a language server needs of several widgets, and finds the folder that an editor opens for each.
struct EditorPreparation {
    /// Compilation conditions that the user adds.
    let conditions: [String]
    /// The folder that the user has named, absolute.
    let output: String?
    /// Whether a file of somebody else's is replaced.
    let replaces: Bool

    /// What is to be written, a job for each folder.
    func jobs(_ sources: [WidgetSources], _ toolchain: Toolchain) throws -> [EditorJob] {
        let cache = ProgramCache(), command = sources.first?.words(conditions: conditions) ?? []
        return try cache.explaining("darkroom editor " + command.joined(separator: " ")) {
            let modules = try EditorModules(toolchain, try RuntimeLibrary.located(), cache: cache)
            let made = try sources.map { widget in
                let target = try self.target(widget, modules, cache)
                return (root: output ?? Self.root(of: widget, files: target.files), target: (widget, target))
            }
            return Self.distinct(made.map(\.root)).map { root in
                EditorJob(root: root, targets: made.filter { $0.root == root }.map(\.target), replaces: replaces)
            }
        }
    }

    /// The folders in which something may have been written for widgets.
    func writtenFolders(_ sources: [WidgetSources]) -> [String] {
        Self.distinct(sources.map { output ?? Self.writtenFolder(for: $0) })
    }

    static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path
    }

    private func target(_ widget: WidgetSources, _ modules: EditorModules, _ cache: ProgramCache) throws -> EditorTarget
    {
        // As Xcode builds while somebody writes.
        let builder = try WidgetProgramBuilder(widget, conditions: conditions, purpose: .previews)
        let key = SHA256.hexadecimal(
            parts: [output ?? Self.folder(of: widget), Self.absolute(widget.folder), widget.name])
        let folder = "\(cache.editorFolder)/widgets/\(key)"
        let lock = try BuildLock("\(cache.lockFolder)/\(key)")
        defer { lock.release() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try EditorTarget(builder, folder: folder, modules)
    }

    // MARK: Folders

    /// The folder of the project, or of the sources where there is none.
    private static func folder(of sources: WidgetSources) -> String {
        absolute(sources.project.map { $0.path.parentFolder } ?? sources.folder)
    }

    /// The folder of the project, or the one around it that has all files of its repository.
    static func root(of sources: WidgetSources, files: [String]) -> String {
        let folder = folder(of: sources)
        guard sources.project != nil else { return folder }
        let boundary = ProjectBoundary(around: [folder]), own = files.filter(boundary.holds)
        var root = folder
        while root != "/", own.contains(where: { !$0.lies(in: root) }) {
            root = root.parentFolder.isEmpty ? "/" : root.parentFolder
        }
        return root
    }

    /// The folder of the project, or the one around it that has a database of Darkroom's.
    private static func writtenFolder(for sources: WidgetSources) -> String {
        let folder = folder(of: sources), boundary = ProjectBoundary(around: [folder])
        var root = folder
        while root != "/", boundary.holds(root) {
            if CompilationDatabase(in: root).isOurs { return root }
            root = root.parentFolder.isEmpty ? "/" : root.parentFolder
        }
        return folder
    }

    private static func distinct(_ paths: [String]) -> [String] {
        paths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
