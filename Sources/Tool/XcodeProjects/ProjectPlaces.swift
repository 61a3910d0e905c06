import Foundation

/// Where the files and groups of an Xcode project lie.
package struct ProjectPlaces: Sendable {
    /// Absolute paths, by the identifiers of groups and file references.
    package private(set) var paths: [String: String] = [:]

    /// - Parameters:
    ///   - folder: The folder that the project's paths are relative to, absolute.
    ///   - group: The identifier of the group that holds all others.
    package init(_ objects: [String: [String: Any]], mainGroup group: String?, in folder: String) {
        if let group { place(group, in: folder, root: folder, objects) }
    }

    /// The folder that a project's paths are relative to.
    ///
    /// - Parameters:
    ///   - project: The `.xcodeproj`.
    ///   - root: What its file says of the project itself.
    package static func folder(of project: URL, root: [String: Any]) -> String {
        project.standardizedFileURL.deletingLastPathComponent()
            .appendingPathComponent(root["projectDirPath"] as? String ?? "").standardizedFileURL.path
    }

    /// Walks the tree of groups, each of which lies where its path says, inside the group around it or elsewhere.
    private mutating func place(
        _ identifier: String, in folder: String, root: String, _ objects: [String: [String: Any]]
    ) {
        guard paths[identifier] == nil, let object = objects[identifier] else { return }
        let path = object["path"] as? String ?? ""
        let base: String
        switch object["sourceTree"] as? String {
        case "<absolute>": base = "/"
        case "SOURCE_ROOT": base = root
        case "<group>", nil: base = folder
        // Products and SDKs are no files of the project.
        default: return
        }
        let here = path.isEmpty ? base : URL(fileURLWithPath: "\(base)/\(path)").standardizedFileURL.path
        paths[identifier] = here
        for child in object["children"] as? [String] ?? [] { place(child, in: here, root: root, objects) }
    }

    /// The settings that a target's or the project's releases are built with: of the configuration that its list has
    /// as the default, `Release`, or the last, whichever is first and is not `Debug`.
    package func releaseSettings(of object: [String: Any], _ objects: [String: [String: Any]]) -> [String: Any] {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
        let named = [list?["defaultConfigurationName"] as? String, "Release"].compactMap { name in
            configurations.first { $0["name"] as? String == name && name != "Debug" }
        }
        return (named.first ?? configurations.last).map(settings) ?? [:]
    }

    /// The settings of one of a target's or the project's configurations: its own over those of the `.xcconfig` file
    /// that it is based on.
    package func settings(of configuration: [String: Any]) -> [String: Any] {
        let own = configuration["buildSettings"] as? [String: Any] ?? [:]
        guard let file = configurationFile(of: configuration) else { return own }
        let values = SettingsFile(file, configuration: configuration["name"] as? String ?? "").values
        return own.reduce(into: values as [String: Any]) { result, setting in
            let text = (setting.value as? String) ?? (setting.value as? [String])?.joined(separator: " ")
            let inherited = values[setting.key] ?? "$(inherited)"
            result[setting.key] = text?.replacingOccurrences(of: "$(inherited)", with: inherited) ?? setting.value
        }
    }

    private func configurationFile(of configuration: [String: Any]) -> String? {
        if let reference = configuration["baseConfigurationReference"] as? String { return paths[reference] }
        guard let folder = configuration["baseConfigurationReferenceAnchor"] as? String,
            let file = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return paths[folder].map { "\($0)/\(file)" }
    }
}
