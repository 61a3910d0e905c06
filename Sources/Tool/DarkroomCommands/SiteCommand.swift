import ArgumentParser
import RenderCoordinator
import RenderPlanning
import SystemSupport

/// Joins what several runs wrote on one page.
package struct SiteCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Publish output folders as a website.",
        discussion: """
            Combines several projects and runs:

              darkroom site weather/out stocks/out --output site --title "Our widgets"

            Identical images are stored once, and linked where the file system supports it. The site needs no server: it \
            works from files, as a CI artifact and on any web host.
            """)

    @Argument(help: ArgumentHelp("Output folders of 'darkroom render'.", valueName: "folder"))
    var folders: [String]

    @Option(name: .shortAndLong, help: "Output folder.")
    var output: String = "site"

    @Option(help: "Title. Default: the names of the widgets.")
    var title: String?

    @Flag(help: "Leave out findings, kinds and URLs, for publishing.")
    var `public` = false

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
    }

    package func run(_ reply: CommandReply) throws {
        let diagnostics = TerminalDiagnostics()
        let site = try Site(folders, title: title, for: `public` ? .everybody : .team)
        let example = "darkroom site \(folders.map(Shell.quoted).joined(separator: " "))"
        try OutputFolder.checkPage(at: output, command: example)
        let folder = try OutputFolder.made(at: output, command: example)
        defer { folder.removeScratch() }
        CleanUp.onInterrupt { folder.removeScratch() }
        let result: Site.Result
        do {
            result = try site.write(to: folder)
        } catch let error as FileError {
            throw CommandFailure.writing(output, error, kind: "folder")
        }
        result.warnings.forEach { diagnostics.warn($0) }
        let answer = SiteAnswer(
            output: output, page: output.appendingPath(OutputFile.page), folders: folders.count,
            images: result.pictures, findings: result.findings, warnings: result.warnings)
        reply.give(answer) { answer }
    }
}

/// What `site` says.
private struct SiteAnswer: Encodable, Sendable, CustomStringConvertible {
    /// The folder, as it was typed.
    var output: String
    var page: String
    var folders: Int
    var images: Int
    var findings: Int
    /// What could not be taken along, a sentence each.
    var warnings: [String]

    var description: String {
        let runs = Count.text(folders, "folder")
        return "\(Count.text(images, "image")) of \(runs), \(Count.text(findings, "finding")).\nOpen \(page)"
    }
}
