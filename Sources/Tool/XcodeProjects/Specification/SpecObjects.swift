import Foundation
import SystemSupport

/// A specification as the objects of a project's file, those that are read of it.
struct SpecObjects {
    private(set) var objects: [String: [String: Any]] = [:]
    /// The property lists and entitlements that XcodeGen would write, by their absolute paths.
    private(set) var propertyLists: [String: Data] = [:]
    static let root = "project"

    private let spec: ProjectSpec
    private let settings: SpecSettings
    private var groups: [String] = []

    init(_ spec: ProjectSpec) {
        let settings = SpecSettings(spec.root)
        (self.spec, self.settings) = (spec, settings)
        addPackages()
        for (_, reference) in (spec.root["projectReferences"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let path = reference["path"]?.text { _ = addPlace("PBXFileReference", absolute(path)) }
        }
        for (name, target) in spec.targets { add(target, named: name) }
        var project: [String: Any] = [
            "isa": "PBXProject", "mainGroup": "main", "targets": spec.targets.map { "target:\($0.name)" },
            "buildConfigurationList": configurations(of: Self.root, spec.root) { settings.project($0) }
        ]
        project["developmentRegion"] = spec.root["options"]?["developmentLanguage"]?.text ?? "en"
        project["attributes"] = spec.root["attributes"]?.propertyListValue
        objects[Self.root] = project
        objects["main"] = ["isa": "PBXGroup", "children": groups, "sourceTree": "<absolute>", "path": spec.folder]
    }

    /// - Returns: The identifier of the list.
    private mutating func configurations(
        of owner: String, _ value: SpecValue, _ settings: ((name: String, isDebug: Bool)) -> [String: Any]
    ) -> String {
        let list = self.settings.configurations.map { configuration -> String in
            let identifier = "configuration:\(owner):\(configuration.name)"
            var object: [String: Any] = [
                "isa": "XCBuildConfiguration", "name": configuration.name, "buildSettings": settings(configuration)
            ]
            if let file = value["configFiles"]?[configuration.name]?.text {
                object["baseConfigurationReference"] = addPlace("PBXFileReference", absolute(file))
            }
            objects[identifier] = object
            return identifier
        }
        objects["configurations:\(owner)"] = ["isa": "XCConfigurationList", "buildConfigurations": list]
        return "configurations:\(owner)"
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.path(from: spec.folder)).standardizedFileURL.path
    }

    /// Adds a file or folder to the main group.
    private mutating func addPlace(_ kind: String, _ path: String, as name: String? = nil) -> String {
        let identifier = name ?? "file:\(path)"
        if objects[identifier] == nil {
            objects[identifier] = ["isa": kind, "path": path, "sourceTree": "<absolute>"]
            groups.append(identifier)
        }
        return identifier
    }

    // MARK: Targets

    private mutating func add(_ target: SpecValue, named name: String) {
        let identifier = "target:\(name)", sources = SpecSources(target["sources"], in: spec.folder)
        var object: [String: Any] = [
            "isa": "PBXNativeTarget", "name": name, "buildPhases": [String](),
            "productType": "com.apple.product-type.\(target["type"]?.text ?? "")"
        ]
        object["fileSystemSynchronizedGroups"] = sources.folders.map { folder in
            let group = addPlace("PBXFileSystemSynchronizedRootGroup", folder.path, as: "folder:\(folder.path)")
            addExceptions(folder.excluded, to: group, of: identifier)
            return group
        }
        for (folder, files) in Dictionary(grouping: sources.files, by: \.parentFolder).sorted(by: { $0.key < $1.key }) {
            // In a folder that is not the target's the exceptions are what belongs to it.
            let group = addPlace("PBXFileSystemSynchronizedRootGroup", folder, as: "files:\(folder)")
            addExceptions(files.map(\.lastPathComponent), to: group, of: identifier)
        }
        object["packageProductDependencies"] = products(of: target, named: name)
        object["resourceAccessors"] = target["resourceAccessors"]?.texts
        let settings = settings
        object["buildConfigurationList"] = configurations(of: identifier, target) { configuration in
            var own = settings.target(name, target, configuration)
            let isGenerated = "\(own["GENERATE_INFOPLIST_FILE"] ?? "")" == "YES"
            if own["INFOPLIST_FILE"] == nil, !isGenerated { own["INFOPLIST_FILE"] = sources.propertyList }
            return own
        }
        for key in ["info", "entitlements"] {
            guard let path = target[key]?["path"]?.text, let values = target[key]?["properties"] else { continue }
            propertyLists[absolute(path)] = try? PropertyListSerialization.data(
                fromPropertyList: values.propertyListValue, format: .xml, options: 0)
        }
        objects[identifier] = object
    }

    private mutating func addExceptions(_ files: [String], to group: String, of target: String) {
        guard !files.isEmpty else { return }
        let identifier = "exceptions:\(group):\(target)"
        let known = objects[identifier]?["membershipExceptions"] as? [String] ?? []
        objects[identifier] = [
            "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": target,
            "membershipExceptions": known + files
        ]
        let all = objects[group]?["exceptions"] as? [String] ?? []
        if !all.contains(identifier) { objects[group]?["exceptions"] = all + [identifier] }
    }

    // MARK: Packages

    private mutating func addPackages() {
        for path in spec.root["localPackages"]?.texts ?? [] { addLocalPackage(path) }
        for (name, package) in (spec.root["packages"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let path = package["path"]?.text {
                addLocalPackage(path)
            } else if let url = package["url"]?.text ?? package["github"]?.text.map({ "https://github.com/\($0)" }) {
                objects["package:\(name)"] = [
                    "isa": "XCRemoteSwiftPackageReference", "repositoryURL": url,
                    "requirement": Self.requirement(package)
                ]
            }
        }
    }

    private mutating func addLocalPackage(_ path: String) {
        objects["package:\(path)"] = ["isa": "XCLocalSwiftPackageReference", "relativePath": absolute(path)]
    }

    private static func requirement(_ package: SpecValue) -> [String: Any] {
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
        if let version = text("from", "majorVersion") {
            return ["kind": "upToNextMajorVersion", "minimumVersion": version]
        }
        if let version = text("minorVersion") { return ["kind": "upToNextMinorVersion", "minimumVersion": version] }
        if let version = text("exactVersion", "version") { return ["kind": "exactVersion", "version": version] }
        if let low = text("minVersion"), let high = text("maxVersion") {
            return ["kind": "versionRange", "minimumVersion": low, "maximumVersion": high]
        }
        if let branch = text("branch") { return ["kind": "branch", "branch": branch] }
        return text("revision").map { ["kind": "revision", "revision": $0] } ?? [:]
    }

    /// The products of packages that a target depends on.
    private mutating func products(of target: SpecValue, named name: String) -> [String] {
        (target["dependencies"]?.items ?? []).flatMap { dependency -> [String] in
            guard let package = dependency["package"]?.text else { return [] }
            let named = dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
            return named.map { product in
                let identifier = "product:\(name):\(package):\(product)"
                objects[identifier] = [
                    "isa": "XCSwiftPackageProductDependency", "package": "package:\(package)", "productName": product
                ]
                return identifier
            }
        }
    }
}
