import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import Reports
import Snapshots
import SystemSupport
import Verification

/// Keeps what widgets draw now as goldens.
package struct AcceptCommand<Sources: ProgramSources>: ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "accept", abstract: "Update goldens.",
            discussion: """
                Renders the widgets and writes goldens that are missing, differ or have moved. --from takes them from a \
                report instead, such as one from CI. 'darkroom prune' removes orphaned goldens.
                """)
    }

    @OptionGroup var sources: Sources
    @OptionGroup(title: "Snapshots") var snapshots: SnapshotOptions

    @Option(help: ArgumentHelp("Take goldens from a report: a folder, or a .zip file of one.", valueName: "report"))
    var from: String?

    @Flag(help: "Ask for each snapshot.")
    var interactive = false

    @Option(help: ArgumentHelp("Folder for the report.", valueName: "folder"))
    var report: String = SnapshotReportFolder.defaultName

    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Timeline") var moments: InstantOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let opened: OpenedReport
        if let from {
            opened = try OpenedReport(at: from)
        } else {
            let drawn = try SnapshotCommand(
                name: "accept", sources: sources, options: snapshots, report: report, mode: .never, plan: plan,
                moments: moments, work: work
            ).draw()
            opened = OpenedReport(drawn.verification.report, in: report)
            try drawn.checkTargets(isJSON: reply.isJSON)
        }
        defer { opened.close() }
        let goldens = try goldens(of: opened.report), filter = snapshots.filter
        guard opened.report.snapshots.contains(where: { filter.includes($0.file) }) || !filter.isFiltered else {
            let patterns = snapshots.only.map(Shell.quoted).joined(separator: ", ")
            throw CommandFailure(
                .usage, "nothing to accept: no snapshot of the report matches --only \(patterns)")
        }
        var acceptance = Acceptance(
            report: opened.report, folder: opened.folder, store: try SnapshotOptions.store(goldens),
            jobs: work.jobCount, filter: filter.includes)
        if interactive { acceptance.asks = AcceptancePrompt().choose }
        let counts = try CommandFailure.wrapping { try acceptance.run() }
        reply.give(
            AcceptAnswer(
                kept: counts.kept, moved: counts.moved, texts: counts.texts, refused: counts.refused,
                orphaned: counts.orphans, goldens: goldens)
        ) { (["\(counts)"] + orphanHint(counts.orphans, in: opened.report)).joined(separator: "\n") }
        if !counts.refused.isEmpty {
            throw CommandFailure(
                .checkFailed,
                "to compare the new images: darkroom verify \(sources.words)".trimmingCharacters(in: .whitespaces))
        }
        let failures = opened.report.snapshots.filter { $0.state == .failed && filter.includes($0.file) }
        if !failures.isEmpty {
            let lines = failures.prefix(5).map { "\($0.file): \($0.failure ?? "it could not be rendered")" }
            let rest = failures.count - lines.count
            throw CommandFailure(
                .requestFailed,
                (lines + (rest > 0 ? ["and \(rest) more; the report lists them all"] : []) + [
                    "\(Count.text(failures.count, "image")) failed and kept \(failures.count == 1 ? "its" : "their") golden"
                ]).joined(separator: "\n"))
        }
    }
}

extension AcceptCommand {
    /// How the goldens are removed that nothing draws any more: what is accepted does not include them.
    private func orphanHint(_ count: Int, in report: SnapshotReport) -> [String] {
        guard count > 0, let prune = AcceptCommands(report: from ?? self.report).prune(report) else { return [] }
        let few = count == 1
        return [
            "\(Count.text(count, "golden")) \(few ? "is" : "are") orphaned; to remove \(few ? "it" : "them"): \(prune)"
        ]
    }

    /// The folder of goldens: what was typed, else the one that the report compares with.
    ///
    /// - Throws: `CommandFailure` where that may not be told by a report, which may come from anywhere.
    private func goldens(of report: SnapshotReport) throws -> String {
        let usual = SnapshotStore.defaultName
        guard from != nil, snapshots.goldens == usual, report.goldens != usual else { return snapshots.goldens }
        let parts = report.goldens.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == ".." }), report.goldens.isFolder else {
            throw CommandFailure(
                .usage,
                "the report compares with the goldens in \(report.goldens); specify that folder: darkroom accept "
                    + "--from \(Shell.quoted(from ?? "")) --goldens <folder>")
        }
        return report.goldens
    }
}

/// Asks on the terminal which snapshots are kept.
struct AcceptancePrompt {
    func choose(_ snapshot: Snapshot, picture: String?) -> Acceptance.Choice {
        Terminal.print(VerifySummary.lines(snapshot).joined(separator: "\n"))
        if let picture { Terminal.print("  \(picture)") }
        while true {
            Terminal.note("Accept it? [y]es, [n]o, [a]ll of the rest, [q]uit")
            // Without anybody to answer nothing is kept.
            guard let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() else { return .quit }
            switch answer.first {
            case "y": return .keep
            case "n": return .skip
            case "a": return .keepAll
            case "q": return .quit
            default: continue
            }
        }
    }
}

/// What `accept --json` says.
private struct AcceptAnswer: Encodable, Sendable {
    var kept: Int
    /// How many of them only moved.
    var moved: Int
    /// Images that stay as they are, and whose text is another.
    var texts: Int
    /// What could not be kept, and why, a sentence each.
    var refused: [String]
    /// Goldens that nothing draws any more.
    var orphaned: Int
    /// The folder, as it was typed.
    var goldens: String
}
