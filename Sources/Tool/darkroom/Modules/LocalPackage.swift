import Assets
import Foundation
import SwiftText
import SystemSupport

/// A Swift package that lies on this machine, as SwiftPM reads its manifest.
struct LocalPackage {
    let folder: String
    /// Whether it has been fetched, or is others' in some other way: its user can correct nothing in it.
    let isRemote: Bool
    private let manifest: PackageManifest
    private let diagnostics: any Diagnostics

    /// - Parameter cache: a folder for manifests that have been read: reading one takes most of a second.
    init(
        folder: String, isRemote: Bool = false, toolchain: Toolchain, cache: String, diagnostics: any Diagnostics
    ) throws {
        self.diagnostics = diagnostics
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        self.isRemote = isRemote
        manifest = try PackageManifest.read(self.folder, toolchain, cache)
    }

    var name: String { manifest.name }
    /// The folders of the packages that it depends on by path.
    var neighbors: [String] { manifest.neighbors }
    /// The packages that it depends on elsewhere, with the products that its targets take of them.
    var remotes: [RemotePackage] {
        let taken = manifest.targets.values.filter { $0.kind != .test }.flatMap(\.dependencies)
        return manifest.remotes.map { remote in
            var remote = remote
            remote.products.formUnion(taken.filter { $0.package?.lowercased() == remote.identity }.map(\.name))
            return remote
        }
    }

    /// What tells it from other packages: a package near the project stands for a remote one of the same identity.
    var identity: String { RemotePackage.identity(of: folder) }

    var moduleNames: [String] {
        manifest.targets.values.filter { [.regular, .system, .binary].contains($0.kind) }.map(\.moduleName).sorted()
    }

    /// The identities of the remote packages that a module's target depends on.
    func remotes(of moduleName: String) -> Set<String> {
        var identities: Set<String> = []
        for dependency in manifest.targets[moduleName]?.dependencies ?? [] {
            if let package = dependency.package {
                identities.insert(package.lowercased())
            } else if manifest.targets[PackageTarget.moduleName(of: dependency.name)] == nil {
                // A product's name alone: any of them may have it.
                identities.formUnion(manifest.remotes.map(\.identity))
            }
        }
        return identities
    }

    /// - Throws: `UnusableModule` for what cannot be compiled here.
    func module(_ moduleName: String) throws -> CompilableModule? {
        guard let target = manifest.targets[moduleName] else { return nil }
        switch target.kind {
        case .regular: break
        case .system: return place(of: target).map { .clang(clang(target, $0, sources: [])) }
        case .binary:
            throw UnusableModule(
                reason: "\(target.name) of the package \(name) is a binary framework for Apple's systems")
        case .executable, .macro, .plugin, .test: return nil
        }
        guard let place = place(of: target) else { return nil }
        let contents = try SourceFiles.contents(in: place, diagnostics).filter { target.files.holds($0.key) }
        guard contents.isEmpty else { return .swift(swift(target, place, contents)) }
        let sources = ClangModule.sources(in: place, target.files)
        if let file = sources.first(where: { ClangModule.objectiveC.contains($0.pathExtension) }) {
            throw UnusableModule(
                reason:
                    "\(target.name) of the package \(name) is written in Objective-C (\(file)), which Darkroom does "
                    + "not compile")
        }
        guard !sources.isEmpty || FileManager.default.fileExists(atPath: "\(place)/\(target.publicHeaders)") else {
            return nil
        }
        return .clang(clang(target, place, sources: sources))
    }

    private func swift(_ target: PackageTarget, _ place: String, _ contents: [String: SourceFile]) -> SourceModule {
        let hasResources = target.hasResources || target.files.hasAutomaticResources(in: place)
        // Many packages have a View.swift: the package's folder tells them apart.
        let start = folder.lastPathComponent.appendingPath(place.below(folder) ?? "")
        let files = contents.map { (path: start.appendingPath($0), origin: place.appendingPath($0), file: $1) }
        var module = SourceModule(
            name: target.moduleName, folder: place,
            contents: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.file) }),
            origins: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.origin) }),
            conditions: target.conditions,
            package: name, resourceFolders: hasResources ? [place] : [])
        module.linuxConditions = target.linuxConditions
        (module.flags, module.languageMode) = (target.swiftFlags, target.languageMode)
        module.libraries = target.libraries
        let dependencies = target.dependencies.map { PackageTarget.moduleName(of: $0.name) }
        module.macros = dependencies.compactMap { manifest.targets[$0] }.filter { $0.kind == .macro }.map {
            MacroPlugin(
                package: folder, target: $0.name, moduleName: $0.moduleName,
                hasDependencies: !manifest.remotes.isEmpty || !manifest.neighbors.isEmpty)
        }
        module.isRemote = isRemote
        // SwiftPM makes no classes of them by itself: a plug-in does.
        if target.hasPlugins {
            module.definitions = IntentDefinitionFiles.chosen(from: target.files.intentDefinitions(in: place))
        }
        return module
    }

    private func clang(_ target: PackageTarget, _ place: String, sources: [String]) -> ClangModule {
        let isBoringSSL = BoringSSL.isOne(target: target.name)
        let standards = ["c", "cxx"].compactMap { manifest.clangStandards[$0] }
        return ClangModule(
            name: target.moduleName, folder: place, sources: isBoringSSL ? BoringSSL.portable(sources) : sources,
            headers: "\(place)/\(target.publicHeaders)",
            flags: target.clangFlags(in: place) + standards + (isBoringSSL ? BoringSSL.flags : []),
            libraries: target.libraries,
            dependencies: target.dependencies.map { PackageTarget.moduleName(of: $0.name) },
            systemLibrary: target.systemLibrary, isRemote: isRemote,
            commonHeaders: isBoringSSL ? BoringSSL.commonHeaders(of: target.moduleName, in: place) : [])
    }

    /// The folders in which SwiftPM looks for those of targets.
    static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// Where SwiftPM looks for a target's sources.
    private func place(of target: PackageTarget) -> String? {
        let roots = Self.sourceFolders
        let compiled = manifest.targets.values.filter { [.regular, .executable, .macro].contains($0.kind) }
        // The only target may do without a folder of its own.
        let candidates =
            target.path.map { [$0] }
            ?? roots.map { "\($0)/\(target.name)" } + (compiled.count == 1 ? roots : [])
        return candidates.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
            .first(where: FileManager.default.fileExists)
    }
}
