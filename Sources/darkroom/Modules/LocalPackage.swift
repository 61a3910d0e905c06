import Foundation
import Glibc
import WidgetRenderer

/// A Swift package that lies on this machine, as SwiftPM reads its manifest.
struct LocalPackage {
    let folder: String
    let name: String
    /// The targets of Swift source that are not tests.
    private let targets: [String: [String: Any]]
    /// The folders of the packages that it depends on by path.
    let neighbours: [String]

    /// - Parameter cache: a folder for manifests that have been read: reading one takes most of a second.
    init(folder: String, toolchain: Toolchain, cache: String) throws {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let manifest = try Self.manifest(self.folder, toolchain, cache)
        name = manifest["name"] as? String ?? ""
        let regular = (manifest["targets"] as? [[String: Any]] ?? []).filter { $0["type"] as? String == "regular" }
        targets = Dictionary(regular.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        neighbours = (manifest["dependencies"] as? [[String: Any]] ?? []).flatMap { dependency in
            (dependency["fileSystem"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
        }
    }

    var moduleNames: [String] { targets.keys.sorted() }

    func module(_ moduleName: String) throws -> SourceModule? {
        guard let target = targets[moduleName], let place = place(of: moduleName, target) else { return nil }
        let files = PackageTargetFiles(
            excluded: target["exclude"] as? [String] ?? [], sources: target["sources"] as? [String])
        let contents = try SourceFiles.contents(in: place).filter { files.holds($0.key) }
        guard !contents.isEmpty else { return nil }
        let hasResources = !(target["resources"] as? [Any] ?? []).isEmpty || files.hasAutomaticResources(in: place)
        return SourceModule(
            name: moduleName, folder: place, contents: contents, conditions: Self.conditions(target), package: name,
            resourceFolders: hasResources ? [place] : [])
    }

    /// Where SwiftPM looks for a target's sources.
    private func place(of name: String, _ target: [String: Any]) -> String? {
        let candidates = (target["path"] as? String).map { [$0] }
            ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        return candidates.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
            .first(where: FileManager.default.fileExists)
    }

    /// The `define`s of its settings, those for releases left out, as Xcode's previews are built for debugging.
    private static func conditions(_ target: [String: Any]) -> [String] {
        (target["settings"] as? [[String: Any]] ?? []).compactMap { setting in
            let condition = setting["condition"] as? [String: Any]
            let platforms = condition?["platformNames"] as? [String] ?? []
            guard setting["tool"] as? String == "swift", condition?["config"] as? String != "release",
                platforms.isEmpty || platforms.contains("ios")
            else { return nil }
            let kind = (setting["kind"] as? [String: Any])?["define"] as? [String: Any]
            return kind?["_0"] as? String
        }
    }

    private static func manifest(_ folder: String, _ toolchain: Toolchain, _ cache: String) throws -> [String: Any] {
        let file = "\(folder)/Package.swift"
        guard let source = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(.usage, "\(folder) is no Swift package: it has no Package.swift")
        }
        // Paths of packages beside it are absolute in the answer, so the folder counts too.
        let digest = SHA256.hexadecimal(
            source + versionedManifests(folder) + Data("\n\(folder)\n\(toolchain.identity)".utf8))
        let kept = "\(cache)/\(digest).json"
        if let data = FileManager.default.contents(atPath: kept), let manifest = dictionary(data) {
            utimes(kept, nil)  // Used now: not the one to remove.
            return manifest
        }
        let scratch = NSTemporaryDirectory() + "/darkroom-package-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let answer = try toolchain.runSwift([
            "package", "--package-path", folder, "--scratch-path", scratch, "dump-package",
        ])
        guard answer.status == 0, let manifest = dictionary(answer.output) else {
            throw CommandFailure(
                .sourceDidNotCompile, "\(file) cannot be read by SwiftPM; 'swift package dump-package' there tells why")
        }
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        try answer.output.write(to: URL(fileURLWithPath: kept), options: .atomic)
        return manifest
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
