import DarkroomCommands
import Foundation
import ProjectSettings
import SystemSupport
import Watching
import XcodeProjects

extension FolderSource {
    /// Everything whose changes may change the widgets of an extension, whether or not they compile.
    ///
    /// - Parameters:
    ///   - known: where it is; nil where it is not known which there are.
    ///   - named: files and folders that other options name.
    func watchedPaths(of known: ExtensionPlace?, named: [String]) -> WatchedPaths {
        var paths = WatchedPaths()
        for path in named { paths.add(Self.absolute(path)) }
        let place = known?.path ?? self.paths.first ?? ".", target = known?.target ?? options.target
        addSettings(of: place, to: &paths)
        guard let resolved = try? ProjectPath.resolve(place, target: target),
            let sources = try? options.sources(of: resolved, target: target, CollectedDiagnostics())
        else {
            // A project that cannot be read, or is not there yet.
            paths.add(file: Self.absolute(place).appendingPath("project.pbxproj"))
            paths.add(Self.absolute(place))
            return paths
        }
        for other in sources.others + sources.packages { paths.add(Self.absolute(other)) }
        let project = sources.project ?? XcodeProject.around(sources.folder)
        if let project { add(project, to: &paths) }
        guard let members = sources.paths, let resources = sources.resources else {
            paths.add(Self.absolute(sources.folder))
            return paths
        }
        for member in members { paths.add(file: Self.absolute(sources.folder.appendingPath(member))) }
        // One that was deleted may come back.
        for file in sources.missingFiles { paths.add(file: file) }
        for resource in resources { paths.add(Self.absolute(resource)) }
        for folder in sources.project?.synchronizedFolders(of: sources.name) ?? [] { paths.add(folder) }
        return paths
    }

    /// The settings file, or where one would be looked for first.
    private func addSettings(of place: String, to paths: inout WatchedPaths) {
        for start in [".", place] {
            if let found = SettingsSearch(from: start) { paths.add(file: found.file) }
            let folder = Self.absolute(
                start.isFolder && start.pathExtension != "xcodeproj" ? start : start.parentFolder)
            for name in SettingsSearch.names { paths.add(file: folder.appendingPath(name)) }
        }
    }

    /// The project's own files, its build settings and property lists, and the packages near it.
    private func add(_ project: XcodeProject, to paths: inout WatchedPaths) {
        for file in project.file.files { paths.add(file: file) }
        for place in project.file.places.values
        where ["xcconfig", "entitlements", "plist"].contains(place.pathExtension) { paths.add(file: place) }
        for package in ModuleSearch.packages(of: project) {
            paths.add(file: package.appendingPath("Package.swift"))
            for name in LocalPackage.sourceFolders { paths.add(tree: package.appendingPath(name)) }
        }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

extension XcodeProject {
    /// The folders whose files belong to a target because they lie there.
    fileprivate func synchronizedFolders(of name: String) -> [String] {
        let own = Set(
            file.targets.filter { $0.text("name") == name }.flatMap { $0.texts("fileSystemSynchronizedGroups") })
        return file.places.filter { own.contains($0.key) }.map(\.value)
    }
}
