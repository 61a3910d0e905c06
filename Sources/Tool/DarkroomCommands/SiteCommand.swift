import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Joins what several runs wrote on one page.
package struct SiteCommand: ParsableCommand {
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

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: name a folder") }
    }

    package func run() throws {
        let diagnostics = TerminalDiagnostics()
        let site = try Site(folders, title: title, for: `public` ? .everybody : .team)
        let example = "darkroom site \(folders.map(Shell.quoted).joined(separator: " "))"
        let folder = try OutputFolder.made(at: output, command: example)
        defer { folder.removeScratch() }
        CleanUp.onInterrupt { folder.removeScratch() }
        let result: Site.Result
        do {
            result = try site.write(to: folder)
        } catch let error as FileError {
            throw CommandFailure(.usage, "--output \(output): \(error); name a folder that can be written")
        }
        result.warnings.forEach { diagnostics.warn($0) }
        let runs = Count.text(folders.count, "folder")
        print("\(Count.text(result.pictures, "picture")) of \(runs), \(Count.text(result.findings, "finding")).")
        print("Open \(output.appendingPath(OutputFolder.pageName))")
    }
}
