import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import Reports
import Snapshots
import SystemSupport

/// Holds what widgets draw against the goldens that a team keeps in version control.
package struct VerifyCommand<Sources: ProgramSources>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify", abstract: "Compare what widgets draw with the goldens that you keep.",
            discussion: """
                The first run records the goldens: commit the folder. From then on a run says what differs, in words, \
                and writes a report; 'darkroom accept' keeps what is meant to be so. The options that the goldens \
                were recorded with are kept in their darkroom.lock, and need not be typed again. In continuous \
                integration, where CI is set, nothing is recorded, and a missing golden fails.

                Ends with 0 when all are the same, 1 when some differ, are missing or orphaned, 2 on a wrong command \
                line, 3 when the source does not compile, and 4 when a picture could not be drawn.
                """)
    }

    @OptionGroup var sources: Sources
    @OptionGroup(title: "Snapshots") var snapshots: SnapshotOptions

    @Option(help: ArgumentHelp("The folder for the report.", valueName: "folder"))
    var report: String = SnapshotReportFolder.defaultName

    @Option(help: ArgumentHelp(
        "Which goldens are written: missing, changed, all or never. Default: missing, and never where CI is set.",
        valueName: "which"))
    var record: String?

    @Option(help: ArgumentHelp(
        "What is written beside report.json, with commas: "
            + "\(ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "formats"))
    var format = ReportFormatName.usual.map(\.rawValue).joined(separator: ",")

    @Flag(help: "Put the report's pictures into index.html itself, so that it is one file.")
    var embed = false

    @Option(help: FindingArguments.failOnHelp)
    var failOn: [String] = []

    @Option(help: FindingArguments.allowHelp)
    var allow: [String] = []

    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Which moments") var moments: InstantOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func validate() throws {
        _ = try mode()
        _ = try FindingArguments.policy(failOn: failOn, allow: allow)
    }

    private func mode() throws -> RecordMode {
        guard let record else { return .usual(ProcessInfo.processInfo.environment) }
        guard let mode = RecordMode(rawValue: record) else {
            let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--record \(record): it can be \(known)")
        }
        return mode
    }

    package func run() throws {
        try SnapshotCommand(
            name: "verify", sources: sources, options: snapshots, report: report, mode: try mode(), plan: plan,
            moments: moments, work: work, formats: try ReportCommand.formats(format), embed: embed,
            findings: try FindingArguments.policy(failOn: failOn, allow: allow)
        ).verify()
    }
}
