import Foundation
import Glibc
import RenderCoordinator
import SystemSupport
import XcodeProjects

/// The project that somebody means who names a folder, a workspace or a project.
enum ProjectPath {
    /// How deep projects are searched for below a folder that has no Swift files of its own.
    private static let deepest = 3
    /// The same for a widget's sources, which lie deeper.
    private static let deepestSources = 6

    /// Folders that hold others' projects, and what Tuist makes new ones of.
    private static let foreign: Set<String> = [
        "Pods", "Templates", "Tuist", "Carthage", "DerivedData", "SourcePackages", "node_modules", "checkouts", "build",
        "vendor"
    ]

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
                "\(path): several targets have widgets; name the folder of one: "
                    + widgets.map { "darkroom render \(Shell.quoted($0))" }.joined(separator: " or "))
        }
        let found = projects(in: path)
        // Only schemes of a generated project may be in the repository.
        let candidates = found.allSatisfy(isYetToBeMade) && maker(below: path) != nil ? [] : found
        if let project = try chosen(candidates, in: path, target) { return project }
        // A folder with sources of its own is what it is.
        guard candidates.isEmpty, SynchronizedFolder.sources(directlyIn: path).isEmpty else { return path }
        if let maker = maker(below: path) {
            let widget = widgetFolder(below: path)
            throw CommandFailure(
                .usage,
                "\(path): there is no .xcodeproj yet; make it first: \(maker)"
                    + (widget.map { ". Or name the widget's folder: darkroom render \(Shell.quoted($0))" } ?? ""))
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
                        ?? "; name a project, or the folder of a widget extension: darkroom targets <path>"))
        }
        guard access(path, path.isFolder ? R_OK | X_OK : R_OK) == 0 else {
            throw CommandFailure(
                .usage,
                "\(path): \(String(cString: strerror(errno)).lowercased()); let it be read first: "
                    + "chmod -R u+rX \(Shell.quoted(path))")
        }
        if !path.isFolder, !path.hasSuffix(".swift"), !isProject(path) {
            let parent = path.parentFolder.isEmpty ? "." : path.parentFolder
            throw CommandFailure(
                .usage,
                "\(path): neither a folder nor a Swift file; name the folder of the widget's sources: "
                    + "darkroom render \(Shell.quoted(parent))")
        }
    }

    /// Why a workspace has no project of its own.
    private static func missingProjects(ofWorkspace path: String) -> String {
        let folder = path.parentFolder.isEmpty ? "." : path.parentFolder
        let place = folder == "." ? "" : "cd \(Shell.quoted(folder)) && "
        if let maker = maker(below: folder) {
            return "the projects of the workspace are not there yet; make them first: \(maker)"
        }
        return FileManager.default.fileExists(atPath: joined(folder, ".gitmodules"))
            ? "the projects of the workspace are not there; fetch them first: \(place)git submodule update --init --recursive"
            : "the workspace lists no project that is there; name the folder of the widget's sources: "
                + "darkroom render <folder>"
    }

    /// Whether a folder has, or is beside, a project.
    static func hasProject(_ path: String) -> Bool { !projects(in: path).isEmpty }

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
                    + ": \(list). Name the folder of the widget's sources instead: "
                    + widgetCommand(below: path)
                : "\(path): several projects have widget extensions; name one: \(list)")
    }

    /// Those of a folder or a workspace with several that have widget extensions; none where it has one, or is none.
    static func projectsWithWidgets(at path: String) -> [String] {
        let found: [String]
        if path.hasSuffix(".xcworkspace") {
            found = projects(ofWorkspace: path)
        } else if !isProject(path), path.isFolder, PackageWidgets.widgetFolders(in: path).isEmpty {
            found = projects(in: path)
        } else {
            return []
        }
        return found.count > 1 ? fitting(found, nil) : []
    }

    /// Why a project cannot be read; nil for one that can be.
    private static func problem(_ project: String) -> (any Error)? {
        do {
            _ = try XcodeProject(project).extensions
            return nil
        } catch {
            return error
        }
    }

    /// Those with widget extensions, or with the target.
    private static func fitting(_ projects: [String], _ target: String?) -> [String] {
        ManifestFile.readAhead(projects)
        return projects.filter { project in
            guard let extensions = try? XcodeProject(project).extensions else { return false }
            return extensions.contains { target == nil ? $0.holdsWidgets : $0.name == target }
        }
    }

    // MARK: Folders

    /// Projects in a folder: directly in it, in a workspace there, or the nearest below a folder without Swift files.
    private static func projects(in folder: String) -> [String] {
        var result: [String] = []
        visit(folder) { folder, names, depth in
            result += projects(directlyIn: folder, names)
            // The sources of an extension are what they are.
            return depth > 0 || SynchronizedFolder.sources(directlyIn: folder).isEmpty
        } until: {
            !result.isEmpty
        }
        return result
    }

    /// Those that are there count more than those that XcodeGen would make, and an empty one, in which only schemes are
    /// kept, less.
    private static func projects(directlyIn folder: String, _ names: [String]) -> [String] {
        let own = names.filter { $0.hasSuffix(".xcodeproj") }.map { joined(folder, $0) }
        let whole = own.filter { !isYetToBeMade($0) }
        guard whole.isEmpty else { return whole }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { joined(folder, $0) }
        let members = own.isEmpty ? workspaces.flatMap(projects(ofWorkspace:)) : []
        guard members.isEmpty else { return members }
        let described = described(in: folder, names)
        return described.isEmpty ? own : described
    }

    /// Whether a project is a folder without a project in it.
    private static func isYetToBeMade(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") && !FileManager.default.fileExists(atPath: "\(path)/project.pbxproj")
    }

    /// The files in a folder of which XcodeGen or Tuist makes projects; beside a workspace of Tuist's, those below it.
    private static func described(in folder: String, _ names: [String]) -> [String] {
        let specifications = SpecificationFile.names(in: folder, names).map { joined(folder, $0) }
        guard specifications.isEmpty else { return specifications }
        let workspace = names.first { $0.lowercased() == ManifestFile.workspaceName.lowercased() }
        guard let workspace, ManifestFile.describesProjects(joined(folder, workspace)) else {
            return ManifestFile.names(in: folder, names).map { joined(folder, $0) }
        }
        var result: [String] = []
        visit(folder, to: deepestSources) { folder, names, _ in
            result += ManifestFile.names(in: folder, names).map { joined(folder, $0) }
            return true
        } until: {
            false
        }
        return result
    }

    /// Walks folders level by level, without those that hold others' code, until something is found on a level.
    ///
    /// - Parameter look: takes a folder, the names in it and how deep it lies; false ends the walk.
    private static func visit(
        _ folder: String, to deepest: Int = deepest,
        _ look: (_ folder: String, _ names: [String], _ depth: Int) -> Bool, until isDone: () -> Bool
    ) {
        var level = [folder]
        for depth in 0...deepest {
            var next: [String] = []
            for folder in level {
                let names = contents(of: folder)
                guard look(folder, names, depth) else { return }
                next += names.filter { !$0.contains(".") && !foreign.contains($0) }.map { joined(folder, $0) }
            }
            if isDone() { return }
            level = next.filter(\.isFolder)
        }
    }

    /// The command that draws the widget below a folder where no project says which that is.
    static func widgetCommand(below folder: String) -> String {
        "darkroom render " + (widgetFolder(below: folder).map(Shell.quoted) ?? "<folder>")
    }

    /// The nearest folder with a file in which a widget or a bundle of widgets starts; nil where none is found.
    private static func widgetFolder(below folder: String) -> String? {
        var found: String?
        visit(folder, to: deepestSources) { folder, names, _ in
            if names.contains(where: { PackageWidgets.startsWidgets(file: joined(folder, $0)) }) { found = folder }
            return found == nil
        } until: {
            found != nil
        }
        return found
    }

    private static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The projects that a workspace lists and that are there.
    static func projects(ofWorkspace path: String) -> [String] {
        members(ofWorkspace: path).filter { $0.hasSuffix(".xcodeproj") }
    }

    /// The projects and folders that a workspace lists and that are there.
    static func members(ofWorkspace path: String) -> [String] {
        let file = joined(path, "contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 20 else { return [] }
        let text = String(decoding: data, as: UTF8.self), folder = path.parentFolder
        return text.matches(of: /location\s*=\s*"(?:group|container|absolute):([^"]+)"/).compactMap {
            match in
            let name = String(match.1).replacing("&amp;", with: "&")
            // Others' projects, and what leads out of the folder, are none of the workspace's own.
            guard !name.hasPrefix("/"),
                !name.split(separator: "/").contains(where: { $0 == ".." || foreign.contains(String($0)) })
            else { return nil }
            let project = folder.isEmpty ? name : joined(folder, name)
            return project.isFolder ? project : nil
        }
    }

    /// The command that makes the project that is only described, in the nearest folder that describes one.
    private static func maker(below folder: String) -> String? {
        var result: String?
        visit(folder) { folder, names, _ in
            result = result ?? maker(in: folder, names)
            return true
        } until: {
            result != nil
        }
        return result
    }

    private static func maker(in folder: String, _ names: [String]) -> String? {
        let describes = [ManifestFile.name, ManifestFile.workspaceName].contains { name in
            names.contains(name) && ManifestFile.describesProjects(joined(folder, name))
        }
        guard describes else { return nil }
        return (folder == "." ? "" : "cd \(Shell.quoted(folder)) && ") + "tuist generate --no-open"
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : "\(folder)/\(name)"
    }
}
