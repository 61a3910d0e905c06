import Assets
import Foundation
import Launch
import SystemSupport
import XcodeProjects

/// A widget extension as its project declares it.
struct ExtensionSummary: Encodable, Sendable {
    let name: String
    /// The project or the folder.
    let path: String
    /// Apple's names, such as `iOS`.
    let platforms: [String]
    let bundleIdentifier: String
    /// The first iOS that it runs on, such as 17; nil where its project doesn't say.
    let minimumSystemVersion: Double?
    /// Swift files that are members of it.
    let sources: [String]
    /// Its entitlements files.
    let entitlements: [String]
    let appGroups: [String]?
    /// Languages that any of its string files has.
    let languages: [String]
    let images: [String]
    let colors: [String]

    init(_ sources: WidgetSources, path: String) throws {
        let project = sources.project
        let target = project?.extensions.first { $0.name == sources.name }
        let folders = try sources.bundleFolders(in: ProgramCache())
        let urls = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        let bundle = sources.bundle(of: urls).description, assets = AssetLibrary(directories: urls)
        name = sources.name
        self.path = path
        platforms = target?.platformNames ?? ["iOS"]
        bundleIdentifier = bundle.infoDictionary["CFBundleIdentifier"] as? String ?? ""
        // That of a watch is none of iOS.
        let isForiOS = target?.supportsiOS ?? true
        minimumSystemVersion = isForiOS && bundle.minimumSystemVersion > 0 ? bundle.minimumSystemVersion : nil
        let files = try SourceFiles(sources, needsEntryPoint: false)
        self.sources = files.paths.map { files.origins[$0] ?? $0 }
        entitlements = bundle.entitlements.files.map(\.name)
        appGroups = bundle.entitlements.appGroups
        languages = StringTable(directories: urls).languages
        images = assets.imageNames
        colors = assets.colorNames
    }
}
