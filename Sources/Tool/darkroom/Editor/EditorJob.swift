import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Writes what a language server needs in one folder that an editor opens.
struct EditorJob {
    /// Absolute.
    let root: String
    let targets: [(widget: WidgetSources, made: EditorTarget)]
    /// Whether a file of somebody else's is replaced.
    let replaces: Bool

    func run(_ toolchain: Toolchain) throws -> EditorAnswer.Workspace {
        let database = CompilationDatabase(in: root)
        let isFirst = !FileManager.default.fileExists(atPath: database.path)
        let outcome = try database.write(targets.flatMap { $0.made.entries(in: root) }, replacing: replaces)
        let configuration = ServerConfiguration(in: root), configured = try configuration.write()
        var notes = targets.flatMap { Self.notes(on: $0.made, of: $0.widget) }
        let server = Self.server(beside: toolchain)
        if server == nil {
            notes.append("\(toolchain.compiler): there is no sourcekit-lsp beside it; install the one of its release")
        }
        return EditorAnswer.Workspace(
            folder: root, database: database.path, outcome: outcome, server: server,
            targets: targets.map { widget, target in
                EditorAnswer.Target(
                    name: widget.name, files: target.files.count, reading: target.readAsLinux.isEmpty ? .iOS : .linux,
                    diagnostics: target.diagnostics)
            }, notes: notes + workspaceNotes(configuration, configured, isFirst: isFirst))
    }

    /// Removes what was written in a folder.
    static func remove(in root: String, replacing replaces: Bool) throws -> EditorAnswer.Workspace {
        let database = CompilationDatabase(in: root), outcome = try database.remove(replacing: replaces)
        try ServerConfiguration(in: root).remove()
        return EditorAnswer.Workspace(folder: root, database: database.path, outcome: outcome)
    }

    /// The server of the compiler's toolchain.
    private static func server(beside toolchain: Toolchain) -> String? {
        let compiler = URL(fileURLWithPath: toolchain.compiler).resolvingSymlinksInPath().path
        let server = compiler.parentFolder.appendingPath("sourcekit-lsp")
        return FileManager.default.isExecutableFile(atPath: server) ? server : nil
    }

    // MARK: Notes

    private static func notes(on target: EditorTarget, of widget: WidgetSources) -> [String] {
        var notes: [String] = []
        if !target.readAsLinux.isEmpty {
            let names = target.readAsLinux.map(\.lastPathComponent)
            notes.append(
                "\(widget.name): the editor reads \(Count.list(names, most: 5)) as on Linux, which leaves fewer "
                    + "errors; code inside #if os(iOS) is grayed out")
        }
        if let missing = target.missingModules { notes.append("\(widget.name): \(missing)") }
        if !target.readWithoutObjectiveC.isEmpty {
            let names = target.readWithoutObjectiveC.map(\.lastPathComponent)
            notes.append(
                "\(widget.name): the editor reads \(Count.list(names, most: 5)) without Objective-C, because "
                    + "sourcekit-lsp crashes on @objc methods that throw; each @objc is shown as an error")
        }
        if !target.unreadable.isEmpty {
            let names = target.unreadable.map(\.lastPathComponent)
            notes.append(
                "\(widget.name): the compiler crashes on \(Count.list(names, most: 5)), where editors show nothing"
            )
        }
        if !target.replaced.isEmpty {
            notes.append(
                "\(widget.name): \(target.replaced.joined(separator: ", ")): regenerated from the intent definition; "
                    + "editors show errors there")
        }
        return notes
    }

    private func workspaceNotes(
        _ configuration: ServerConfiguration, _ outcome: ServerConfiguration.Outcome, isFirst: Bool
    ) -> [String] {
        var notes: [String] = []
        switch outcome {
        case .settled where isFirst:
            notes.append(
                "If sourcekit-lsp is running, restart it to load the new \(CompilationDatabase.fileName).")
        case .settled: break
        case .written:
            notes.append(
                "\(configuration.path): makes sourcekit-lsp read \(CompilationDatabase.fileName) instead of "
                    + (configuration.rival == .package
                        ? "building the package with SwiftPM" : "using \(ServerConfiguration.buildServer)")
                    + "; restart the server if it is running")
        case .lacking:
            notes.append(
                (configuration.rival == .package
                    ? "\(root) is a package, which sourcekit-lsp builds with SwiftPM by default; "
                    : "\(root) has a \(ServerConfiguration.buildServer), which sourcekit-lsp uses by default; ")
                    + "to make it read \(CompilationDatabase.fileName), add \"defaultWorkspaceType\": "
                    + "\"compilationDatabase\" to \(configuration.path)")
        }
        if isTracked {
            notes.append(
                "\(CompilationDatabase.fileName) contains paths on this machine; add it to .gitignore")
        }
        return notes
    }

    /// Whether git would take the file along, as far as the files that git ignores by say.
    private var isTracked: Bool {
        var folder = root
        while true {
            let ignored = DescriptorIO.text(folder.appendingPath(".gitignore")) ?? ""
            if ignored.contains(CompilationDatabase.fileName) { return false }
            if FileManager.default.fileExists(atPath: folder.appendingPath(".git")) { return true }
            guard folder != "/", !folder.isEmpty else { return false }
            folder = folder.parentFolder
        }
    }
}
