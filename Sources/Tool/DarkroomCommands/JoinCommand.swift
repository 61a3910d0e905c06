import ArgumentParser
import Findings
import Foundation
import RenderCoordinator
import RenderPlanning
import SystemSupport

/// Makes one folder of those that several machines have written.
package struct JoinCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join the output folders of all shards of a run.",
        discussion: """
            Each machine renders its part into its own folder:

              darkroom render Widgets --shard 1/2 --output part-1
              darkroom render Widgets --shard 2/2 --output part-2
              darkroom join part-1 part-2 --output pictures

            The result is identical to that of a run without --shard.

            Exit status: 0 success, 2 invalid arguments, missing, unrelated or modified shards, 4 an image failed.
            """)

    @Argument(help: ArgumentHelp("Folders written by 'darkroom render --shard', in any order.", valueName: "shard"))
    var shards: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Output folder; can't be one of the shards.", valueName: "folder"))
    var output: String

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let targets = targets(), answer: JoinAnswer
        if targets.isEmpty {
            answer = try join(shards, into: output)
        } else {
            try OutputFolder.checkPage(at: output, command: command)
            let answers = try targets.map { target in
                let folders = shards.map { $0.appendingPath(target) }.filter(Self.isOutput)
                return try join(folders, into: output.appendingPath(target))
            }
            try writePage(targets.map(output.appendingPath))
            answer = JoinAnswer(
                output: output, images: answers.map(\.images).reduce(0, +), shards: shards.count,
                kept: answers.map(\.kept).reduce(0, +), failures: answers.flatMap(\.failures))
        }
        reply.give(answer) {
            let left = answer.kept > 0 ? "; \(Count.text(answer.kept, "image")) of earlier runs left out" : ""
            let of = targets.isEmpty ? "" : " and \(Count.text(targets.count, "widget extension"))"
            return
                "\(output): \(Count.text(answer.images, "image")) of \(Count.text(answer.shards, "shard"))\(of)\(left)."
        }
        guard answer.failures.isEmpty else {
            throw CommandFailure(
                .requestFailed,
                "\(answer.failures.count) requests failed in the shards; the manifest lists them. To retry, render "
                    + "their shards again")
        }
    }

    private var command: String { "darkroom join \(shards.map(Shell.quoted).joined(separator: " "))" }

    private static func isOutput(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPath(OutputFile.manifest))
    }

    /// The folders of widget extensions, of which a run over several writes one each; none where the shards are of one.
    private func targets() -> [String] {
        guard !shards.contains(where: Self.isOutput) else { return [] }
        let names = shards.flatMap { shard in
            ((try? FileManager.default.contentsOfDirectory(atPath: shard)) ?? []).filter {
                !$0.hasPrefix(".") && Self.isOutput(shard.appendingPath($0))
            }
        }
        return Set(names).sorted()
    }

    private func join(_ shards: [String], into output: String) throws -> JoinAnswer {
        let contents: FolderContents, join: FolderJoin
        do {
            join = try FolderJoin(shards)
            try OutputFolder.checkPage(at: output, command: command)
            let folder = try OutputFolder.made(at: output, command: command)
            CleanUp.onInterrupt { folder.removeScratch() }
            defer { folder.removeScratch() }
            contents = try join.write(to: folder, policy: try Self.policy(of: join.findingGroups))
        } catch let problem as FolderJoin.Problem {
            throw CommandFailure(
                .usage, "\(problem): darkroom join <shard> <shard> … --output \(Shell.quoted(self.output))")
        }
        return JoinAnswer(
            output: output, images: contents.pictures.count, shards: join.count, kept: join.keptCount,
            failures: contents.failures)
    }

    /// The page of all widget extensions, as a run without shards writes it.
    private func writePage(_ folders: [String]) throws {
        let site = try Site(folders, title: nil, for: .team, areDistinct: true)
        let folder = try OutputFolder.made(at: output, command: command)
        defer { folder.removeScratch() }
        let result = try CommandFailure.wrapping { try site.write(to: folder) }
        for warning in result.warnings { TerminalDiagnostics().warn(warning) }
    }

    /// What allowed the parts' findings.
    private static func policy(of groups: [FindingGroup]) throws -> FindingPolicy {
        let option = "--allow "
        var typed: [String] = [], comments = AllowingComments()
        for group in groups {
            guard let allowed = group.allowed else { continue }
            if allowed.hasPrefix(option) {
                let text = String(allowed.dropFirst(option.count))
                if !typed.contains(text) { typed.append(text) }
            } else if let source = group.source {
                comments.lines[.init(code: group.code, place: source)] = allowed
            }
        }
        var policy = try FindingArguments.policy(failOn: [], allow: typed)
        policy.comments = comments
        return policy
    }
}

/// The comments that the parts' manifests tell of.
private struct AllowingComments: FindingComments {
    struct Key: Hashable {
        var code: FindingCode
        var place: SourcePlace
    }

    var lines: [Key: String] = [:]

    func line(allowing code: FindingCode, at place: SourcePlace) -> SourcePlace? {
        guard let text = lines[Key(code: code, place: place)], let colon = text.lastIndex(of: ":"),
            let line = Int(text[text.index(after: colon)...])
        else { return nil }
        return SourcePlace(file: String(text[..<colon]), line: line)
    }
}

/// What `join --json` says.
private struct JoinAnswer: Encodable, Sendable {
    /// The folder, as it was typed.
    var output: String
    var images: Int
    var shards: Int
    /// Images of earlier runs in the shards' folders, which are left out.
    var kept: Int
    var failures: [Manifest.Failure]
}
