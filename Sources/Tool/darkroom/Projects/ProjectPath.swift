import DarkroomCommands
import Foundation
import Glibc
import RenderCoordinator
import SwiftText
import SystemSupport
import XcodeProjects

/// The project that somebody means who names a folder, a workspace or a project.
enum ProjectPath {
    /// Whether a path is a project: an `.xcodeproj`, or the file that XcodeGen or Tuist makes one of.
    static func isProject(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") || SpecificationFile.isNamed(path) && !path.isFolder || ManifestFile.isOne(path)
    }

    /// The path of a folder of sources, of a Swift file, or of a project.
    ///
    /// - Parameter target: what `--target` names; nil for nothing.
    /// - Throws: `CommandFailure` where there is nothing at the path, where several projects or folders of a package have
    ///   widget extensions, and where a project is yet to be made.
    static func resolve(_ path: String, target: String? = nil) throws -> String {
        let path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        try requireReadable(path)
        if isProject(path) { return path }
        switch path.pathExtension {
        case "swift": return path
        case "xcworkspace":
            let folder = path.parentFolder.isEmpty ? "." : path.parentFolder
            let listed = projects(ofWorkspace: path)
            let projects = listed.isEmpty ? described(in: folder, contents(of: folder)) : listed
            guard projects.isEmpty else { return try chosen(projects, in: path, target) ?? path }
            throw CommandFailure(.usage, "\(path): " + missingProjects(ofWorkspace: path))
        default: return try resolve(folder: path, target)
        }
    }

    private static func resolve(folder path: String, _ target: String?) throws -> String {
        let widgets = PackageWidgets.widgetFolders(in: path)
        if widgets.count == 1 { return widgets[0] }
        if widgets.count > 1 {
            if let target, let named = widgets.first(where: { $0.lastPathComponent == target }) { return named }
            throw CommandFailure(
                .usage,
                "\(path): several targets have widgets; specify the folder of one: "
                    + widgets.map { "darkroom render \(Shell.quoted($0))" }.joined(separator: " or "))
        }
        let found = projects(in: path, having: target)
        // Only schemes of a generated project may be in the repository.
        let candidates = found.allSatisfy(isYetToBeMade) && maker(below: path) != nil ? [] : found
        if let project = try chosen(candidates, in: path, target) { return project }
        // A folder with sources of its own is what it is.
        guard candidates.isEmpty, SynchronizedFolder.sources(directlyIn: path).isEmpty else { return path }
        if let maker = maker(below: path) {
            let widget = widgetFolder(below: path)
            throw CommandFailure(
                .usage,
                "\(path): the .xcodeproj has not been generated; generate it: \(maker)"
                    + (widget.map { ". Or specify the widget's folder: darkroom render \(Shell.quoted($0))" } ?? ""))
        }
        let workspaces = contents(of: path).filter { $0.hasSuffix(".xcworkspace") }
        if let workspace = workspaces.first {
            throw CommandFailure(
                .usage, "\(path): " + missingProjects(ofWorkspace: joined(path, workspace)))
        }
        return path
    }

    /// Says what is wrong with a path that nothing can be read at.
    private static func requireReadable(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            let parent = path.parentFolder.isEmpty ? "." : path.parentFolder
            let near = NearestName.of(path.lastPathComponent, among: contents(of: parent).filter { !$0.hasPrefix(".") })
            throw CommandFailure(
                .usage,
                "\(path): no such file or folder"
                    + (near.map { "; did you mean \(Shell.quoted(joined(parent, $0)))?" }
                        ?? "; specify a project, or the folder of a widget extension: darkroom targets <path>"))
        }
        guard access(path, path.isFolder ? R_OK | X_OK : R_OK) == 0 else {
            throw CommandFailure(
                .usage,
                "\(path): \(String(cString: strerror(errno)).lowercased()); make it readable: "
                    + "chmod -R u+rX \(Shell.quoted(path))")
        }
        if !path.isFolder, !path.hasSuffix(".swift"), !isProject(path) {
            let parent = path.parentFolder.isEmpty ? "." : path.parentFolder
            throw CommandFailure(
                .usage,
                "\(path): neither a folder nor a Swift file; specify the folder of the widget's sources: "
                    + "darkroom render \(Shell.quoted(parent))")
        }
    }

    /// Why a workspace has no project of its own.
    private static func missingProjects(ofWorkspace path: String) -> String {
        let folder = path.parentFolder.isEmpty ? "." : path.parentFolder
        let place = folder == "." ? "" : "cd \(Shell.quoted(folder)) && "
        if let maker = maker(below: folder) {
            return "the workspace's projects have not been generated; generate them: \(maker)"
        }
        return FileManager.default.fileExists(atPath: joined(folder, ".gitmodules"))
            ? "the workspace's projects are missing; fetch them: \(place)git submodule update --init --recursive"
            : "none of the workspace's projects exists; specify the folder of the widget's sources: "
                + TypedCommand.example("folder")
    }

    /// Whether a folder has, or is beside, a project.
    static func hasProject(_ path: String) -> Bool { !projects(in: path).isEmpty }

    /// What is wrong where neither a path is given nor the current folder is one.
    static let missing =
        "there is no project or widget extension in the current folder; specify the folder of a widget extension, or a "
        + "project"

    /// Whether a command without a path is about a folder: it has a project, or it is a widget extension's own.
    static func isUsual(_ folder: String) -> Bool {
        if hasProject(folder) { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            name.hasSuffix(".swift")
                && FileManager.default.contents(atPath: "\(folder)/\(name)").map { data in
                    !EntryPoints.lines(in: SourceFile(String(decoding: data, as: UTF8.self)), certain: false).isEmpty
                } ?? false
        }
    }

    /// The only project, or the only one with widget extensions, or with the target; nil where there is no project.
    private static func chosen(_ projects: [String], in path: String, _ target: String?) throws -> String? {
        guard projects.count > 1 else { return projects.first }
        let fitting = fitting(projects, target)
        if fitting.count == 1 { return fitting[0] }
        // Why one cannot be read tells more than that it has no widgets.
        if fitting.isEmpty, let unread = projects.lazy.compactMap(problem).first { throw unread }
        let shown = fitting.isEmpty ? projects.prefix(12) : fitting[...]
        let list =
            shown.map(Shell.quoted).joined(separator: ", ") + (fitting.isEmpty && projects.count > 12 ? " …" : "")
        throw CommandFailure(
            .usage,
            fitting.isEmpty
                ? "\(path): none of its projects has "
                    + (target.map { "an app extension '\($0)'" } ?? "a widget extension")
                    + ": \(list). Specify the folder of the widget's sources instead: "
                    + widgetCommand(below: path)
                : "\(path): several projects have widget extensions; specify one: \(list)")
    }

    /// Those of a folder or a workspace with several that have widget extensions; none where it has one, or is none.
    static func projectsWithWidgets(at path: String) -> [String] {
        let found: [String]
        if path.hasSuffix(".xcworkspace") {
            found = projects(ofWorkspace: path)
        } else if !isProject(path), path.isFolder, PackageWidgets.widgetFolders(in: path).isEmpty {
            found = projects(in: path, having: nil)
        } else {
            return []
        }
        return found.count > 1 ? fitting(found, nil) : []
    }

    /// Why a project cannot be read; nil for one that can be.
    static func problem(_ project: String) -> (any Error)? {
        do {
            _ = try XcodeProject(project).extensions
            return nil
        } catch {
            return error
        }
    }

    /// Those with widget extensions, or with the target.
    static func fitting(_ projects: [String], _ target: String?) -> [String] {
        ManifestFile.readAhead(projects)
        return projects.filter { project in
            guard let extensions = try? XcodeProject(project).extensions else { return false }
            return extensions.contains { target == nil ? $0.holdsWidgets : $0.name == target }
        }
    }
}
