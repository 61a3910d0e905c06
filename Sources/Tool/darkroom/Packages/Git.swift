import Foundation
import Glibc
import SystemSupport
import XcodeProjects

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
            throw Failure(message: "git is not installed; to install it on Debian: apt-get install git")
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
        case .timeout: throw Failure(message: "git received no answer for \(Int(seconds)) s")
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
        return lines.first { $0.hasPrefix("fatal:") }.map { String($0.trimmingPrefix("fatal: ")) } ?? lines.last
            ?? "git failed"
    }
}

/// Why packages could not be fetched, for as long as it is likely to be so still.
struct FailedFetches {
    /// Servers come back, and tags are pushed.
    static let duration: TimeInterval = 3600

    private let cache: ProgramCache
    private let now: () -> Date

    init(_ cache: ProgramCache, now: @escaping () -> Date = Date.init) {
        self.cache = cache
        self.now = now
    }

    /// What was tried within the last hour, and what came of it.
    func failure(of package: RemotePackage, _ pin: ResolvedPackages.Pin?) -> PackageStore.Failure? {
        let file = file(package, pin)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let date = attributes?[.modificationDate] as? Date, abs(now().timeIntervalSince(date)) < Self.duration,
            let data = FileManager.default.contents(atPath: file),
            var failure = try? JSONDecoder().decode(PackageStore.Failure.self, from: data)
        else { return nil }
        let minutes = max(1, Int((Self.duration - now().timeIntervalSince(date)) / 60))
        failure.advice.append("this is remembered for \(minutes) more minutes; --retry fetches again now")
        return failure
    }

    func remember(_ failure: PackageStore.Failure, of package: RemotePackage, _ pin: ResolvedPackages.Pin?) {
        guard let data = try? JSONEncoder().encode(failure) else { return }
        try? AtomicFile.write(data, to: file(package, pin))
        cache.removeOldFailures()
    }

    func forget(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) {
        try? FileManager.default.removeItem(atPath: file(package, pin))
    }

    private func file(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) -> String {
        let parts =
            [package.url] + package.requirements.map(\.description)
            + [pin?.revision, pin?.version, pin?.branch].map { $0 ?? "-" }
        return "\(cache.failureFolder)/fetch-\(SHA256.hexadecimal(parts: parts)).json"
    }
}

/// What a checkout holds, told in one line, to see whether it still is what was fetched.
enum CheckoutContents {
    /// A digest of every file's path, kind, and bytes.
    static func digest(of folder: String) throws -> String {
        let lines = try entries(in: folder).map { path -> String in
            let file = "\(folder)/\(path)"
            var status = stat()
            guard lstat(file, &status) == 0 else {
                throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: file])
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return "folder \(path)\0"
            case S_IFLNK: return "link \(path)\0\(try FileManager.default.destinationOfSymbolicLink(atPath: file))\0"
            default:
                let bytes = try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
                return "\(status.st_mode & S_IXUSR == 0 ? "file" : "program") \(path)\0\(SHA256.hexadecimal(bytes))\0"
            }
        }
        return SHA256.hexadecimal(Data(lines.joined().utf8))
    }

    /// The first link that leads out of the folder: what it leads to is somebody else's.
    static func linkLeadingOut(of folder: String) -> String? {
        let boundary = ProjectBoundary(of: folder)
        let paths = (try? entries(in: folder)) ?? []
        return paths.first { path in
            let file = "\(folder)/\(path)"
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil else { return false }
            return !boundary.holds(file)
        }
    }

    private static func entries(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }
}
