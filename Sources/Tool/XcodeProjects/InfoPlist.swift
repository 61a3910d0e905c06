import Assets
import Findings
import Foundation

/// The extension's `Info.plist` with the build settings in it filled in, and what Xcode adds to every one.
struct InfoPlist: Sendable {
    private let directories: [URL]
    private let project: URL?
    private let place: BuildSettings.Place?

    /// - Parameters:
    ///   - directories: Where the property list may lie. Where a project is known, the first is the extension's own,
    ///     and what others have is another target's.
    ///   - project: The folder around which the project is looked for; nil for the first directory.
    ///   - place: The project and the target, where they need not be looked for.
    init(directories: [URL], project: URL? = nil, place: BuildSettings.Place? = nil) {
        self.directories = project == nil && place == nil ? directories : Array(directories.prefix(1))
        self.project = project ?? directories.first
        self.place = place
    }

    private var settings: BuildSettings { BuildSettings(sources: project, place: place) }

    /// Read anew at each call: few widgets ask, and those that do ask once.
    var dictionary: [String: Any] { dictionary(settings) }

    private func dictionary(_ settings: BuildSettings) -> [String: Any] {
        var dictionary: [String: Any] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleDisplayName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(PRODUCT_NAME)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundlePackageType": "XPC!",
        ]
        for (key, value) in settings.infoValues { dictionary[key] = value }
        for (key, value) in file() ?? [:] { dictionary[key] = value }
        return dictionary.mapValues { Self.expanded($0, settings) }
    }

    /// The language that the extension's strings are written in.
    var developmentLanguage: String {
        let language = dictionary["CFBundleDevelopmentRegion"] as? String ?? ""
        return language.isEmpty ? "en" : language
    }

    /// What the target says that has nothing to do with the property list's readers.
    struct Target: Hashable, Sendable {
        /// The first version of iOS that it runs on; 0 where neither property list nor project says it.
        var minimumSystemVersion: Double
        /// The colour set that is its accent colour: `AccentColor`, as in Xcode's template, unless it names another.
        var accentColorName: String
        /// The colour set that the page where a widget is edited has as background: `WidgetBackground`, as in Xcode's
        /// template, unless it names another.
        var widgetBackgroundColorName: String
    }

    var target: Target {
        let settings = self.settings
        let dictionary = dictionary(settings)
        func first(_ key: String, _ setting: String) -> String? {
            [dictionary[key] as? String, settings.value(setting)].compactMap(\.self).first { !$0.isEmpty }
        }
        let version = first("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET") ?? ""
        return Target(
            minimumSystemVersion: Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0,
            accentColorName: first("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
                ?? "AccentColor",
            widgetBackgroundColorName: first(
                "NSWidgetBackgroundColorName", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME")
                ?? "WidgetBackground")
    }

    /// Read anew at each call.
    var entitlements: Entitlements { Entitlements(directories: directories, settings: settings) }

    private func file() -> [String: Any]? {
        urls.lazy.compactMap { try? PropertyListProblem.dictionary(at: $0) }.first
    }

    /// The property list of each folder that has one.
    private var urls: [URL] {
        directories.compactMap { directory in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
            let name = names.first { $0 == "Info.plist" } ?? names.sorted().first { $0.hasSuffix("Info.plist") }
            return name.map(directory.appendingPathComponent)
        }
    }

    /// What is wrong with the property lists and with the project, and what that means.
    var findings: [Finding] {
        let lists = urls.compactMap { url -> Finding? in
            do throws(PropertyListProblem) {
                _ = try PropertyListProblem.dictionary(at: url)
                return nil
            } catch {
                return Finding(
                    "malformed-info-plist", .warning,
                    "\(error.text(url.lastPathComponent)). What Xcode writes into every one counts instead; correct the "
                        + "file.")
            }
        }
        let settings = settings
        let project = settings.problem.map { problem in
            Finding(
                "malformed-project", .warning,
                "\(problem). Its build settings are not known, and those of a new project count instead; correct the file.")
        }
        let entitlements = Entitlements(directories: directories, settings: settings).problems.map { problem in
            Finding(
                "malformed-entitlements", .warning,
                "\(problem). The widget is drawn as one without these entitlements; correct the file.")
        }
        return lists + [project].compactMap(\.self) + entitlements
    }

    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
        default: value
        }
    }
}
