import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import Snapshots
import SystemSupport
import Verification

/// Draws the widgets of targets, one after the other, and holds them against a store.
struct SnapshotRun {
    let command: String
    let targets: [ProgramTarget]
    let store: SnapshotStore
    let mode: RecordMode
    let settings: SnapshotSettings
    let work: WorkOptions
    /// The folder of the report; nil where nothing is drawn and only the names of pictures count.
    let folder: OutputFolder?
    let filter: SnapshotFilter
    /// The words of the options that the store is recorded with.
    let words: [String]
    /// Whether findings that need pixels are looked for in every picture.
    var inspectsAll = false

    /// What a run came to.
    struct Outcome {
        var verification: Verification
        /// The worst of what kept targets from being drawn at all.
        var failure: ExitStatus?
        /// What was said of it, and the compilers' errors.
        var told: (sentences: [String], errors: [SourceError]) = ([], [])
        /// What the comments in the targets' sources allow.
        var comments: (any FindingComments)?

        /// - Parameter isJSON: whether what was said while targets were drawn is said again, in the answer.
        /// - Throws: `CommandFailure` where a target could not be drawn at all.
        func checkTargets(isJSON: Bool) throws {
            guard let failure else { return }
            var thrown = CommandFailure(failure, isJSON ? told.sentences.joined(separator: "\n") : "")
            thrown.sourceErrors = Array(told.errors.prefix(10))
            throw thrown
        }
    }

    func run() throws -> Outcome {
        let planSettings = try planSettings()
        let shards = planSettings.shard.map { ShardAssignment($0, lock: store.lock) }
        let relaxations: Relaxations
        do {
            relaxations = try Relaxations.read(in: store)
        } catch let error as Relaxations.Failure {
            throw CommandFailure(.usage, error.description)
        }
        var verification = Verification(
            store, targets: targets.map(\.name), mode: mode, folder: folder?.path ?? "", settings: words,
            shards: shards,
            isFiltered: settings.isFiltered || filter.isFiltered, relaxations: relaxations, inspectsAll: inspectsAll)
        var comments: (any FindingComments)?, failure: ExitStatus?, taken: Set<String> = []
        var told: (sentences: [String], errors: [SourceError]) = ([], []), unknown: [(String, CommandFailure)] = []
        for target in targets {
            let listed = SnapshotReport.Target(name: target.name, path: target.path)
            do {
                let program = try target.program(ProgramDemand(command, work, system: settings.plan.system))
                comments = program.comments
                try draw(program, listed, planSettings, shards, &verification, &taken)
            } catch let error as CommandFailure where error.isOfUnknownKind && targets.count > 1 {
                unknown.append((target.name, error))
            } catch let error as CommandFailure where error.status != .usage || targets.count > 1 {
                // What others have to show is worth having.
                var listed = listed
                let reason = error.message.isEmpty ? "it could not be drawn" : error.messageAlone
                listed.failure = reason
                listed.errors = error.sourceErrors.isEmpty ? nil : error.sourceErrors
                verification.add(listed)
                told.sentences.append(SnapshotReport.Target.sentence(reason, of: target.name))
                told.errors += error.sourceErrors
                if !error.message.isEmpty {
                    TerminalDiagnostics().error(SnapshotReport.Target.sentence(error.message, of: target.name))
                }
                failure = failure == .sourceDidNotCompile ? failure : error.status
            }
        }
        // A kind is one extension's.
        if let first = unknown.first?.1, unknown.count == targets.count { throw first }
        for (name, _) in unknown {
            TerminalDiagnostics().note("\(name) has no widget of the kind that --kind names and is left out")
        }
        if folder != nil {
            try verification.finish()
            let files = verification.report.snapshots.map(\.file) + store.files
            for warning in relaxations.warnings(files: files) { TerminalDiagnostics().warn(warning) }
            if !verification.isFiltered { noteOtherTargets(verification) }
        }
        return Outcome(verification: verification, failure: failure, told: told, comments: comments)
    }

    private func draw(
        _ program: WidgetExecutable, _ listed: SnapshotReport.Target, _ planSettings: PlanSettings,
        _ shards: ShardAssignment?, _ verification: inout Verification, _ taken: inout Set<String>
    ) throws {
        SandboxPolicy.give(store.folder)
        // The store's folders of data, where it was recorded with some and none is typed.
        var work = work
        work.data = settings.data
        try CommandSession.run(program, work, timeZone: settings.plan.timeZone, into: folder) { session in
            let collector = SnapshotCollector()
            let runner = Runner(
                session.settings(work), listeners: [ProgressReporter(isVerbose: work.verbose), collector])
            try CommandFailure.wrapping {
                var planSettings = planSettings
                planSettings.shard = nil
                if settings.plan.device.dataProtection == nil {
                    planSettings.dataProtection = .declared(in: program.bundle.dataProtection)
                }
                var plan = try runner.plan(folder == nil ? .list : .verify, planSettings)
                let names = SnapshotNames(
                    plan.pictures, of: listed.name, among: verification.targets, in: store.lock, taken: &taken)
                for (folder, owner) in names.adopted {
                    TerminalDiagnostics().warn(
                        "\(store.name)/\(folder) was recorded from the target '\(owner)', and is compared with "
                            + "'\(listed.name)'; to keep the goldens of both targets apart, pass both in one run")
                }
                if let shards { plan = plan.filtered { shards.holds(names.stored($0.folder)) } }
                let jobs = verification
                try runner.run(plan) { settings in
                    guard folder != nil else { return }
                    settings.snapshot = { jobs.job(for: names.stored($0.file)) }
                    settings.includes = { filter.includes(names.stored($0.file)) }
                }
                try verification.add(
                    listed, collector, names: names, words: SnapshotWords(program.sources))
            }
        }
    }

    /// Goldens of targets that have been removed from a project would stay for ever otherwise.
    private func noteOtherTargets(_ verification: Verification) {
        let goldens = store.name == SnapshotStore.defaultName ? [] : ["--goldens", Shell.quoted(store.name)]
        let projects = Set(verification.report.targets.map(\.project)).sorted().filter { !$0.isEmpty }
        let words = ["darkroom prune"] + projects + goldens
        for (name, goldens) in verification.ofOtherTargets.sorted(by: { $0.key < $1.key }) {
            TerminalDiagnostics().note(
                "\(store.name) also has \(Count.text(goldens.count, "golden")) of \(name), which isn't in this run; if it no "
                    + "longer exists: \(words.joined(separator: " ")) --removed-target \(Shell.quoted(name))")
        }
    }

    private func planSettings() throws -> PlanSettings {
        var result = try settings.moments.applied(to: settings.plan.settings())
        // Twice the points is what most phones' pictures are looked at in, at less than half of a phone's bytes.
        if result.scales.isEmpty { result.scales = [2] }
        result.data = try settings.data.settings()
        return result
    }
}
