import Foundation
import Glibc
import RenderCoordinator
import SystemSupport

/// What SwiftPM reads in a package's `Package.swift`.
struct PackageManifest {
    let name: String
    /// By the names of their modules.
    let targets: [String: PackageTarget]
    /// The folders of the packages that it depends on by path.
    let neighbors: [String]
    /// The packages that it depends on elsewhere.
    let remotes: [RemotePackage]
    /// The standards of C and C++ that it is written for, as flags.
    let clangStandards: [String: String]

    init(_ values: [String: Any]) {
        name = values["name"] as? String ?? ""
        let modes = values["swiftLanguageVersions"] as? [String]
        let tools = ((values["toolsVersion"] as? [String: Any])?["_version"] as? String).flatMap { PackageVersion($0) }
        let isModern = modes.map { $0.contains { LanguageMode($0) == .swift6 } } ?? ((tools?.numbers[0] ?? 5) >= 6)
        let traits = Self.defaultTraits(values["traits"] as? [[String: Any]] ?? [])
        let listed = (values["targets"] as? [[String: Any]] ?? []).map {
            PackageTarget($0, traits: traits, languageMode: isModern ? .swift6 : .swift5)
        }
        targets = Dictionary(listed.map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
        let dependencies = values["dependencies"] as? [[String: Any]] ?? []
        neighbors = dependencies.flatMap { dependency in
            (dependency["fileSystem"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
        }
        remotes = dependencies.flatMap { dependency in
            (dependency["sourceControl"] as? [[String: Any]] ?? []).compactMap(Self.remote)
        }
        clangStandards = [
            "c": values["cLanguageStandard"] as? String, "cxx": values["cxxLanguageStandard"] as? String
        ].compactMapValues { $0.map { "-std=\($0)" } }
    }

    /// The traits that hold where nobody chooses any, which their sources take for conditions.
    private static func defaultTraits(_ traits: [[String: Any]]) -> [String] {
        let enabled = Dictionary(
            traits.map { ($0["name"] as? String ?? "", $0["enabledTraits"] as? [String] ?? []) },
            uniquingKeysWith: { first, _ in first })
        var result: Set<String> = [], left = enabled["default"] ?? []
        while let trait = left.popLast() {
            if result.insert(trait).inserted { left += enabled[trait] ?? [] }
        }
        return result.sorted()
    }

    private static func remote(_ values: [String: Any]) -> RemotePackage? {
        let location = values["location"] as? [String: Any]
        let remote = (location?["remote"] as? [[String: Any]])?.first?["urlString"] as? String
        guard let url = remote ?? (location?["local"] as? [String])?.first else { return nil }
        let requirement = (values["requirement"] as? [String: Any]).flatMap { PackageRequirement(manifest: $0) }
        return RemotePackage(url: url, requirements: [requirement].compactMap(\.self))
    }

    /// - Parameter cache: a folder for manifests that have been read: reading one takes most of a second.
    static func read(_ folder: String, _ toolchain: Toolchain, _ cache: String) throws -> PackageManifest {
        let file = "\(folder)/Package.swift"
        guard let source = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(.usage, "\(folder) is not a Swift package: it has no Package.swift")
        }
        // Paths of packages beside it are absolute in the answer, so the folder counts too.
        let digest = SHA256.hexadecimal(
            source + versionedManifests(folder) + Data("\n\(folder)\n\(toolchain.identity)".utf8))
        let kept = "\(cache)/\(digest).json"
        if let data = FileManager.default.contents(atPath: kept), let values = dictionary(data) {
            utimes(kept, nil)  // Used now: not the one to remove.
            return PackageManifest(values)
        }
        // A manifest is a program. Reading it may write here and nowhere else.
        let places = toolchain.confinement.map(\.temporaryFolder) ?? NSTemporaryDirectory()
        let (scratch, lock) = try FolderLock.newFolder(places + "/.darkroom-package")
        defer { withExtendedLifetime(lock) { try? FileManager.default.removeItem(atPath: scratch) } }
        // Compiling it takes two seconds.
        let seconds = DefaultTimeout.seconds * 10
        let answer = try CleanUp.filling(scratch) {
            // Apart: warnings among the values would be no values.
            try toolchain.run(
                ["package", "--package-path", folder, "--scratch-path", scratch, "dump-package"],
                program: toolchain.swift, in: "/", errors: .kept, within: seconds)
        }
        guard answer.end != .timeout else {
            throw CommandFailure(
                .sourceDidNotCompile,
                "\(file) did not finish within \(Int(seconds)) s; check it for endless loops, or allow more time with "
                    + "DARKROOM_TIMEOUT if the machine is busy")
        }
        guard answer.isSuccess, let values = dictionary(answer.output) else {
            let reason = reason(answer.text + String(decoding: answer.errors, as: UTF8.self))
            throw CommandFailure(.sourceDidNotCompile, "\(file) cannot be read by SwiftPM: \(reason)")
        }
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        try AtomicFile.write(answer.output, to: kept)
        return PackageManifest(values)
    }

    private static let error = Pattern(#/\S.*\.swift:(\d+):\d+: error: (.+)/#)

    /// The line of SwiftPM's that tells most, and the way out.
    static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        // The compiler's, below SwiftPM's line with all of the compiler's arguments.
        for line in lines {
            if let match = line.wholeMatch(of: Self.error) {
                return "line \(match.1): \(match.2)"
            }
        }
        let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "SwiftPM gave no reason"
        // SwiftPM asks git about repositories on this machine, which may lie where nothing is read.
        let isElsewhere = line.contains("cannot clone from local ")
        return line + (isElsewhere ? "; files outside the project aren't readable; pass --no-sandbox" : "")
    }

    /// The names and contents of `Package@swift-6.0.swift` and its like, one of which may count instead.
    private static func versionedManifests(_ folder: String) -> Data {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }.sorted().reduce(into: Data()) {
            $0 += Data("\n\($1)\n".utf8) + (FileManager.default.contents(atPath: "\(folder)/\($1)") ?? Data())
        }
    }

    private static func dictionary(_ data: Data) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}
