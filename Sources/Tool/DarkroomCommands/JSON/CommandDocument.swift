import Foundation
import RenderCoordinator
import Snapshots
import SystemSupport

/// The JSON document that a command prints with `--json`: what came of it, or why nothing did.
package struct CommandDocument: Encodable {
    /// Grows when a field changes its meaning or goes; new fields do not change it.
    package static let currentSchemaVersion = 1

    package struct Problem: Encodable {
        /// A sentence, or several lines of them.
        package var message: String
        /// What kind of problem it is, by its exit status.
        package var kind: Kind
        /// What the compiler has against the sources, the first ten; missing where the problem is another one.
        package var errors: [SourceError]?
    }

    package enum Kind: String, Encodable, CaseIterable {
        case checkFailed, usage, sourceDidNotCompile, requestFailed

        /// nil for success.
        package init?(_ status: ExitStatus) {
            switch status {
            case .success: return nil
            case .checkFailed: self = .checkFailed
            case .usage: self = .usage
            case .sourceDidNotCompile: self = .sourceDidNotCompile
            case .requestFailed: self = .requestFailed
            }
        }
    }

    package var schemaVersion = currentSchemaVersion
    /// Without the program's name, such as `render`.
    package var command: String
    package var exitStatus: Int32
    /// What the command came to; missing where it came to nothing.
    package var result: (any Encodable)?
    /// Missing where the exit status is 0.
    package var error: Problem?

    /// - Parameters:
    ///   - message: empty where the result says it all.
    ///   - errors: what the compiler has against the sources.
    package init(
        command: String, status: ExitStatus, message: String = "", errors: [SourceError] = [],
        result: (any Encodable)? = nil
    ) {
        (self.command, exitStatus, self.result) = (command, status.rawValue, result)
        error = Kind(status).map { Problem(message: message, kind: $0, errors: errors.isEmpty ? nil : errors) }
    }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, command, exitStatus, result, error
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(schemaVersion, forKey: .schemaVersion)
        try container.encode(command, forKey: .command)
        try container.encode(exitStatus, forKey: .exitStatus)
        if let result { try result.encode(to: container.superEncoder(forKey: .result)) }
        try container.encodeIfPresent(error, forKey: .error)
    }

    /// One document with a line feed behind it, whose texts cannot control a terminal.
    package func encoded() throws -> Data {
        let text = String(decoding: try JSONEncoder.forFiles.encode(self), as: UTF8.self)
        return Data((TerminalText.shown(json: text) + "\n").utf8)
    }
}

/// Keeps standard output for one JSON document: whatever else is printed meanwhile, also by other programs, goes to
/// standard error.
struct JSONOutput {
    private let descriptor: Int32

    init() {
        fflush(nil)
        descriptor = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Programs that are started have no use for it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    func write(_ document: CommandDocument) {
        fflush(nil)
        guard let data = try? document.encoded() else { return }
        StandardStreams.write(data, to: descriptor)
    }
}
