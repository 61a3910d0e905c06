import ArgumentParser
import DarkroomCommands
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Tells language servers how widgets are compiled.
struct EditorCommand: ReplyingCommand {
    static let configuration = CommandConfiguration(
        commandName: "editor", abstract: "Set up a project for editors that use SourceKit-LSP.",
        discussion: """
            Writes compile_commands.json, which lets VS Code and other editors resolve 'import SwiftUI' on Linux, \
            complete code and show documentation. For a package, also writes .sourcekit-lsp/config.json. Doesn't \
            change your own files. Lists the errors that an editor still shows.

            Run it again after you add or remove files, packages or assets, and after you update Darkroom.

            Exit status: 0 written, 2 invalid arguments, 3 a module doesn't compile, 4 no compiler.
            """)

    @Argument(
        help: ArgumentHelp(
            "Folders, projects or workspaces. Default: the current folder.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Sources") var options: FolderOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder to open in the editor. Default: the folder of the project, of all its files, or of the sources.",
            valueName: "folder"))
    var output: String?

    @Flag(help: "Replace a compile_commands.json that Darkroom didn't write.")
    var force = false

    @Flag(help: "Remove the files that this command wrote.")
    var remove = false

    @OptionGroup(title: "Terminal") var terminal: TerminalOptions

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("--output: name a folder") }
        if paths.isEmpty, !ProjectPath.isUsual(".") {
            throw ValidationError(ProjectPath.missing)
        }
    }

    func run(_ reply: CommandReply) throws {
        let found = try options.extensionSources(in: paths.isEmpty ? ["."] : paths, TerminalDiagnostics())
        let sources = found.map(\.sources)
        let preparation = EditorPreparation(
            conditions: options.conditions, output: output.map(EditorPreparation.absolute), replaces: force)
        var answer = EditorAnswer()
        if remove {
            answer.workspaces = try preparation.writtenFolders(sources).map {
                try EditorJob.remove(in: $0, replacing: force)
            }
        } else {
            let toolchain = try Toolchain.located()
            answer.workspaces = try preparation.jobs(sources, toolchain).map { try $0.run(toolchain) }
        }
        reply.give(answer) { answer }
    }
}

/// What `editor` says.
struct EditorAnswer: Encodable, Sendable, CustomStringConvertible {
    struct Workspace: Encodable, Sendable {
        /// The folder to open, absolute.
        var folder: String
        /// The file that was written.
        var database: String
        var outcome: CompilationDatabase.Outcome
        /// The server, beside the compiler; missing where the toolchain has none.
        var server: String?
        var targets: [Target] = []
        /// What else to do, a sentence each.
        var notes: [String] = []
    }

    struct Target: Encodable, Sendable {
        /// How the server reads `#if os(iOS)`.
        enum Reading: String, Encodable, Sendable {
            /// As Xcode.
            case iOS
            /// As Linux in some of the files.
            case linux
        }

        var name: String
        /// Files that have an entry.
        var files: Int
        var reading: Reading
        /// What the editor shows all the same.
        var diagnostics: [EditorCheck.Diagnostic]
    }

    var workspaces: [Workspace] = []

    var description: String { workspaces.map(\.text).joined(separator: "\n\n") }
}

extension EditorAnswer.Workspace {
    fileprivate var text: String {
        var lines = ["\(database): \(outcome.rawValue)"]
        for target in targets {
            let errors = target.diagnostics.count { $0.severity == .error }
            let warnings = target.diagnostics.count - errors
            lines.append(
                "  \(target.name): \(Count.text(target.files, "file")), \(Count.text(errors, "error")), "
                    + Count.text(warnings, "warning"))
            lines += target.diagnostics.prefix(20).map {
                "    \($0.file):\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)"
            }
            if target.diagnostics.count > 20 {
                lines.append("    … and \(target.diagnostics.count - 20) more; --json lists them all")
            }
        }
        lines += notes
        // As after a page is written.
        if [.written, .unchanged].contains(outcome) { lines.append("Open \(folder)") }
        return lines.joined(separator: "\n")
    }
}
