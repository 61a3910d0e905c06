import Foundation

/// A repository that a test makes, at a `file://` address.
package struct GitRepository {
    package let folder: String

    package var url: String { "file://\(folder)" }

    package init(_ folder: String) async throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try await run("-c", "init.defaultBranch=main", "init", "--quiet")
    }

    /// Commits the files, and says as what.
    @discardableResult
    package func commit(_ files: [String: String], tag: String? = nil) async throws -> String {
        for (path, text) in files {
            let file = "\(folder)/\(path)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
        try await run("add", "--force", ".")
        try await run(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false", "commit",
            "--quiet", "--allow-empty", "--message", "Test")
        if let tag { try await run("tag", tag) }
        return try await run("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @discardableResult
    private func run(_ arguments: String...) async throws -> String {
        let answer = try await ProgramRun.run("/usr/bin/env", ["git", "-C", folder] + arguments)
        guard answer.status == 0 else { throw Failure(message: answer.errors) }
        return answer.output
    }

    package struct Failure: Error {
        package let message: String
    }
}
