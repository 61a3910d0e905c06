import Assets
import Foundation
import PropertyLists
import SystemSupport

/// An Xcode project's file: its objects, where their files lie and which of its configurations counts.
package struct ProjectFile {
    /// Why a project cannot be read.
    package enum Failure: Error {
        /// There is no `project.pbxproj`: others generate the project, and keep it out of the repository.
        case missing
        case unreadable(PropertyListError)
        /// Its objects or its root are missing.
        case empty
        /// What is wrong with the file that XcodeGen makes the project of.
        case specification(String)
        /// What is wrong with the one that Tuist makes it of.
        case manifest(String)
    }

    /// The `.xcodeproj`, or the file that XcodeGen or Tuist makes it of, as it was named.
    package let path: String
    /// The folder that its paths are relative to, absolute.
    package let folder: String
    /// The absolute paths of file references and groups, by identifier.
    package let places: [String: String]
    package let root: ProjectObject
    /// What Xcode shows it as.
    package let projectName: String
    /// The files that say what is in it, absolute.
    package let files: [String]
    /// Those that it includes and that are not there, absolute.
    package let missingFiles: [String]
    private let settingsFiles: SettingsFiles
    private let objects: [String: ProjectObject]
    /// The property lists that XcodeGen or Tuist would write, by their absolute paths.
    let generatedLists: [String: Data]

    /// - Parameter path: An `.xcodeproj`, or the file that XcodeGen or Tuist makes one of.
    package init(_ path: String) throws(Failure) {
        if SpecificationFile.isNamed(path) {
            self = try Self.specification(path) { () throws(ProjectSpec.Failure) in try ProjectSpec(path) }
            return
        }
        if ManifestFile.isOne(path) {
            let made = try ManifestFile.description(of: path)
            self = try Self.specification(path) { () throws(ProjectSpec.Failure) in try ProjectSpec(path, made) }
            return
        }
        guard let data = FileManager.default.contents(atPath: "\(path)/project.pbxproj") else { throw .missing }
        let list: [String: Any]
        do throws(PropertyListError) {
            list = try PropertyList.dictionary(data)
        } catch {
            throw .unreadable(error)
        }
        let values = list["objects"] as? [String: [String: Any]] ?? [:]
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let file = URL(fileURLWithPath: path).standardizedFileURL.appendingPathComponent("project.pbxproj").path
        try self.init(path, named: name, values, root: list["rootObject"] as? String ?? "", files: [file])
    }

    private static func specification(
        _ path: String, _ read: () throws(ProjectSpec.Failure) -> ProjectSpec
    ) throws(Failure) -> ProjectFile {
        let spec: ProjectSpec
        do throws(ProjectSpec.Failure) {
            spec = try read()
        } catch {
            throw .specification(error.message)
        }
        let made = SpecObjects(spec)
        return try ProjectFile(
            path, named: spec.name, made.objects, root: SpecObjects.root, files: spec.files,
            missingFiles: spec.missingFiles, propertyLists: made.propertyLists)
    }

    private init(
        _ path: String, named name: String, _ values: [String: [String: Any]], root: String, files: [String],
        missingFiles: [String] = [], propertyLists: [String: Data] = [:]
    ) throws(Failure) {
        objects = Dictionary(uniqueKeysWithValues: values.map { ($0.key, ProjectObject($0.key, $0.value)) })
        guard let root = objects[root] else { throw .empty }
        (self.path, self.root, self.files, self.missingFiles) = (path, root, files, missingFiles)
        (projectName, generatedLists) = (name, propertyLists)
        folder =
            URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
            .appendingPathComponent(root.text("projectDirPath") ?? "").standardizedFileURL.path
        // Around where it lies: the folder that it says its paths are relative to may be anybody's.
        settingsFiles = SettingsFiles(
            within: ProjectBoundary(
                around: [URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path]))
        places = ProjectPaths(objects, mainGroup: root.text("mainGroup"), in: folder).paths
    }

    package subscript(identifier: String) -> ProjectObject? { objects[identifier] }

    /// The objects that a list of identifiers names, without those that are not there.
    package func objects(_ identifiers: [String]) -> [ProjectObject] { identifiers.compactMap { objects[$0] } }

    /// All objects of a kind, in the order of their identifiers.
    package func all(_ kind: String) -> [ProjectObject] {
        objects.values.filter { $0.kind == kind }.sorted { $0.identifier < $1.identifier }
    }

    /// The targets, in the project's order.
    package var targets: [ProjectObject] { objects(root.texts("targets")) }

    /// Whether the property list at an absolute path is only described.
    package func isGenerated(_ path: String) -> Bool { generatedLists[path] != nil }

    /// What the property list at an absolute path holds; nil where there is none that can be read.
    package func propertyList(at path: String) -> [String: Any]? {
        let data = generatedLists[path] ?? FileManager.default.contents(atPath: path)
        return data.flatMap { try? PropertyList.dictionary($0) }
    }

    // MARK: Configurations

    /// The build settings of a target as it is released.
    package func settings(of target: ProjectObject) -> BuildSettings {
        settings(of: target, named: target.text("name") ?? projectName)
    }

    /// The build settings of a target as it is debugged: in the configuration `Debug`, or the first whose name says so;
    /// nil where there is none.
    package func debugSettings(of target: ProjectObject) -> BuildSettings? {
        let names = configurationNames(of: target) ?? configurationNames(of: root) ?? []
        let name = names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") }
        return name.map { settings(of: target, named: target.text("name") ?? projectName, in: $0) }
    }

    private func configurationNames(of object: ProjectObject) -> [String]? {
        object.text("buildConfigurationList").flatMap { objects[$0] }.map { list in
            objects(list.texts("buildConfigurations")).compactMap { $0.text("name") }
        }
    }

    /// Those of a target that the project does not have: the project's own.
    func settings(ofTargetNamed name: String) -> BuildSettings { settings(of: nil, named: name) }

    private func settings(of target: ProjectObject?, named name: String) -> BuildSettings {
        settings(of: target, named: name, in: releasedConfiguration(of: target))
    }

    private func settings(of target: ProjectObject?, named name: String, in configuration: String) -> BuildSettings {
        let levels = [root, target].compactMap(\.self).map { object in
            self.configuration(configuration, of: object).map(assignments) ?? []
        }
        return BuildSettings(
            target: name, configuration: configuration, levels: [ownSettings] + levels)
    }

    /// The configuration that a target is released in: the one that its list, or else the project's, has as the default,
    /// `Release`, or the last, whichever is first and is not `Debug`. Its name chooses the project's configuration, too,
    /// as in Xcode.
    private func releasedConfiguration(of target: ProjectObject?) -> String {
        for object in [target, root].compactMap(\.self) {
            guard let list = object.text("buildConfigurationList").flatMap({ objects[$0] }),
                let names = configurationNames(of: object)
            else { continue }
            let wanted = [list.text("defaultConfigurationName"), "Release"].compactMap(\.self)
            let released = wanted.first { $0 != "Debug" && names.contains($0) }
            if let name = released ?? names.last { return name }
        }
        return "Release"
    }

    /// The configuration of that name; where an object has none, its default.
    private func configuration(_ name: String, of object: ProjectObject) -> ProjectObject? {
        guard let list = object.text("buildConfigurationList").flatMap({ objects[$0] }) else { return nil }
        let all = objects(list.texts("buildConfigurations"))
        return all.first { $0.text("name") == name }
            ?? all.first { $0.text("name") == list.text("defaultConfigurationName") } ?? all.last
    }

    /// A configuration's own settings, behind those of the `.xcconfig` file that it is based on.
    private func assignments(of configuration: ProjectObject) -> [BuildSetting] {
        let file = settingsFile(of: configuration).map(settingsFiles.assignments) ?? []
        return file + BuildSetting.assignments(configuration.table("buildSettings"))
    }

    /// The `.xcconfig` files that a target's build settings are based on, its own and the project's, and that are not
    /// there; absolute, sorted. Those that CocoaPods makes are not among them.
    package func missingSettingsFiles(of target: ProjectObject) -> [String] {
        let name = releasedConfiguration(of: target)
        let files = [root, target].compactMap { configuration(name, of: $0).flatMap(settingsFile) }
        return Set(files).filter { path in
            !path.split(separator: "/").contains("Pods")
                && !FileManager.default.fileExists(atPath: MacPath.onDisk(path))
        }.sorted()
    }

    private func settingsFile(of configuration: ProjectObject) -> String? {
        if let reference = configuration.text("baseConfigurationReference") { return places[reference] }
        guard let folder = configuration.text("baseConfigurationReferenceAnchor"),
            let file = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return places[folder].map { "\($0)/\(file)" }
    }

    /// What Xcode sets for every target of the project.
    private var ownSettings: [BuildSetting] {
        var values = ["SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": projectName]
        values["PROJECT_FILE_PATH"] = URL(fileURLWithPath: path).standardizedFileURL.path
        values["DEVELOPMENT_LANGUAGE"] = root.text("developmentRegion")
        return BuildSetting.assignments(values)
    }
}
