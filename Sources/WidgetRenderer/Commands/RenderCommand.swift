import AppIntents
import ArgumentParser
import DisplayList
import Foundation
import FoundationCompat
import Glibc

/// Renders every picture of the plan and writes manifest and page.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Render every family, entry, placeholder and redacted variant.",
        discussion: """
            Ends with 0 when all is rendered, 1 on findings that --fail-on names, 2 on a wrong command line, and 4 \
            when some request has no picture.
            """)

    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        let start = ContinuousClock.now
        let folder = try makeFolder()
        let home = try ScratchHome()
        CleanUp.onInterrupt {
            folder.removeScratch()
            home.remove()
        }
        defer {
            folder.removeScratch()
            home.remove()
        }

        let progress = ProgressReporter(isVerbose: work.verbose)
        let run = RenderRun(
            .init(
                jobs: work.jobCount, launch: work.launch(timeZone: plan.timeZone, home: home),
                outputFolder: folder.path, scratchFolder: folder.scratch, writesDisplayLists: output.displayLists,
                resourceFolders: MainBundle.contents.directories),
            listeners: [progress])
        let report = try RunErrors.mapped { try run.execute(try plan.settings()) }
        progress.finish()
        guard !report.pictures.isEmpty || !report.failures.isEmpty else {
            throw CommandFailure(.usage, Self.nothingMessage(report.plan))
        }

        let fonts = MainActor.assumeIsolated { ProgramContext.fontsDigest() }
        try RunErrors.mapped { try Exporter(folder: folder, fonts: fonts).export(report) }
        let wallTime = (ContinuousClock.now - start) / .seconds(1)
        try RunErrors.mapped {
            try writeTimings(report, wallTime: wallTime, firstPicture: progress.firstPicture.map { ($0 - start) / .seconds(1) })
        }
        let page = output.output.hasSuffix("/") ? output.output + GalleryPage.fileName : "\(output.output)/\(GalleryPage.fileName)"
        print(Summary(report: report, wallTime: wallTime, page: page))
        try check(report)
    }

    private func makeFolder() throws -> OutputFolder {
        do {
            return try OutputFolder(output.output)
        } catch {
            throw CommandFailure(.usage, "--output \(output.output): \(FileProblem.text(error)); name a folder that can be written")
        }
    }

    private func check(_ report: RenderReport) throws {
        guard report.failures.isEmpty else {
            throw CommandFailure(.requestFailed, """
                \(Count.text(report.failures.count, "request")) failed; to try one again: \
                \(ProgramContext.typedCommand) \(Self.retryArguments(report).joined(separator: " ")) --verbose
                """)
        }
        if let severity = try output.fatalSeverity() {
            let fatal = report.findings.filter { $0.severity.rank >= severity.rank }.count
            if fatal > 0 {
                throw CommandFailure(.fatalFindings, "\(Count.text(fatal, "finding")) of severity \(severity) or worse")
            }
        }
    }

    private static func retryArguments(_ report: RenderReport) -> [String] {
        let failure = report.failures[0], group = report.plan.groups[failure.group]
        var arguments = ["--kind", Shell.quoted(group.widget.kind), "--family", group.slot.description]
        if case .picture(let picture) = failure.subject {
            arguments += ["--variant", picture.request.variant.name, "--scheme", picture.request.scheme.rawValue]
            let presentation = picture.request.presentation
            arguments += ["--mode", presentation.mode.rawValue]
            if presentation.mode == .accented { arguments += ["--accent", presentation.tint.name] }
            if presentation.isLuminanceReduced { arguments.append("--luminance-reduced") }
            if let index = picture.request.variant.entryIndex { arguments += ["--entries", String(index)] }
        } else {
            arguments += ["--variant", "timeline"]
        }
        if let choice = group.configuration {
            let json = _IntentJSON.object([
                "kind": .string(group.widget.kind), "name": .string(choice.name), "parameters": .object(choice.parameters),
            ])
            arguments += ["--configuration", Shell.quoted(json.text)]
        }
        return arguments
    }

    private static func nothingMessage(_ plan: RenderPlan) -> String {
        let reasons = plan.notes.isEmpty ? "the filters leave nothing" : plan.notes.joined(separator: "; ")
        return "nothing to render: \(reasons). '\(ProgramContext.typedCommand)' with fewer filters renders more."
    }

    private func writeTimings(_ report: RenderReport, wallTime: Double, firstPicture: Double?) throws {
        guard let path = output.timings else { return }
        let file = TimingsFile(report, jobs: work.jobCount, wallTime: wallTime, timeToFirstPicture: firstPicture)
        try file.encoded().write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
