import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import Reports
import Snapshots
import SystemSupport
import Verification

/// Holds what widgets draw against the goldens that a team keeps in version control.
package struct VerifyCommand<Sources: ProgramSources>: ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify", abstract: "Compare widgets with their goldens.",
            discussion: """
                The first run records goldens; commit the folder. Later runs print what differs and write a report; \
                'darkroom accept' updates the goldens. Widgets are rendered with the options their goldens were \
                recorded with, which darkroom.lock stores. If CI is set, nothing is recorded, and missing goldens fail \
                the run.

                Exit status: 0 no differences, 1 different, missing or orphaned goldens, 2 invalid arguments, 3 the source \
                doesn't compile, 4 an image failed.
                """)
    }

    @OptionGroup var sources: Sources
    @OptionGroup(title: "Snapshots") var snapshots: SnapshotOptions

    @Option(help: ArgumentHelp("Folder for the report.", valueName: "folder"))
    var report: String = SnapshotReportFolder.defaultName

    @Option(
        help: ArgumentHelp(
            "Goldens to write: missing, changed, all or never. Default: missing, or never if CI is set.",
            valueName: "which"),
        completion: .list(RecordMode.allCases.map(\.rawValue)))
    var record: String?

    @Option(
        help: ArgumentHelp(
            "Formats in addition to report.json: "
                + "\(ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "formats"))
    var format = ReportFormatName.usual.map(\.rawValue).joined(separator: ",")

    @Flag(help: "Embed the images in index.html.")
    var embed = false

    @Option(help: FindingArguments.failOnHelp)
    var failOn: [String] = []

    @Option(help: FindingArguments.allowHelp)
    var allow: [String] = []

    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Timeline") var moments: InstantOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func validate() throws {
        _ = try mode()
        _ = try FindingArguments.policy(failOn: failOn, allow: allow)
    }

    private func mode() throws -> RecordMode {
        guard let record else { return .usual(ProcessInfo.processInfo.environment) }
        guard let mode = RecordMode(rawValue: record) else {
            let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--record \(record): use \(known)")
        }
        return mode
    }

    package func run(_ reply: CommandReply) throws {
        try SnapshotCommand(
            name: "verify", sources: sources, options: snapshots, report: report, mode: try mode(), plan: plan,
            moments: moments, work: work, formats: try ReportCommand.formats(format), embed: embed,
            findings: try FindingArguments.policy(failOn: failOn, allow: allow)
        ).verify(reply)
    }
}
