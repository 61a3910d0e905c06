import Foundation
import Glibc
import Snapshots
import SystemSupport

/// Tells a report where a service that runs the command shows it: GitHub's job summary and annotations.
package struct ContinuousIntegration: Sendable {
    private let environment: [String: String]
    private let output: @Sendable (String) -> Void

    /// - Parameter output: takes a line for standard output.
    package init(
        _ environment: [String: String] = ProcessInfo.processInfo.environment,
        output: @escaping @Sendable (String) -> Void = { Terminal.print($0) }
    ) {
        (self.environment, self.output) = (environment, output)
    }

    /// - Parameter includingShards: whether a report that is a part is told of, too. Of a run in shards it is the merged
    ///   one that tells, or every shard would.
    /// - Throws: `FileError` where the summary's file cannot be written.
    package func tell(_ report: SnapshotReport, commands: AcceptCommands, includingShards: Bool = false) throws {
        guard includingShards || report.shards == nil else { return }
        if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
            try append(MarkdownReport.text(report, commands) + "\n", to: path)
        }
        guard environment["GITHUB_ACTIONS"] == "true" else { return }
        GitHubAnnotations.lines(report, commands, RepositoryPaths()).forEach(output)
    }

    /// Steps before this one may have written to it.
    private func append(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        try AtomicFile.write(Data(text.utf8), to: descriptor, path)
    }
}
