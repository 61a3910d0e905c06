import Foundation
import ProjectDescription
import RenderCoordinator
import Synchronization
import SystemSupport
import XcodeProjects

/// Reads Tuist's projects for all who ask for an Xcode project: each repository's helpers and plug-ins are compiled once.
final class TuistProjects: Sendable {
    private let repositories = Mutex<[TuistRepository: Known]>([:])

    /// What was found of a repository, as long as the files that say so stay as they were.
    private struct Known: Sendable {
        let found: Result<Surroundings, ManifestRunner.Failure>
        let files: [String]
        let stamp: [String]

        init(_ found: Result<Surroundings, ManifestRunner.Failure>, _ repository: TuistRepository) {
            self.found = found
            files = (try? found.get().files) ?? repository.files
            stamp = files.map(FileIdentity.text)
        }

        func holds(for repository: TuistRepository) -> Bool {
            Set(repository.files).isSubset(of: files) && files.map(FileIdentity.text) == stamp
        }
    }

    /// What the manifests of a repository have in common.
    private struct Surroundings: Sendable {
        let runner: ManifestRunner
        let modules: [ManifestRunner.Module]
        let packages: TuistPackages
        /// The files that say so.
        let files: [String]
    }

    /// Lets manifests be read wherever a project is.
    static func install() {
        let projects = TuistProjects()
        ManifestFile.reader.withLock { reader in
            reader = { path throws(ProjectFile.Failure) in try projects.description(of: path) }
        }
    }

    private func description(of path: String) throws(ProjectFile.Failure) -> ManifestFile.Description {
        do {
            let surroundings = try surroundings(TuistRepository(around: path.parentFolder)).get()
            let project = try surroundings.runner.value(
                "project", of: path, surroundings.modules, as: ProjectDescription.Project.self)
            let specification = TuistSpecification(
                project, folder: path.parentFolder, root: surroundings.runner.repository.root,
                packages: surroundings.packages)
            return ManifestFile.Description(
                specification: try specification.data, files: [path] + surroundings.files)
        } catch let failure as ManifestRunner.Failure {
            throw .manifest(failure.message)
        } catch {
            throw .manifest((error as? CommandFailure)?.message ?? "\(error)")
        }
    }

    private func surroundings(_ repository: TuistRepository) -> Result<Surroundings, ManifestRunner.Failure> {
        repositories.withLock { known in
            if let one = known[repository], one.holds(for: repository) { return one.found }
            let made = Result { try Self.make(repository) }.mapError { error in
                error as? ManifestRunner.Failure
                    ?? ManifestRunner.Failure(message: (error as? CommandFailure)?.message ?? "\(error)")
            }
            known[repository] = Known(made, repository)
            return made
        }
    }

    private static func make(_ repository: TuistRepository) throws -> Surroundings {
        let runner = try ManifestRunner(repository, TerminalDiagnostics())
        var modules: [ManifestRunner.Module] = [], files = repository.files
        if let configuration = repository.configuration {
            // A manifest of another version's says nothing then: plug-ins that are missing are told by what imports them.
            let tuist = try? runner.value("configuration", of: configuration, as: ProjectDescription.Tuist.self)
            for location in tuist?.plugins ?? [] {
                guard let folder = plugin(location, repository, configuration) else { continue }
                let manifest = "\(folder)/Plugin.swift"
                let name = try runner.value("plugin", of: manifest, as: ProjectDescription.Plugin.self).name
                let sources = TuistRepository.swiftFiles(in: "\(folder)/\(TuistRepository.helperModule)")
                guard !sources.isEmpty else { continue }
                files += [manifest] + sources
                modules.append(try runner.module(name, sources, modules))
            }
        }
        let helpers = repository.helpers
        if !helpers.isEmpty {
            modules.append(try runner.module(TuistRepository.helperModule, helpers, modules))
        }
        return Surroundings(
            runner: runner, modules: modules, packages: TuistPackages(runner, modules), files: files)
    }

    /// The folder of a plug-in that lies in the repository; its path may be meant from the manifest or from the root.
    private static func plugin(
        _ location: PluginLocation, _ repository: TuistRepository, _ configuration: String
    ) -> String? {
        guard let path = location.local else { return nil }
        let folder = configuration.parentFolder
        let plain = path.pathString.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")
        let places = [
            path.absolute(in: folder, root: repository.root), path.pathString.path(from: repository.root),
            plain.path(from: repository.root)
        ]
        return places.map { URL(fileURLWithPath: $0).standardizedFileURL.path }.first {
            FileManager.default.fileExists(atPath: "\($0)/Plugin.swift")
                && ProjectBoundary(around: [repository.root]).holds($0)
        }
    }
}

extension ProjectDescription.Path {
    /// - Parameters:
    ///   - folder: That of the manifest.
    ///   - root: That of the repository.
    func absolute(in folder: String, root: String) -> String {
        let base =
            switch type {
            case .relativeToManifest: folder
            case .relativeToRoot: root
            case .relativeToCurrentFile: callerPath?.parentFolder ?? folder
            }
        return URL(fileURLWithPath: pathString.path(from: base)).standardizedFileURL.path
    }
}
