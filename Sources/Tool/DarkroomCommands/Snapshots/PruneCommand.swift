import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import Snapshots
import SystemSupport
import Verification

/// Removes goldens that nothing draws any more.
package struct PruneCommand<Sources: ProgramSources>: ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prune", abstract: "Remove orphaned goldens.",
            discussion: """
                Removes goldens that no widget renders. Keeps those of targets that aren't named, don't compile or fail, and \
                all of them while a snapshot has no golden, which may be a renamed widget's. --from removes those that a \
                report lists as orphaned, and compiles nothing.
                """)
    }

    @OptionGroup var sources: Sources
    @OptionGroup(title: "Snapshots") var snapshots: SnapshotOptions

    @Option(help: ArgumentHelp("Take orphans from a report: a folder, or a .zip file of one.", valueName: "report"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "Remove the goldens of a target that no longer exists, too.", valueName: "name"))
    var removedTarget: String?

    @Flag(help: "Print what would be removed.")
    var dryRun = false

    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let store = try snapshots.store()
        guard store.hasLock else {
            throw CommandFailure(
                .usage, "\(store.name)/\(LockFile.fileName) is missing; record goldens first: \(command("verify"))")
        }
        if from != nil, removedTarget != nil {
            throw CommandFailure(.usage, "specify --from or --removed-target, not both")
        }
        if let from { return try remove(try orphans(ofReport: from, in: store), from: store, reply) }
        let typed = SnapshotSettings(
            plan: try PlanOptions.parse([]), moments: try InstantOptions.parse([]), data: work.data)
        let settings = try typed.replaced(by: store.lock.settings, in: store.folder)
        let targets = try sources.targets(for: "prune")
        sources.prepare(targets, for: ProgramDemand("prune", work, system: settings.plan.system))
        let run = SnapshotRun(
            command: "prune", targets: targets, store: store, mode: .never, settings: settings, work: work, folder: nil,
            filter: SnapshotFilter([]), words: store.lock.settings)
        let outcome = try run.run(), verification = outcome.verification
        let orphans =
            try verification.orphans + (removedTarget.map { try goldens(ofRemoved: $0, verification) } ?? [])
        let new = verification.newCount
        if !orphans.isEmpty, new > 0 {
            // Nothing is drawn here, so that nobody knows which of them the new ones' pictures are.
            throw CommandFailure(
                .checkFailed,
                "\(Count.text(new, "snapshot")) \(new == 1 ? "has" : "have") no golden. If you renamed a widget, its "
                    + "goldens have its old name; to keep them, accept them first: \(command("accept"))\nto remove only "
                    + "the goldens that a report lists as orphaned: \(command("prune")) --from "
                    + SnapshotReportFolder.defaultName)
        }
        try remove(orphans, from: store, reply)
        try outcome.checkTargets(isJSON: reply.isJSON)
    }

    /// A command about the same sources and goldens.
    private func command(_ verb: String) -> String {
        let paths = sources.words, isUsual = snapshots.goldens == SnapshotStore.defaultName
        return "darkroom \(verb)" + (paths.isEmpty ? "" : " \(paths)")
            + (isUsual ? "" : " --goldens \(Shell.quoted(snapshots.goldens))")
    }

    /// - Throws: `CommandFailure` where the store has none of the target's, or the target is there.
    private func goldens(ofRemoved name: String, _ verification: Verification) throws -> [String] {
        guard !verification.targets.contains(name) else {
            throw CommandFailure(
                .usage,
                "--removed-target \(name): the target exists; to remove its orphaned goldens: \(command("prune"))")
        }
        let others = verification.ofOtherTargets
        guard let goldens = others[name] else {
            let known = others.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
            throw CommandFailure(
                .usage,
                "--removed-target \(name): \(verification.store.name) has no goldens of it"
                    + (known.isEmpty ? "" : "; it has those of \(known)"))
        }
        return goldens
    }

    /// A report may come from anywhere: only what is a golden is one of its orphans.
    private func orphans(ofReport path: String, in store: SnapshotStore) throws -> [String] {
        let opened = try OpenedReport(at: path), goldens = Set(store.files)
        defer { opened.close() }
        return opened.report.snapshots.filter { $0.state == .orphaned && goldens.contains($0.file) }.map(\.file)
    }

    private func remove(_ files: [String], from store: SnapshotStore, _ reply: CommandReply) throws {
        let orphans = files.filter(snapshots.filter.includes)
        var changed = store
        for file in orphans {
            if !dryRun { changed.remove(file) }
        }
        if !dryRun { try CommandFailure.wrapping { try changed.mergeLock() } }
        let answer = PruneAnswer(
            goldens: snapshots.goldens, removed: orphans.sorted(), isDryRun: dryRun, count: store.files.count)
        reply.give(answer) { answer }
    }
}

/// What `prune` says.
private struct PruneAnswer: Encodable, Sendable, CustomStringConvertible {
    /// The folder, as it was typed.
    var goldens: String
    /// Paths in the folder; those that would be removed, of a dry run.
    var removed: [String]
    var isDryRun: Bool
    /// Goldens before.
    var count: Int

    var description: String {
        let name = goldens.hasSuffix("/") && goldens.count > 1 ? String(goldens.dropLast()) : goldens
        return
            (removed.map { "\(isDryRun ? "would remove" : "removed") \(name)/\($0)" }
            + ["\(isDryRun ? "Would remove" : "Removed") \(Count.text(removed.count, "golden")) of \(count)."])
            .joined(separator: "\n")
    }
}
