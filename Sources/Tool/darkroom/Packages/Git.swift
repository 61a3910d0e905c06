import Foundation
import SystemSupport

/// What git is asked of repositories elsewhere.
struct Git {
    /// The environment of whoever asks.
    var surroundings = ProcessInfo.processInfo.environment

    /// A request that failed, in git's words.
    struct Failure: Error {
        let message: String
    }

    /// The tags and branches of a repository, with the commits that they name.
    func references(_ url: String) throws -> [String: String] {
        let lines = try run(["ls-remote", "--quiet", "--tags", "--heads", "--", url], in: "/", seconds: 60)
        var result: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 2 else { continue }
            // An annotated tag is followed by the commit that it is about.
            let name = parts[1].hasSuffix("^{}") ? parts[1].dropLast(3) : parts[1]
            result[String(name)] = String(parts[0])
        }
        return result
    }

    /// Makes a folder of a repository's files, and says which commit they are.
    ///
    /// - Parameter reference: a commit, or the full name of a tag or branch.
    func fetch(_ url: String, _ reference: String, into folder: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try run(["-c", "init.defaultBranch=main", "init", "--quiet", "--template="], in: folder)
        // Relative addresses of submodules are relative to this.
        try run(["remote", "add", "--", "origin", url], in: folder)
        try run(["fetch", "--quiet", "--no-tags", "--depth", "1", "origin", reference], in: folder, seconds: 900)
        try run(["-c", "advice.detachedHead=false", "checkout", "--quiet", "--detach", "FETCH_HEAD"], in: folder)
        if FileManager.default.fileExists(atPath: "\(folder)/.gitmodules") {
            try run(
                ["submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"], in: folder, seconds: 900)
        }
        return try run(["rev-parse", "HEAD"], in: folder).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// - Parameter seconds: after which it is given up, as where a server does not answer.
    @discardableResult
    private func run(_ arguments: [String], in folder: String, seconds: Double = 120) throws -> String {
        guard let program = ProgramSearch.path(of: "git", environment: surroundings) else {
            throw Failure(message: "there is no git: install it, on Debian with 'apt-get install git'")
        }
        var process = ConfinedProcess(program, arguments, environment: environment)
        process.folder = folder
        let answer: ProgramResult
        do {
            answer = try process.run(errors: .kept, within: seconds)
        } catch {
            throw Failure(message: "git cannot be started: \(error)")
        }
        switch answer.end {
        case .exit(0): return answer.text
        case .exit: throw Failure(message: Self.reason(String(decoding: answer.errors, as: UTF8.self)))
        case .signal(let number): throw Failure(message: "git was ended by signal \(number)")
        case .timeout: throw Failure(message: "git got no answer for \(Int(seconds)) s")
        }
    }

    /// Nobody is there to answer questions, and a repository around this process is none of its business.
    private var environment: [String: String] {
        var values = surroundings
        for name in values.keys where ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains(name) {
            values[name] = nil
        }
        values["GIT_TERMINAL_PROMPT"] = "0"
        values["GIT_SSH_COMMAND"] = values["GIT_SSH_COMMAND"] ?? "ssh -oBatchMode=yes -oConnectTimeout=20"
        values["LC_ALL"] = "C"
        return values
    }

    /// The line that tells most: the first `fatal:` one.
    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { $0.hasPrefix("fatal:") } ?? lines.last ?? "git failed"
    }
}
