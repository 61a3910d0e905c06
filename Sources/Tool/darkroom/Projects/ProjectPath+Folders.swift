import Foundation
import SystemSupport
import XcodeProjects

/// The projects that folders and workspaces hold.
extension ProjectPath {
    /// How deep projects are searched for below a folder that has no Swift files of its own.
    private static let deepest = 3
    /// The same for a widget's sources, which lie deeper.
    private static let deepestSources = 6

    /// Folders that hold others' projects, and what Tuist makes new ones of.
    private static let foreign: Set<String> = [
        "Pods", "Templates", "Tuist", "Carthage", "DerivedData", "SourcePackages", "node_modules", "checkouts", "build",
        "vendor"
    ]

    /// Projects in a folder: directly in it, in a workspace there, or the nearest below a folder without Swift files.
    static func projects(in folder: String) -> [String] {
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

    /// The nearest projects in a folder of which one has widget extensions, or the target; the nearest of all where none
    /// has, or where it is not known, as one of them cannot be read.
    static func projects(in folder: String, having target: String?) -> [String] {
        // Each is read, which takes a large one 20 ms.
        guard hasProjectsOnSeveralLevels(folder) else { return projects(in: folder) }
        var nearest: [String] = [], level: [String] = []
        visit(folder) { folder, names, depth in
            level += projects(directlyIn: folder, names)
            return depth > 0 || SynchronizedFolder.sources(directlyIn: folder).isEmpty
        } until: {
            guard !level.isEmpty else { return false }
            if !fitting(level, target).isEmpty {
                nearest = level
                return true
            }
            if nearest.isEmpty { nearest = level }
            defer { level = [] }
            return level.contains { problem($0) != nil }
        }
        return nearest.isEmpty ? level : nearest
    }

    /// Whether names of projects, or of what they are made of, stand in folders of more than one depth.
    private static func hasProjectsOnSeveralLevels(_ folder: String) -> Bool {
        let usual = Set(SpecificationFile.usualNames + [ManifestFile.name])
        var depths: Set<Int> = []
        visit(folder) { folder, names, depth in
            let isOne = names.contains { name in
                name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || usual.contains(name)
            }
            if isOne { depths.insert(depth) }
            return depth > 0 || SynchronizedFolder.sources(directlyIn: folder).isEmpty
        } until: {
            depths.count > 1
        }
        return depths.count > 1
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
    static func isYetToBeMade(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") && !FileManager.default.fileExists(atPath: "\(path)/project.pbxproj")
    }

    /// The files in a folder of which XcodeGen or Tuist makes projects; beside a workspace of Tuist's, those below it.
    static func described(in folder: String, _ names: [String]) -> [String] {
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
    static func widgetFolder(below folder: String) -> String? {
        var found: String?
        visit(folder, to: deepestSources) { folder, names, _ in
            if names.contains(where: { PackageWidgets.startsWidgets(file: joined(folder, $0)) }) { found = folder }
            return found == nil
        } until: {
            found != nil
        }
        return found
    }

    static func contents(of folder: String) -> [String] {
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
    static func maker(below folder: String) -> String? {
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

    static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : folder.appendingPath(name)
    }
}
