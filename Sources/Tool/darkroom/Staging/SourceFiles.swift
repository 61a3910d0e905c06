import DarkroomCommands
import Foundation
import RenderCoordinator
import SwiftText
import SystemSupport
import XcodeProjects

/// The Swift files of a folder, and of others that belong to it, that make up the widget.
struct SourceFiles {
    /// As they are staged, sorted: relative to the folder; those of other folders below one of their own.
    let paths: [String]
    /// By path.
    let contents: [String: SourceFile]
    /// As the user knows the files, by path.
    let origins: [String: String]
    /// The intent definitions, as the user knows them: those of the folder first.
    let definitions: [String]

    /// Whether some file says where the program starts.
    let hasEntryPoint: Bool

    /// - Parameter needsEntryPoint: false lets sources pass that have none.
    init(_ widget: WidgetSources, needsEntryPoint: Bool = true) throws {
        let boundary = widget.boundary, diagnostics = widget.diagnostics
        let own =
            try widget.paths.map { try Self.found($0, of: widget) }
            ?? Self.foundBelow(widget.folder, boundary, diagnostics)
        var merged = MergedSources(widget.folder, own)
        for other in widget.others { merged.add(other, try Self.found(in: other, boundary, diagnostics)) }
        contents = merged.contents
        origins = merged.origins
        definitions = merged.definitions
        paths = contents.keys.sorted()
        hasEntryPoint = merged.contents.contains { path, file in
            path.lastPathComponent == "main.swift" || !EntryPoints.lines(in: file, certain: false).isEmpty
        }
        try checkEntryPoints(widget.folder)
        if needsEntryPoint, !hasEntryPoint {
            throw CommandFailure(
                .sourceDidNotCompile,
                """
                \(widget.folder) has no entry point: mark the Widget or the WidgetBundle with @main. Looked in \
                \(Count.list(paths.map { origins[$0]! }, most: 5)).
                """)
        }
    }

    /// What belongs to a target.
    private static func found(_ paths: [String], of widget: WidgetSources) throws -> Found {
        var found = Found()
        for path in paths {
            if path.hasSuffix(".swift") {
                found.contents[path] = try file("\(widget.folder)/\(path)")
            } else {
                found.definitions.append(path)
            }
        }
        guard !found.contents.isEmpty else {
            let other = ProjectPath.widgetFolder(below: widget.folder)
            throw CommandFailure(
                .usage,
                "the target '\(widget.name)' has no Swift files"
                    + (other.map { "; there is a widget in this folder: darkroom render \(Shell.quoted($0))" } ?? ""))
        }
        return found
    }

    /// The Swift files below a folder, by path; a folder of C has none.
    static func contents(in folder: String, _ diagnostics: any Diagnostics) throws -> [String: SourceFile] {
        var found = Found()
        try collect(folder, "", ProjectBoundary(around: [folder]), diagnostics, ancestors: [], into: &found)
        return found.contents
    }

    private static func foundBelow(
        _ folder: String, _ boundary: ProjectBoundary, _ diagnostics: any Diagnostics
    ) throws -> Found {
        guard folder.isFolder else {
            throw CommandFailure(
                .usage,
                "\(folder) is not a folder; specify the folder of the widget's Swift files: "
                    + "\(TypedCommand.example("folder"))"
            )
        }
        var found = Found()
        try collect(folder, "", boundary, diagnostics, ancestors: [], into: &found)
        guard !found.contents.isEmpty else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if let rendered = names.sorted().map(folder.appendingPath).first(where: Manifest.isReadable) {
                throw CommandFailure(
                    .usage, "\(folder) has the images of several extensions; specify those of one: \(rendered)")
            }
            throw CommandFailure(
                .usage,
                "\(folder) contains no Swift files; specify the folder of the widget's sources: "
                    + "\(TypedCommand.example("folder"))"
            )
        }
        return found
    }

    /// What lies in a folder, or the one file that is named.
    private static func found(
        in path: String, _ boundary: ProjectBoundary, _ diagnostics: any Diagnostics
    ) throws -> Found {
        guard FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure(.usage, "--with \(path): no such file or folder")
        }
        var found = Found()
        if path.isFolder {
            try collect(path, "", boundary, diagnostics, ancestors: [], into: &found)
        } else if path.hasSuffix(".swift") {
            found.contents[""] = try file(path)
        } else if path.hasSuffix(".intentdefinition") {
            found.definitions = [""]
        } else {
            throw CommandFailure(.usage, "--with \(path): specify a folder, a Swift file or an intent definition")
        }
        return found
    }

    /// The sources and definitions below one folder, by their paths in it.
    struct Found {
        var contents: [String: SourceFile] = [:]
        var definitions: [String] = []
    }

    /// Reads the files below `folder` at `path`. Links are followed, as Xcode projects share files between targets;
    /// one that leads back to a folder around it is left out, and so is one that leads out of the project.
    private static func collect(
        _ folder: String, _ path: String, _ boundary: ProjectBoundary, _ diagnostics: any Diagnostics,
        ancestors: Set<String>, into found: inout Found
    ) throws {
        let here = path.isEmpty ? folder : "\(folder)/\(path)"
        let canonical = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
        guard !ancestors.contains(canonical) else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: here) else {
            throw CommandFailure(.usage, "\(here) cannot be read")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            guard boundary.holdsLink("\(folder)/\(inner)") else {
                diagnostics.warn(ProjectBoundary.leftOut("\(folder)/\(inner)"))
                continue
            }
            if "\(folder)/\(inner)".isFolder {
                guard !isSkippedFolder(name) else { continue }
                try collect(folder, inner, boundary, diagnostics, ancestors: ancestors.union([canonical]), into: &found)
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                found.contents[inner] = try file("\(folder)/\(inner)")
            } else if name.hasSuffix(".intentdefinition") {
                found.definitions.append(inner)
            }
        }
    }

    /// How to do without a file that Tuist generates, which a project that is checked in may still list.
    private static func generator(of path: String) -> String {
        guard let folder = path.range(of: "/Derived/").map({ String(path[..<$0.lowerBound]) }) else { return "" }
        let manifest = "\(folder)/Project.swift"
        return FileManager.default.fileExists(atPath: manifest)
            ? "; Tuist generates it. Darkroom can, too: darkroom render \(Shell.quoted(manifest))" : ""
    }

    static func file(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "\(path) is missing or cannot be read\(generator(of: path))")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            if data.starts(with: Data("\0GITCRYPT".utf8)) {
                throw CommandFailure(.usage, "\(path) is encrypted; decrypt the repository with: git-crypt unlock")
            }
            throw CommandFailure(.usage, "\(path) is not valid UTF-8; save it as UTF-8")
        }
        return SourceFile(text)
    }

    /// Whether the program starts with the top-level code of a `main.swift`.
    var hasMainFile: Bool { paths.contains { $0.lastPathComponent == "main.swift" } }

    /// Build products, documentation, and tests, whose modules a widget cannot see.
    private static func isSkippedFolder(_ name: String) -> Bool {
        name.hasSuffix("Tests") || name.hasSuffix(".docc") || name == "DerivedData"
    }

    private func checkEntryPoints(_ folder: String) throws {
        func places(certain: Bool) -> [String] {
            paths.flatMap { path in
                EntryPoints.lines(in: contents[path]!, certain: certain).map { "\(origins[path]!):\($0)" }
            }
        }
        let mains = paths.filter { $0.lastPathComponent == "main.swift" }.map { origins[$0]! }
        let starts = places(certain: true) + mains
        if starts.count > 1 {
            // An app beside the extension starts too.
            let widgets = paths.filter { path in
                guard let file = contents[path] else { return false }
                return !EntryPoints.lines(in: file, certain: true).isEmpty
                    && TypeDeclarations(file).all.contains {
                        $0.inherited.contains { ["Widget", "WidgetBundle"].contains($0) }
                    }
            }
            let only = widgets.count == 1 ? origins[widgets[0]]?.parentFolder : nil
            let command = only.map { ": darkroom render \(Shell.quoted($0))" } ?? ""
            throw CommandFailure(
                .sourceDidNotCompile,
                """
                \(folder) has several entry points: \(starts.joined(separator: ", ")). Keep one @main, or specify \
                only the folder of the widget extension\(command)
                """)
        }
    }
}
