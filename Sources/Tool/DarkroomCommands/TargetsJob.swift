import Foundation
import Glibc
import RenderCoordinator
import RenderPlanning
import Snapshots
import SystemSupport

/// Renders several widget extensions, each into a folder of its own, and joins them on one page.
struct TargetsJob {
    let targets: [ProgramTarget]
    let demand: ProgramDemand
    let output: OutputOptions
    private let diagnostics = TerminalDiagnostics()

    init(targets: [ProgramTarget], demand: ProgramDemand, output: OutputOptions) {
        (self.targets, self.demand, self.output) = (targets, demand, output)
    }

    /// - Throws: `CommandFailure` with the worst status, after every target had its turn.
    func run(
        _ reply: CommandReply, _ render: (WidgetExecutable, OutputOptions, CommandReply) throws -> Void
    ) throws {
        guard output.timings == nil, !output.singleFile else {
            throw CommandFailure(
                .usage,
                "\(output.singleFile ? "--single-file" : "--timings") requires one extension; choose it with --target: "
                    + targets.map { Shell.quoted($0.name) }.joined(separator: ", "))
        }
        let command = TypedCommand().words.map(Shell.quoted).joined(separator: " ")
        try OutputFolder.checkPage(at: output.output, command: command)
        var folders: [String] = [], runs: [RenderedRun] = [], worst = CommandFailure(.success), said: [String] = []
        var unknown: [(name: String, failure: CommandFailure)] = []
        func tell(_ failure: CommandFailure, of name: String) {
            if !failure.message.isEmpty {
                diagnostics.error(SnapshotReport.Target.sentence(failure.message, of: name))
                said.append(SnapshotReport.Target.sentence(failure.messageAlone, of: name))
            }
            if failure.status.rawValue > worst.status.rawValue { worst.status = failure.status }
            worst.sourceErrors += failure.sourceErrors
        }
        for target in targets {
            diagnostics.progress("Rendering \(target.name)")
            var own = output
            own.output = output.output.appendingPath(Self.folderName(target.name))
            let answer = CommandReply(isJSON: reply.isJSON)
            do {
                try render(try target.program(demand), own, answer)
            } catch let failure as CommandFailure {
                if failure.isOfUnknownKind {
                    // Nothing was written into it.
                    rmdir(own.output)
                    unknown.append((target.name, failure))
                } else {
                    tell(failure, of: target.name)
                }
            }
            if var run = answer.value as? RenderedRun {
                run.target = target.name
                runs.append(run)
            }
            let manifest = own.output.appendingPath(OutputFile.manifest)
            if FileManager.default.fileExists(atPath: manifest) { folders.append(own.output) }
        }
        // A kind is one extension's.
        for (name, failure) in unknown {
            if unknown.count == targets.count {
                tell(failure, of: name)
            } else {
                diagnostics.note("\(name) has no widget of the kind that --kind names and is left out")
            }
        }
        if !folders.isEmpty { try join(folders, runs, reply) }
        // On a terminal each has been told.
        if reply.isJSON { worst.message = said.joined(separator: "\n") }
        if worst.status != .success { throw worst }
    }

    /// The page of all of them.
    private func join(_ folders: [String], _ runs: [RenderedRun], _ reply: CommandReply) throws {
        let command = TypedCommand().words.map(Shell.quoted).joined(separator: " ")
        let site = try Site(folders, title: nil, for: .team, areDistinct: true)
        let folder = try OutputFolder.made(at: output.output, command: command)
        defer { folder.removeScratch() }
        let result = try CommandFailure.wrapping { try site.write(to: folder) }
        result.warnings.forEach { diagnostics.warn($0) }
        let page = output.output.appendingPath(OutputFile.page)
        reply.give(RenderAnswer(page: page, runs: runs)) {
            "\(Count.text(result.pictures, "image")) of \(Count.text(folders.count, "widget extension")).\nOpen \(page)"
        }
    }

    /// A target's name as that of a folder.
    private static func folderName(_ target: String) -> String {
        let name = target.replacing("/", with: "-")
        return name.hasPrefix(".") ? "_" + name.dropFirst() : name
    }
}
