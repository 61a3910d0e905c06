import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Reports
import Snapshots
import SystemSupport
import Verification

/// What the commands do that draw snapshots: verify and accept.
struct SnapshotCommand<Sources: ProgramSources> {
    let name: String
    let sources: Sources
    let options: SnapshotOptions
    /// The folder of the report, as it was typed.
    let report: String
    let mode: RecordMode
    let plan: PlanOptions
    let moments: InstantOptions
    let work: WorkOptions
    var formats = ReportFormatName.usual
    /// Whether the report's page holds its pictures.
    var embed = false
    /// Which findings fail.
    var findings = FindingPolicy()

    /// Draws, writes the report, says what came of it, and ends with the status that it deserves.
    func verify(_ reply: CommandReply) throws {
        let start = ContinuousClock.now, outcome = try draw()
        let report = outcome.verification.report
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let page = self.report.appendingPath(OutputFile.page)
        reply.give(ReportAnswer(report, in: self.report, page: page, seconds: seconds)) {
            VerifySummary(report: report, wallTime: seconds, page: formats.contains(.html) ? page : self.report)
        }
        try CommandFailure.wrapping {
            try ContinuousIntegration().tell(report, commands: AcceptCommands(report: self.report))
        }
        try check(report, outcome, isJSON: reply.isJSON)
    }

    /// Draws and writes the report.
    func draw() throws -> SnapshotRun.Outcome {
        let store = try options.store(), typed = SnapshotSettings(plan: plan, moments: moments, data: work.data)
        let targets = try sources.targets(for: name)
        let settings = try settings(of: store, typed)
        let folder = try SnapshotReportFolder.made(at: report, command: "darkroom \(name)")
        defer { folder.removeScratch() }
        CleanUp.onInterrupt { folder.removeScratch() }
        sources.prepare(targets, for: ProgramDemand(name, work, system: settings.plan.system))
        var run = SnapshotRun(
            command: name, targets: targets, store: store, mode: mode, settings: settings, work: work, folder: folder,
            filter: options.filter, words: try settings.words(from: store.folder))
        run.inspectsAll = findings.canFail
        let outcome = try CommandFailure.wrapping {
            try CleanUp.telling("Interrupted: no report was written. Run the command again.") { try run.run() }
        }
        let report = outcome.verification.report
        if report.snapshots.isEmpty, outcome.failure == nil, plan.execution.shard == nil {
            let notes = report.targets.flatMap { $0.notes ?? [] }
            let patterns = options.only.map { "--only \(Shell.quoted($0))" }.joined(separator: " ")
            let reason = notes.isEmpty ? "nothing matches the filters" : notes.joined(separator: "; ")
            throw CommandFailure(
                .usage,
                "nothing to \(name): "
                    + (patterns.isEmpty
                        ? reason : "no snapshot matches \(patterns); see the paths in \(options.goldens)"))
        }
        try CommandFailure.wrapping {
            try ReportFolder.write(
                report, to: folder.path, [:],
                ReportFolder.Options(formats: formats, embedsPictures: embed, commandPath: self.report))
        }
        return outcome
    }

    /// The options that hold: the store's, where it has been recorded.
    private func settings(of store: SnapshotStore, _ typed: SnapshotSettings) throws -> SnapshotSettings {
        let words = try typed.words(from: store.folder), kept = store.lock.settings
        guard store.hasLock, mode != .all, words != kept else { return typed }
        guard words.isEmpty else {
            let lock = "\(store.name)/\(LockFile.fileName)"
            let how = kept.isEmpty ? "no options" : kept.map(Shell.quoted).joined(separator: " ")
            // Only verify records all of them.
            let again = TypedCommand().naming("verify").replacing(
                ["--record"], flags: ["--interactive"], with: ["--record", "all"])
            throw CommandFailure(
                .usage,
                "\(lock): the goldens were recorded with \(how), not with "
                    + "\(words.map(Shell.quoted).joined(separator: " ")). Remove the options, or record all goldens "
                    + "with them: \(again)")
        }
        var settings = try typed.replaced(by: kept, in: store.folder)
        settings.plan.execution.timeout = plan.execution.timeout
        return settings
    }

    private func check(_ report: SnapshotReport, _ outcome: SnapshotRun.Outcome, isJSON: Bool) throws {
        try outcome.checkTargets(isJSON: isJSON)
        let failed = report.snapshots.count { $0.state == .failed }
        if failed > 0 || report.targets.contains(where: { $0.broken != nil }) {
            throw CommandFailure(.requestFailed, failed > 0 ? "\(Count.text(failed, "image")) failed" : "")
        }
        let problems = report.snapshots.filter(\.isProblem)
        guard !problems.isEmpty else { return try checkFindings(report, outcome) }
        let store = options.goldens == SnapshotStore.defaultName ? "" : " --goldens \(Shell.quoted(options.goldens))"
        // The same pictures, where only some were compared.
        let accept =
            report.isFiltered == true
            ? TypedCommand().naming("accept").replacing(
                ["--record", "--report", "--format", "--fail-on", "--allow"], flags: ["--embed", "--json"], with: [])
            : "darkroom accept \(sources.words)".trimmingCharacters(in: .whitespaces) + store
        let isMissingOnly = problems.allSatisfy { $0.state == .missing }
        var lines: [String] = []
        let different = problems.count { $0.state != .orphaned }
        if different > 0 {
            let problem =
                switch (isMissingOnly, different) {
                case (true, 1): "has no golden"
                case (true, _): "have no golden"
                case (false, 1): "doesn't match its golden"
                case (false, _): "don't match their goldens"
                }
            lines.append(
                "\(Count.text(different, "snapshot")) \(problem); to accept the new images: \(accept)"
                    + (isMissingOnly
                        ? "" : ", or those of this report: darkroom accept --from \(Shell.quoted(self.report))\(store)")
            )
        }
        let orphans = problems.count - different
        if orphans > 0 {
            let prune = "darkroom prune \(sources.words)".trimmingCharacters(in: .whitespaces)
            // What the report calls orphaned: goldens that have moved are somebody's until they are accepted.
            lines.append(
                "\(Count.text(orphans, "golden")) \(orphans == 1 ? "is" : "are") orphaned; to remove "
                    + "\(orphans == 1 ? "it" : "them"): \(prune) --from \(Shell.quoted(self.report))\(store)")
        }
        throw CommandFailure(.checkFailed, lines.joined(separator: "\n"))
    }
    private func checkFindings(_ report: SnapshotReport, _ outcome: SnapshotRun.Outcome) throws {
        var policy = findings
        policy.comments = outcome.comments
        let failing = report.findingGroups(policy).filter(policy.fails)
        guard !failing.isEmpty else { return }
        for group in failing.prefix(20) { Terminal.print(group) }
        throw CommandFailure(
            .checkFailed, "\(Count.text(failing.count, "finding")) of \(policy.failingDescription)")
    }
}
