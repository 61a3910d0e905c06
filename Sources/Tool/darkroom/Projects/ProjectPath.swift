import Foundation
import RenderCoordinator
import SystemSupport
import XcodeProjects

/// The project that somebody means who names a folder, a workspace or a project.
enum ProjectPath {
    /// How deep projects are searched for below a folder that has no Swift files of its own.
    private static let deepest = 3

    /// Folders that hold others' projects.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "checkouts", "build", "vendor"
    ]

    /// The path of a folder of sources, or of an `.xcodeproj`.
    ///
    /// - Parameter target: what `--target` names; nil for nothing.
    /// - Throws: `CommandFailure` where several projects have widget extensions, and where a project has yet to be made.
    static func resolve(_ path: String, target: String? = nil) throws -> String {
        let path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        switch path.pathExtension {
        case "xcodeproj", "swift": return path
        case "xcworkspace": return try chosen(projects(ofWorkspace: path), in: path, target) ?? path
        default:
            let candidates = projects(in: path)
            if let project = try chosen(candidates, in: path, target) { return project }
            if candidates.isEmpty, let maker = maker(in: path) {
                throw CommandFailure(
                    .usage, "\(path): there is no .xcodeproj yet; make it first: \(maker)")
            }
            return path
        }
    }

    /// Whether a folder has, or is beside, a project.
    static func hasProject(_ path: String) -> Bool { !projects(in: path).isEmpty }

    /// The only project, or the only one with widget extensions, or with the target; nil where there is no project.
    private static func chosen(_ projects: [String], in path: String, _ target: String?) throws -> String? {
        guard projects.count > 1 else { return projects.first }
        let fitting = projects.filter { project in
            guard let extensions = try? XcodeProject(project).extensions else { return false }
            return extensions.contains { target == nil ? $0.holdsWidgets : $0.name == target }
        }
        if fitting.count == 1 { return fitting[0] }
        let list = (fitting.isEmpty ? projects : fitting).map(Shell.quoted).joined(separator: ", ")
        throw CommandFailure(
            .usage,
            fitting.isEmpty
                ? "\(path): none of its projects has a widget extension: \(list)"
                : "\(path): several projects have widget extensions; name one: \(list)")
    }

    // MARK: Folders

    /// Projects in a folder: directly in it, in a workspace there, or the nearest below a folder without Swift files.
    private static func projects(in folder: String) -> [String] {
        var level = [folder]
        for depth in 0...deepest {
            var found: [String] = [], next: [String] = []
            for folder in level {
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                let own = names.filter { $0.hasSuffix(".xcodeproj") }.map { joined(folder, $0) }
                let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { joined(folder, $0) }
                found += own.isEmpty ? workspaces.flatMap(projects(ofWorkspace:)) : own
                // The sources of an extension or a package are what they are.
                if depth == 0, names.contains(where: { $0.hasSuffix(".swift") }) { return found }
                next += names.filter { !$0.contains(".") && !foreign.contains($0) }.map { joined(folder, $0) }
            }
            if !found.isEmpty { return found }
            level = next.filter(\.isFolder)
        }
        return []
    }

    /// The projects that a workspace lists and that are there.
    private static func projects(ofWorkspace path: String) -> [String] {
        let file = joined(path, "contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 20 else { return [] }
        let text = String(decoding: data, as: UTF8.self), folder = path.parentFolder
        return text.matches(of: /location\s*=\s*"(?:group|container|absolute):([^"]+\.xcodeproj)"/).compactMap {
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

    /// The command that makes the project of a folder that only describes one.
    private static func maker(in folder: String) -> String? {
        func text(_ name: String) -> String {
            FileManager.default.contents(atPath: joined(folder, name)).map {
                String(decoding: $0.prefix(1 << 20), as: UTF8.self)
            }
                ?? ""
        }
        let place = folder == "." ? "" : "cd \(Shell.quoted(folder)) && "
        if text("Project.swift").contains("import ProjectDescription") { return "\(place)tuist generate --no-open" }
        for name in ["project.yml", "project.yaml", "project.json"] where text(name).contains("targets") {
            return "\(place)xcodegen generate"
        }
        return nil
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : "\(folder)/\(name)"
    }
}
