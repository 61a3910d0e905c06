import Foundation
import ProjectDescription
import SystemSupport
import XcodeProjects

/// What Tuist makes of a project, in the form of XcodeGen's specification.
struct TuistSpecification {
    private let project: Project
    private let folder: String
    private let root: String
    private var packages: TuistPackages

    /// - Parameters:
    ///   - folder: That of the manifest, absolute.
    ///   - root: That of the repository.
    init(_ project: Project, folder: String, root: String, packages: TuistPackages) {
        (self.project, self.folder, self.root, self.packages) = (project, folder, root, packages)
        for package in project.packages { self.packages.add(package, in: folder, root: root) }
    }

    var data: Data {
        get throws { try JSONSerialization.data(withJSONObject: values, options: [.sortedKeys]) }
    }

    private var values: [String: Any] {
        var values: [String: Any] = ["name": project.options.xcodeProjectName ?? project.name]
        values["options"] = project.options.developmentRegion.map { ["developmentLanguage": $0] }
        values["attributes"] = project.classPrefix.map { ["CLASSPREFIX": $0] }
        let configurations = project.settings?.configurations ?? []
        if !configurations.isEmpty {
            values["configs"] = Dictionary(configurations.map { ($0.name.rawValue, $0.variant.rawValue) }) { $1 }
            values["configFiles"] = files(of: configurations)
        }
        // Tuist's own, where a project names none.
        let base = ["SWIFT_VERSION": .string("5.0")].merging(project.settings?.base ?? [:]) { $1 }
        values["settings"] = settings(base, configurations)
        values["packages"] = packages.entries
        values["targets"] = Dictionary(project.targets.map { ($0.name, self.values(of: $0)) }) { $1 }
        values["projectReferences"] = references
        return values
    }

    /// The manifests of other projects that a target needs something of.
    private var references: [String: Any] {
        let paths = project.targets.flatMap(\.dependencies).compactMap { dependency -> String? in
            guard case .project(_, let path, _, _) = dependency else { return nil }
            return absolute(path) + "/" + ManifestFile.name
        }
        return Dictionary(Set(paths).map { ($0, ["path": $0]) }) { $1 }
    }

    private func absolute(_ path: ProjectDescription.Path) -> String { path.absolute(in: folder, root: root) }

    // MARK: Targets

    private func values(of target: Target) -> [String: Any] {
        var values: [String: Any] = ["type": target.product.typeName, "productName": target.moduleName]
        let platforms = target.destinations.platforms.map(\.name).sorted()
        if platforms.count == 1 {
            values["platform"] = platforms[0]
        } else {
            values["supportedDestinations"] = platforms
        }
        values["sources"] = sources(of: target)
        values["info"] = information(of: target)
        values["entitlements"] = entitlements(of: target)
        values["dependencies"] = target.dependencies.compactMap(self.values)
        var base: SettingsDictionary = [
            "PRODUCT_BUNDLE_IDENTIFIER": .string(target.bundleId), "PRODUCT_NAME": .string(target.moduleName)
        ]
        for (name, version) in target.deploymentTargets?.settings ?? [:] { base[name] = .string(version) }
        let configurations = target.settings?.configurations ?? []
        values["settings"] = settings(base.merging(target.settings?.base ?? [:]) { $1 }, configurations)
        values["configFiles"] = files(of: configurations)
        values["resourceAccessors"] = accessors(of: target)
        return values
    }

    /// Which code Tuist generates for a target's resources.
    private func accessors(of target: Target) -> [String] {
        guard target.resources?.resources.isEmpty == false || !target.buildableFolders.isEmpty else { return [] }
        return (project.options.disableBundleAccessors ? [] : ["bundle"])
            + (project.options.disableSynthesizedResourceAccessors ? [] : ["resources"])
    }

    private func values(of dependency: TargetDependency) -> [String: Any]? {
        switch dependency {
        case .external(let product, _), .package(let product, _, _):
            packages.package(of: product).map { ["package": $0, "product": product] }
        default: nil
        }
    }

    // MARK: Settings

    private func settings(_ base: SettingsDictionary, _ configurations: [Configuration]) -> [String: Any] {
        [
            "base": base.mapValues(\.text),
            "configs": Dictionary(configurations.map { ($0.name.rawValue, $0.settings.mapValues(\.text)) }) { $1 }
        ]
    }

    private func files(of configurations: [Configuration]) -> [String: String] {
        Dictionary(configurations.compactMap { each in each.xcconfig.map { (each.name.rawValue, absolute($0)) } }) {
            $1
        }
    }

    private func information(of target: Target) -> [String: Any]? {
        let made = "\(folder)/Derived/InfoPlists/\(target.name)-Info.plist"
        switch target.infoPlist {
        case .file(let path): return ["path": absolute(path)]
        case .dictionary(let own): return ["path": made, "properties": own.mapValues(\.json)]
        case .default: return ["path": made, "properties": target.usualInformation.mapValues(\.json)]
        case .extendingDefault(let own):
            return ["path": made, "properties": target.usualInformation.merging(own) { $1 }.mapValues(\.json)]
        case .variable, nil: return nil
        }
    }

    private func entitlements(of target: Target) -> [String: Any]? {
        switch target.entitlements {
        case .file(let path): ["path": absolute(path)]
        case .dictionary(let own):
            [
                "path": "\(folder)/Derived/Entitlements/\(target.name).entitlements",
                "properties": own.mapValues(\.json)
            ]
        case .variable, nil: nil
        }
    }

    // MARK: Files

    private func sources(of target: Target) -> [[String: Any]] {
        let globs = target.sources?.globs ?? []
        // `!` before a path leaves it out.
        let without = globs.filter { $0.glob.pathString.hasPrefix("!") }.map { glob in
            Path(String(glob.glob.pathString.dropFirst())).absolute(in: folder, root: root)
        }
        let code = globs.filter { !$0.glob.pathString.hasPrefix("!") }.map { glob in
            FilePattern(absolute(glob.glob)).source(without: glob.excluding.map(absolute) + without, onlyCode: true)
        }
        let resources = (target.resources?.resources ?? []).map { element -> [String: Any] in
            switch element {
            case .glob(let pattern, let excluded, _, _):
                FilePattern(absolute(pattern)).source(without: excluded.map(absolute), onlyCode: false)
            case .folderReference(let path, _, _):
                ["path": absolute(path), "type": "folder", "optional": true]
            }
        }
        let models = target.coreDataModels.map { ["path": absolute($0.path), "optional": true] as [String: Any] }
        let folders = target.buildableFolders.map { folder in
            let excluded = folder.exceptions.exceptions.flatMap(\.excluded).map { absolute($0) }
            return FilePattern(absolute(folder.path)).source(without: excluded, onlyCode: false)
        }
        return code + resources + models + folders
    }
}
