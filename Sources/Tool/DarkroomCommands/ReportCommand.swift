import ArgumentParser
import Foundation
import RenderCoordinator
import RenderPlanning
import Reports
import Snapshots
import SystemSupport
import Verification

/// Merges the reports of several runs, and writes what people and services read.
package struct ReportCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Merge and convert the reports of 'darkroom verify'.",
        discussion: """
            Merges the reports of all shards into the report of the whole run:

              darkroom report shard-1 shard-2 shard-3 --output merged --format html,junit,markdown

            Adds the summary to GITHUB_STEP_SUMMARY, and prints annotations if GITHUB_ACTIONS is set.

            Exit status: 0 no differences, 1 differences or missing shards, 2 invalid arguments or unrelated reports, \
            3 the source of a report didn't compile.
            """)

    @Argument(help: ArgumentHelp("Folders written by 'darkroom verify --report'.", valueName: "report"))
    var reports: [String]

    @Option(name: .shortAndLong, help: "Output folder; can be one of the reports.")
    var output: String

    @Option(
        help: ArgumentHelp(
            "Formats in addition to report.json: \(ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "formats"))
    var format = ReportFormatName.usual.map(\.rawValue).joined(separator: ",")

    @Flag(help: "Embed the images in index.html.")
    var embed = false

    @Option(
        help: ArgumentHelp(
            "Sidecar files for a service: sentry (upload <output>/sentry with sentry-cli).",
            valueName: "service"))
    var sidecars: Sidecars?

    @Flag(help: "Exit with status 0 despite differences.")
    var exitZero = false

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    enum Sidecars: String, ExpressibleByArgument, CaseIterable {
        case sentry
    }

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let formats = try Self.formats(format)
        let diagnostics = TerminalDiagnostics()
        let report: SnapshotReport
        do {
            let folders = try reports.map { try ReportFolder(reading: $0) }
            let written = try SnapshotReportFolder.made(
                at: output, command: "darkroom report \(reports.map(Shell.quoted).joined(separator: " "))",
                option: "--output")
            defer { written.removeScratch() }
            report = try ReportFolder.merge(
                folders, to: written.path,
                ReportFolder.Options(formats: formats, embedsPictures: embed, commandPath: output))
            if sidecars == .sentry { try writeSidecars(of: report, diagnostics) }
        } catch let error as ReportFolderError {
            throw CommandFailure(.usage, error.description)
        } catch let error as MergeError {
            throw CommandFailure(.usage, error.description)
        } catch let error as FileError {
            throw CommandFailure.writing(output, error, kind: "folder")
        }
        try ContinuousIntegration().tell(report, commands: AcceptCommands(writing: output), includingShards: true)
        let page = output.appendingPath(OutputFile.page)
        reply.give(ReportAnswer(report, in: output, page: page)) {
            "\(output): \(ReportCounts(report.snapshots).text)"
        }
        report.wholeProblems.forEach { diagnostics.error($0) }
        if report.hasProblems, !exitZero {
            let compiles = report.targets.allSatisfy { $0.errors == nil }
            throw CommandFailure(compiles ? .checkFailed : .sourceDidNotCompile)
        }
    }

    /// - Parameter text: names with commas between them.
    static func formats(_ text: String) throws -> [ReportFormatName] {
        try text.split(separator: ",").map { name in
            let name = name.trimmingCharacters(in: .whitespaces)
            guard let format = ReportFormatName(rawValue: name) else {
                let known = ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandFailure(.usage, "--format \(name): no such format; use \(known)")
            }
            return format
        }
    }

    private func writeSidecars(of report: SnapshotReport, _ diagnostics: any Diagnostics) throws {
        let result = try SentrySidecars.write(
            report, to: output, files: ReportFiles(folder: output), goldens: ReportFiles(folder: report.goldens))
        guard let first = result.withoutPicture.first else { return }
        let rest = result.withoutPicture.count - 1
        diagnostics.warn(
            "\(first)\(rest > 0 ? " and \(rest) more" : "") \(rest > 0 ? "have" : "has") no image in the report or in "
                + "\(report.goldens); upload with --selective, or run this command where the goldens are")
    }
}
