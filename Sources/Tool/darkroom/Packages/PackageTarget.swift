/// A target as its package's manifest describes it.
struct PackageTarget {
    enum Kind: String {
        case regular, executable, test, system, binary, plugin, macro
    }

    let name: String
    let kind: Kind
    let path: String?
    let files: PackageTargetFiles
    let publicHeaders: String
    let hasResources: Bool
    let systemLibrary: String?
    /// The targets and products that it depends on, and the packages of products that name one.
    let dependencies: [(name: String, package: String?)]
    /// Whether plug-ins generate files for it.
    let hasPlugins: Bool
    /// Conditions that hold in its Swift.
    let conditions: [String]
    /// Those that hold where it is compiled as on Linux.
    let linuxConditions: [String]
    let languageMode: LanguageMode
    /// Of the compiler of its Swift, beside the conditions.
    let swiftFlags: [String]
    private let settings: [[String: Any]]

    /// - Parameters:
    ///   - traits: the package's, that hold.
    ///   - languageMode: the package's.
    init(_ values: [String: Any], traits: [String], languageMode: LanguageMode) {
        name = values["name"] as? String ?? ""
        kind = Kind(rawValue: values["type"] as? String ?? "") ?? .plugin
        path = values["path"] as? String
        files = PackageTargetFiles(
            excluded: values["exclude"] as? [String] ?? [], sources: values["sources"] as? [String])
        publicHeaders = values["publicHeadersPath"] as? String ?? "include"
        hasResources = !(values["resources"] as? [Any] ?? []).isEmpty
        systemLibrary = values["pkgConfig"] as? String
        dependencies = (values["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
            for kind in ["byName", "target", "product"] {
                guard let parts = dependency[kind] as? [Any], let name = parts.first as? String else { continue }
                return (name, kind == "product" && parts.count > 1 ? parts[1] as? String : nil)
            }
            return nil
        }
        hasPlugins = !(values["pluginUsages"] as? [Any] ?? []).isEmpty
        let settings = values["settings"] as? [[String: Any]] ?? []
        self.settings = settings
        func swift(_ kind: String) -> [String] { Self.values(kind, of: "swift", on: "ios", settings) }
        conditions = ["SWIFT_PACKAGE"] + traits + swift("define")
        linuxConditions = ["SWIFT_PACKAGE"] + traits + Self.values("define", of: "swift", on: "linux", settings)
        let modes = swift("swiftLanguageMode")
        self.languageMode =
            modes.isEmpty ? languageMode : modes.contains { LanguageMode($0) == .swift6 } ? .swift6 : .swift5
        var flags: [String] = []
        for feature in swift("enableUpcomingFeature") + self.languageMode.features {
            flags += ["-enable-upcoming-feature", feature]
        }
        for feature in swift("enableExperimentalFeature") { flags += ["-enable-experimental-feature", feature] }
        for isolation in swift("defaultIsolation") { flags += ["-default-isolation", isolation] }
        if swift("interoperabilityMode").contains("Cxx") { flags.append("-cxx-interoperability-mode=default") }
        swiftFlags = flags
    }

    var moduleName: String { Self.moduleName(of: name) }

    /// The module that a target of a name makes: dependencies name targets, which may have hyphens.
    static func moduleName(of target: String) -> String {
        String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    }

    /// What its compiler of C is told, apart from where headers of other targets lie. Its C runs here, not on a phone.
    ///
    /// - Parameter folder: where the target lies.
    func clangFlags(in folder: String) -> [String] {
        ["c", "cxx"].flatMap { tool in
            Self.values("define", of: tool, on: "linux", settings).map { "-D\($0)" }
                + Self.values("headerSearchPath", of: tool, on: "linux", settings).flatMap { ["-I", "\(folder)/\($0)"] }
        }
    }

    /// The libraries of the system that it is linked with.
    var libraries: [String] { Self.values("linkedLibrary", of: "linker", on: "linux", settings) }

    /// What settings of a kind say for a platform, those for releases left out, as Xcode's previews are built for
    /// debugging.
    private static func values(
        _ kind: String, of tool: String, on platform: String, _ settings: [[String: Any]]
    ) -> [String] {
        settings.compactMap { setting in
            let condition = setting["condition"] as? [String: Any]
            let platforms = condition?["platformNames"] as? [String] ?? []
            guard setting["tool"] as? String == tool, condition?["config"] as? String != "release",
                platforms.isEmpty || platforms.contains(platform)
            else { return nil }
            let value = (setting["kind"] as? [String: Any])?[kind] as? [String: Any]
            return value?["_0"] as? String
        }
    }
}
