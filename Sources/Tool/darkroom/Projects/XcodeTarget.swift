import Assets
import Foundation
import PropertyLists
import SystemSupport
import XcodeProjects

/// A target of an Xcode project with the files that belong to it.
struct XcodeTarget {
    let name: String
    /// Absolute, sorted.
    var sources: [String] = []
    /// Files and folders, absolute, sorted.
    var resources: [String] = []
    var infoPlist: String?
    /// What of the system it extends, as its property list says; nil where Xcode makes that.
    private(set) var extensionPoint: String?
    /// What others import it as.
    private(set) var moduleName: String
    /// The platforms it is built for, as `SUPPORTED_PLATFORMS` names them: `iphoneos`, `macosx`.
    private(set) var platforms: [String] = []
    /// Compilation conditions that hold in it.
    var conditions: [String] = []
    /// Those that hold where it is debugged.
    var debugConditions: [String] = []
    /// The files of build settings that it is based on and that are not there, absolute.
    var missingSettingsFiles: [String] = []
    /// What else the compiler is told of it.
    var flags: [String] = []
    private(set) var languageMode = LanguageMode.swift5
    /// What the project's classes begin with.
    var classPrefix = ""
    /// The code that Tuist would generate for its resources.
    var accessors: ResourceAccessors?
    /// The names of the packages' products that it depends on.
    var products: Set<String> = []
    /// The identities of the remote packages that it depends on.
    var packages: Set<String> = []
    /// The names of the packages' plug-ins that Xcode runs when it builds the target.
    var buildTools: [String] = []

    init(name: String) { (self.name, moduleName) = (name, name) }

    /// Takes what build settings say of it, whose sources are known.
    ///
    /// - Parameter project: Whose folder paths in them are relative to.
    mutating func take(_ settings: BuildSettings, of project: ProjectFile) {
        conditions = settings.conditions
        (flags, languageMode) = (settings.compilerFlags, settings.languageMode)
        moduleName = settings.moduleName
        platforms = settings.platforms
        func file(_ setting: String) -> String? {
            settings.value(setting).map {
                MacPath.file(URL(fileURLWithPath: $0.path(from: project.folder)).standardizedFileURL.path)
            }
        }
        infoPlist = file("INFOPLIST_FILE")
        flags += HeaderImports.flags(
            bridging: file("SWIFT_OBJC_BRIDGING_HEADER"), module: moduleName, sources: sources,
            in: project.folder)
        let properties = infoPlist.flatMap(project.propertyList)
        let values = properties?["NSExtension"] as? [String: Any]
        let others = properties?["EXAppExtensionAttributes"] as? [String: Any]
        extensionPoint =
            values?["NSExtensionPointIdentifier"] as? String ?? others?["EXExtensionPointIdentifier"] as? String
    }

    /// Whether it is a widget extension: by its property list, or where Xcode makes that, by what its sources import.
    var holdsWidgets: Bool {
        if let extensionPoint { return extensionPoint == "com.apple.widgetkit-extension" }
        return sources.contains { path in
            let text = DescriptorIO.text(path) ?? ""
            return text.contains("import WidgetKit") && text.contains("@main")
        }
    }

    /// Whether one of its Swift files is there.
    var hasCode: Bool { sources.contains { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) } }

    /// Whether nothing says what it extends, for want of files.
    var lacksCode: Bool { extensionPoint == nil && !hasCode }

    /// Whether it is built for an iPhone or iPad; a target that names no platform is.
    var supportsiOS: Bool { platforms.isEmpty || !Set(platforms).isDisjoint(with: ["iphoneos", "iphonesimulator"]) }

    /// The platforms by Apple's names, such as `macOS, visionOS`.
    var platformNames: [String] {
        let names = [
            "iphoneos": "iOS", "macosx": "macOS", "watchos": "watchOS", "xros": "visionOS", "appletvos": "tvOS"
        ]
        return platforms.isEmpty ? ["iOS"] : platforms.compactMap { names[$0] }
    }

    /// The folder that stands for the target: its property list's, or that of its first source.
    var folder: String? {
        (infoPlist ?? sources.first)?.parentFolder
    }

    /// What Xcode compiles together with the sources, and the run time reads.
    var dataModels: [String] { sources.filter { $0.hasSuffix(".xcdatamodeld") } }

    /// The target's Swift as a module; nil where it has none.
    ///
    /// - Parameter project: the project's folder, from which messages name the files; where some lie elsewhere, they do
    ///   so from the folder that holds all.
    func module(in project: String?, _ cache: ProgramCache, _ diagnostics: any Diagnostics) throws -> SourceModule? {
        let swift = sources.filter { $0.hasSuffix(".swift") }
        // Of resources alone Tuist makes a module too.
        guard let place = project ?? swift.first?.parentFolder, !swift.isEmpty || accessors != nil else { return nil }
        let base = Self.folder(holding: swift, and: place)
        // A file may be listed twice.
        let origins = Dictionary(swift.map { ($0.below(base) ?? $0, $0) }, uniquingKeysWith: { first, _ in first })
        let bundle = LinkedBundle(resources: resources + dataModels, target: name)
        var module = SourceModule(
            name: moduleName, folder: "", contents: try origins.mapValues(SourceFiles.file), origins: origins,
            conditions: conditions,
            resourceFolders: bundle.resources.isEmpty ? [] : [try bundle.folder(in: cache, diagnostics)], flags: flags)
        (module.classPrefix, module.accessors, module.languageMode) = (classPrefix, accessors, languageMode)
        module.definitions = IntentDefinitionFiles.chosen(from: sources.filter { $0.hasSuffix(".intentdefinition") })
        return module
    }

    private static func folder(holding files: [String], and folder: String) -> String {
        var folder = folder
        for file in files { while !file.lies(in: folder) { folder = folder.parentFolder } }
        return folder
    }

    /// - Parameter paths: inside the folder.
    mutating func add(_ paths: [String], in folder: String) {
        for path in paths {
            let file = "\(folder)/\(path)"
            if Self.sourceExtensions.contains(path.pathExtension) {
                sources.append(file)
            } else {
                resources.append(file)
            }
        }
    }

    private static let sourceExtensions: Set<String> = ["swift", "intentdefinition", "m", "mm", "c", "h", "metal"]
}
