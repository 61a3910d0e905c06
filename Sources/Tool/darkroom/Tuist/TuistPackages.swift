import Foundation
import ProjectDescription
import SystemSupport

/// The packages that `.external` and `.package` may mean: Tuist's own, and those of a project.
struct TuistPackages: Sendable {
    /// A package as XcodeGen's specification has it: an address and a requirement, or a path.
    typealias Entry = [String: String]

    /// By name.
    private(set) var entries: [String: Entry] = [:]

    init() {}

    /// Those of the whole repository. A manifest of theirs that cannot be read costs its packages only.
    init(_ runner: ManifestRunner, _ modules: [ManifestRunner.Module]) {
        let repository = runner.repository
        if let folder = repository.packageFolder, let manifest = runner.warned({ try runner.package(in: folder) }) {
            for remote in manifest.remotes {
                add(url: remote.url, remote.requirements.first?.specification ?? [:])
            }
            for path in manifest.neighbors { add(path: path) }
        }
        if let file = repository.dependencies,
            let dependencies = runner.warned({
                try runner.value("dependencies", of: file, modules, as: ProjectDescription.Dependencies.self)
            })
        {
            for package in dependencies.packages {
                add(package, in: file.parentFolder, root: repository.root)
            }
        }
    }

    /// - Parameters:
    ///   - folder: That of the manifest.
    ///   - root: That of the repository.
    mutating func add(_ package: ProjectDescription.Package, in folder: String, root: String) {
        switch package {
        case .local(let path): add(path: path.absolute(in: folder, root: root))
        case .remote(let url, let requirement): add(url: url, requirement.specification)
        case .registry: break
        }
    }

    private mutating func add(url: String, _ requirement: Entry) {
        entries[RemotePackage.identity(of: url)] = ["url": url].merging(requirement) { $1 }
    }

    private mutating func add(path: String) { entries[path.lastPathComponent] = ["path": path] }

    /// The remote package that a product is likely to be of, by the words of both names; the one with most of them where
    /// several may be, nil where none is.
    func package(of product: String) -> String? {
        let plain = Self.plain(product), remotes = entries.filter { $0.value["url"] != nil }.keys.sorted()
        if let same = remotes.first(where: { Self.plain($0) == plain }) { return same }
        let words = { (name: String) in
            name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
                .filter { $0.count > 3 && $0 != "swift" }
        }
        // `FirebaseAnalytics` of firebase-ios-sdk.
        let near = remotes.filter { name in words(name).contains { plain.contains($0) } }
        return near.max { Self.plain($0).count < Self.plain($1).count }
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber }.trimmingPrefix("swift"))
    }
}

extension ProjectDescription.Package.Requirement {
    /// As XcodeGen's specification has it.
    fileprivate var specification: [String: String] {
        switch self {
        case .upToNextMajor(let version): ["from": "\(version)"]
        case .upToNextMinor(let version): ["minorVersion": "\(version)"]
        case .range(let low, let high): ["minVersion": "\(low)", "maxVersion": "\(high)"]
        case .exact(let version): ["exactVersion": "\(version)"]
        case .branch(let name): ["branch": name]
        case .revision(let name): ["revision": name]
        }
    }
}

extension PackageRequirement {
    /// As XcodeGen's specification has it.
    fileprivate var specification: [String: String] {
        switch self {
        case .range(let low, let high): ["minVersion": "\(low)", "maxVersion": "\(high)"]
        case .exact(let version): ["exactVersion": "\(version)"]
        case .branch(let name): ["branch": name]
        case .revision(let name): ["revision": name]
        }
    }
}
