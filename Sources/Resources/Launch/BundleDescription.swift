import Foundation

/// What the extension's bundle says of itself, with every build setting in it filled in.
package struct BundleDescription: Codable, Hashable, Sendable {
    /// The folders whose files the bundle would hold, absolute; the extension's own first.
    package var folders: [String]
    /// `Info.plist`, as an XML property list.
    package var infoPlist: Data
    /// `Info.plist` of each framework of the project, as an XML property list, by the name of its module.
    package var frameworks: [String: Data] = [:]
    package var entitlements = Entitlements()
    /// The first version of iOS that the extension runs on; 0 where none is known.
    package var minimumSystemVersion = 0.0
    /// The color set that is its accent color.
    package var accentColorName = "AccentColor"
    /// The color set that is the background of the page where a widget is edited.
    package var widgetBackgroundColorName = "WidgetBackground"

    package init(folders: [String], infoPlist: Data) {
        (self.folders, self.infoPlist) = (folders, infoPlist)
    }

    /// The bundle of a program that nobody tells more about, as of a new target in Xcode.
    package init(folders: [URL]) {
        let name = folders.first?.standardizedFileURL.lastPathComponent ?? "Widget"
        self.init(folders: folders.map(\.path), infoPlist: Data())
        infoDictionary = Self.usualInfo(
            name: name, identifier: "com.example.\(name)", version: "1.0", build: "1", language: "en")
    }

    /// The resource bundles of a program: SwiftPM names a target's `<package>_<target>.resources`.
    package static func foldersBeside(program: String, in folder: URL) -> [URL] {
        let name = URL(fileURLWithPath: program).lastPathComponent
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
    }

    /// The values of `Info.plist`. One that is not a property list is left out.
    package var infoDictionary: [String: Any] {
        get { Self.values(of: infoPlist) }
        set { infoPlist = Self.propertyList(newValue) }
    }

    /// The values of an XML property list; empty where it is none.
    package static func values(of propertyList: Data) -> [String: Any] {
        (try? PropertyListSerialization.propertyList(from: propertyList, format: nil)) as? [String: Any] ?? [:]
    }

    /// The values as an XML property list, without those that none can hold.
    package static func propertyList(_ values: [String: Any]) -> Data {
        let values = values.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .xml) }
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }

    /// The language that the extension's strings are written in.
    package var developmentLanguage: String {
        let language = infoDictionary["CFBundleDevelopmentRegion"] as? String ?? ""
        return language.isEmpty ? "en" : language
    }

    /// Whether the extension may mix languages: its frameworks are asked for the user's even where it has none of them.
    package var allowsMixedLocalizations: Bool { infoDictionary["CFBundleAllowMixedLocalizations"] as? Bool ?? false }

    /// What Xcode writes into the property list of every extension.
    package static func usualInfo(
        name: String, identifier: String, version: String, build: String, language: String
    ) -> [String: Any] {
        [
            "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundleDisplayName": name,
            "CFBundleExecutable": name, "CFBundleShortVersionString": version, "CFBundleVersion": build,
            "CFBundleDevelopmentRegion": language, "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "XPC!"
        ]
    }
}
