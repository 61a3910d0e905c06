import Foundation
import SystemSupport
import YAMLText

/// The specification of which XcodeGen makes a project, with all that it includes, and the templates of its targets
/// applied. `xcodegen generate` gives Xcode the same.
struct ProjectSpec {
    /// Why a specification cannot be read, with the file and the place.
    struct Failure: Error {
        let message: String
    }

    let name: String
    /// The folder that its paths are relative to, absolute.
    let folder: String
    let root: SpecValue
    /// Its file and those that it includes, absolute.
    let files: [String]
    /// Those that it includes and that are not there, absolute: what is its author's alone is kept out of repositories.
    let missingFiles: [String]
    /// By name: a target for several platforms is one for each.
    let targets: [(name: String, value: SpecValue)]

    init(_ path: String) throws(Failure) {
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        var files = SpecFiles(within: ProjectBoundary(around: [file.parentFolder]))
        let root = try files.read(file, shown: path)
        self.init(file, root, files: files.paths, missing: files.missing)
    }

    /// What Tuist makes of a manifest.
    init(_ path: String, _ manifest: ManifestFile.Description) throws(Failure) {
        let (node, problems) = YAMLReader.read(String(decoding: manifest.specification, as: UTF8.self), isJSON: true)
        guard let node, problems.isEmpty else { throw Failure(message: "\(path) describes no project") }
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        self.init(file, SpecValue(node), files: manifest.files, missing: [])
    }

    private init(_ file: String, _ root: SpecValue, files: [String], missing: [String]) {
        (self.root, self.files, missingFiles) = (root, files, missing)
        folder = file.parentFolder
        name = root["name"]?.text ?? file.lastPathComponent.deletingPathExtension
        targets =
            root["targets"]?.table.sorted { $0.key < $1.key }.flatMap { name, target in
                Self.platforms(of: Self.applyingTemplates(to: target, named: name, of: root), named: name)
            } ?? []
    }

    /// Templates first, each on top of those before it and of its own, then what the target says itself.
    private static func applyingTemplates(to target: SpecValue, named name: String, of root: SpecValue) -> SpecValue {
        let known = root["targetTemplates"]?.table ?? [:]
        var templates: [SpecValue] = [], met: Set<String> = []
        func collect(_ value: SpecValue) {
            for name in value["templates"]?.texts ?? [] where met.insert(name).inserted {
                guard let template = known[name] else { continue }
                collect(template)
                templates.append(template)
            }
        }
        collect(target)
        let whole = (templates + [target]).reduce(SpecValue.table([:])) { $0.merging($1) }
        let attributes = (whole["templateAttributes"]?.table ?? [:]).compactMapValues(\.text)
        return whole.replacing(attributes.merging(["target_name": name]) { first, _ in first })
    }

    private static func platforms(of target: SpecValue, named name: String) -> [(name: String, value: SpecValue)] {
        guard case .list(let platforms) = target["platform"] else { return [(name, target)] }
        return platforms.compactMap(\.text).map { platform in
            let suffix = target["platformSuffix"]?.text ?? "_\(platform)"
            let prefix = target["platformPrefix"]?.text ?? ""
            var value = target.replacing(["platform": platform])
            if case .table(var table) = value {
                table["platform"] = .text(platform, isQuoted: false)
                // What others import does not change its name.
                table["productName"] = table["productName"] ?? .text(name, isQuoted: true)
                value = .table(table)
            }
            return (prefix + name + suffix, value)
        }
    }
}

/// The files of a specification.
private struct SpecFiles {
    private let boundary: ProjectBoundary
    /// Absolute, in the order in which they are read.
    private(set) var paths: [String] = []
    /// Absolute.
    private(set) var missing: [String] = []
    /// Files that may still be read: some that include others twice each would be endless.
    private var filesLeft = 100

    init(within boundary: ProjectBoundary) { self.boundary = boundary }

    /// - Parameters:
    ///   - path: Absolute.
    ///   - shown: What messages call it.
    ///   - ancestors: The files that include this one, none of which it may include.
    mutating func read(
        _ path: String, shown: String, ancestors: Set<String> = []
    ) throws(ProjectSpec.Failure) -> SpecValue {
        filesLeft -= 1
        paths.append(path)
        guard filesLeft >= 0, !ancestors.contains(path) else {
            throw ProjectSpec.Failure(message: "\(shown) is included in a circle, or too often")
        }
        guard let data = FileManager.default.contents(atPath: path), data.count < 4 << 20 else {
            throw ProjectSpec.Failure(message: "\(shown) cannot be read")
        }
        let text = String(decoding: data, as: UTF8.self)
        // As XcodeGen's reader does.
        let (node, problems) = YAMLReader.read(text, isJSON: path.hasSuffix(".json"), allowsRepeatedKeys: true)
        if let problem = problems.min(by: { $0.place < $1.place }) {
            let place = problem.place
            throw ProjectSpec.Failure(message: "\(shown):\(place.line):\(place.column): \(problem.message)")
        }
        let own = node.map(SpecValue.init) ?? .table([:]), folder = path.parentFolder
        var whole = SpecValue.table([:])
        for include in own["include"]?.items ?? [] {
            guard let name = include.text ?? include["path"]?.text, include["enable"]?.truth != false else { continue }
            let file = URL(fileURLWithPath: name.path(from: folder)).standardizedFileURL.path
            guard boundary.holds(file) else {
                throw ProjectSpec.Failure(message: "\(shown) includes \(name), which leads out of the project")
            }
            guard FileManager.default.fileExists(atPath: file) else {
                missing.append(file)
                continue
            }
            var value = try read(
                file, shown: shown.parentFolder.appendingPath(name), ancestors: ancestors.union([path]))
            if include["relativePaths"]?.truth != false { value = value.placing(from: folder, in: file.parentFolder) }
            whole = whole.merging(value)
        }
        return whole.merging(own)
    }
}

extension SpecValue {
    /// With the paths that are relative to a folder as seen from another one.
    fileprivate func placing(from folder: String, in place: String) -> SpecValue {
        guard place != folder, case .table(var values) = self else { return self }
        for key in ["targets", "targetTemplates"] {
            guard case .table(let targets) = values[key] else { continue }
            values[key] = .table(targets.mapValues { $0.placingTarget(in: place) })
        }
        values["configFiles"] = values["configFiles"]?.placingAll(in: place)
        if case .table(let packages) = values["packages"] {
            values["packages"] = .table(packages.mapValues { $0.placing(["path"], in: place) })
        }
        return .table(values)
    }

    private func placingTarget(in place: String) -> SpecValue {
        guard case .table(var values) = self else { return self }
        if let sources = values["sources"] {
            values["sources"] = .list(sources.items.map { $0.placed(in: place) ?? $0.placing(["path"], in: place) })
        }
        values["configFiles"] = values["configFiles"]?.placingAll(in: place)
        for key in ["info", "entitlements"] { values[key] = values[key]?.placing(["path"], in: place) }
        return .table(values)
    }

    private func placingAll(in place: String) -> SpecValue { placing(Array(table.keys), in: place) }

    private func placing(_ keys: [String], in place: String) -> SpecValue {
        guard case .table(var values) = self else { return self }
        for key in keys { values[key] = values[key].flatMap { $0.placed(in: place) ?? $0 } }
        return .table(values)
    }

    /// A path, absolute; nil for what is none.
    private func placed(in place: String) -> SpecValue? {
        text.map { .text($0.path(from: place), isQuoted: true) }
    }
}
