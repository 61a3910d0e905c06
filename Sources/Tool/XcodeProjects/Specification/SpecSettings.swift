/// The build settings of a specification, and those that XcodeGen adds.
struct SpecSettings {
    private let root: SpecValue

    init(_ root: SpecValue) { self.root = root }

    /// The configurations' names, with whether each is for debugging.
    var configurations: [(name: String, isDebug: Bool)] {
        let named = root["configs"]?.table ?? [:]
        guard !named.isEmpty else { return [("Debug", true), ("Release", false)] }
        return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text == "debug") }
    }

    /// The project's settings in a configuration.
    func project(_ configuration: (name: String, isDebug: Bool)) -> [String: Any] {
        var settings: [String: Any] = [:]
        if configuration.isDebug { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
        for (platform, version) in root["options"]?["deploymentTarget"]?.table ?? [:] {
            if let name = Self.deploymentTargets[platform], let version = version.text { settings[name] = version }
        }
        settings.merge(values(root["settings"], configuration.name)) { $1 }
        return settings
    }

    /// A target's settings in a configuration.
    func target(_ name: String, _ target: SpecValue, _ configuration: (name: String, isDebug: Bool)) -> [String: Any] {
        var settings: [String: Any] = [:]
        let destinations = target["supportedDestinations"]?.texts ?? []
        let platform = target["platform"]?.text ?? (destinations.isEmpty ? "iOS" : "auto")
        if let kit = Self.kits[platform] {
            settings["SDKROOT"] = kit
        } else {
            settings["SUPPORTED_PLATFORMS"] = destinations.compactMap { Self.kits[$0] }.joined(separator: " ")
        }
        if let version = target["deploymentTarget"]?.text ?? target["deploymentTarget"]?[platform]?.text,
            let key = Self.deploymentTargets[platform]
        {
            settings[key] = version
        }
        settings["PRODUCT_NAME"] = target["productName"]?.text
        if let prefix = root["options"]?["bundleIdPrefix"]?.text {
            let plain = String(name.map { $0.isLetter && $0.isASCII || $0.isNumber || $0 == "." ? $0 : "-" })
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(plain)"
        }
        settings["INFOPLIST_FILE"] = target["info"]?["path"]?.text
        settings["CODE_SIGN_ENTITLEMENTS"] = target["entitlements"]?["path"]?.text
        settings.merge(values(target["settings"], configuration.name)) { $1 }
        return settings
    }

    /// Groups first, then what holds in all configurations, then what holds in the one.
    private func values(_ settings: SpecValue?, _ configuration: String, depth: Int = 0) -> [String: Any] {
        guard let settings, depth < 20 else { return [:] }
        let keys = Set(settings.table.keys)
        guard !keys.isDisjoint(with: ["groups", "base", "configs", "presets"]) else {
            return settings.table.compactMapValues(\.setting)
        }
        var result: [String: Any] = [:]
        for name in settings["groups"]?.texts ?? [] {
            result.merge(values(root["settingGroups"]?[name], configuration, depth: depth + 1)) { $1 }
        }
        result.merge((settings["base"]?.table ?? [:]).compactMapValues(\.setting)) { $1 }
        let own = settings["configs"]?.table ?? [:]
        // `debug` means each configuration whose name has that, unless one is called so.
        let name = configuration.lowercased()
        let fitting = own.filter { key, _ in
            let key = key.lowercased()
            return key == name || name.contains(key) && !own.keys.contains { $0.lowercased() == name }
        }
        for (_, value) in fitting.sorted(by: { $0.key < $1.key }) {
            result.merge(values(value, configuration, depth: depth + 1)) { $1 }
        }
        return result
    }

    private static let kits = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
        "macCatalyst": "iphoneos"
    ]
    private static let deploymentTargets = [
        "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
        "watchOS": "WATCHOS_DEPLOYMENT_TARGET", "visionOS": "XROS_DEPLOYMENT_TARGET"
    ]
}
