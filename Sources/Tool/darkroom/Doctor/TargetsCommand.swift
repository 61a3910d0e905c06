import ArgumentParser
import DarkroomCommands
import Foundation
import RenderCoordinator
import SystemSupport

/// Lists the widget extensions of projects.
struct TargetsCommand: ReplyingCommand {
    static let configuration = CommandConfiguration(
        commandName: "targets", abstract: "List the widget extensions of a project.",
        discussion: "Reads the project; compiles and renders nothing.")

    @Argument(
        help: ArgumentHelp(
            "Folders, projects or workspaces. Default: the current folder.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Sources") var options: FolderOptions

    @OptionGroup(title: "Terminal") var terminal: TerminalOptions

    func run(_ reply: CommandReply) throws {
        let summaries = try options.extensionSources(in: paths.isEmpty ? ["."] : paths, CollectedDiagnostics()).map {
            try ExtensionSummary($0.sources, path: $0.path)
        }
        reply.give(summaries) { Self.table(summaries) }
    }

    private static func table(_ summaries: [ExtensionSummary]) -> TextTable {
        let columns = ["target", "platforms", "iOS", "bundle identifier", "files"]
        var table = TextTable(columns: columns.map { ($0, .left) })
        for summary in summaries {
            table.rows.append([
                summary.name, summary.platforms.joined(separator: ", "),
                summary.minimumSystemVersion.map { "\(ShortNumber.text($0)) or later" } ?? "", summary.bundleIdentifier,
                String(summary.sources.count)
            ])
        }
        return table
    }
}

extension FolderOptions {
    /// The widget extensions that paths name, those for other systems among them.
    ///
    /// - Parameter diagnostics: for each extension its own where they are to be told apart.
    func extensionSources(
        in paths: [String], _ diagnostics: @autoclosure () -> any Diagnostics
    ) throws -> [(path: String, sources: WidgetSources)] {
        try paths.flatMap { path in
            let folders = PackageWidgets.widgetFolders(in: path)
            if folders.count > 1, target == nil {
                return try folders.map { ($0, try sources(of: $0, target: nil, diagnostics())) }
            }
            let resolved = try ProjectPath.resolve(path, target: target)
            guard ProjectPath.isProject(resolved), target == nil else {
                return [(resolved, try sources(of: path, target: target, diagnostics()))]
            }
            let targets = try XcodeProject(resolved).extensions.filter(\.holdsWidgets)
            guard !targets.isEmpty else {
                return [(resolved, try sources(of: path, target: nil, diagnostics()))]
            }
            return try targets.map { (resolved, try sources(of: path, target: $0.name, diagnostics())) }
        }
    }
}

/// A number as people write it: `17`, not `17.0`.
enum ShortNumber {
    static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
