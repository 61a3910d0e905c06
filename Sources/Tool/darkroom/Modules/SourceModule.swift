import Foundation
import SwiftText
import SystemSupport

/// A module that a widget imports and that is compiled with it.
struct SourceModule {
    let name: String
    /// What the compiler calls it, where the runtime has another of its name.
    var compiledName: String?
    /// Where it lies; empty for the files of a framework, which may lie anywhere.
    let folder: String
    /// The Swift files by the paths that messages name, such as `Sources/Kit/Kit.swift`.
    let contents: [String: SourceFile]
    /// As the user knows the files, by path.
    let origins: [String: String]
    /// Compilation conditions that hold in it.
    var conditions: [String] = []
    /// Those that hold where it is compiled as on Linux.
    var linuxConditions: [String] = []
    var languageMode = LanguageMode.swift5
    /// Its package's name; nil for a framework.
    var package: String?
    /// The definitions of intents that it has classes of; absolute.
    var definitions: [String] = []
    /// What the names of their enumerations begin with.
    var classPrefix = ""
    /// The code that Tuist would generate for its resources.
    var accessors: ResourceAccessors?
    /// The folders that hold its resources.
    var resourceFolders: [String] = []
    /// What else the compiler is told of it.
    var flags: [String] = []
    /// The libraries of the system that it is linked with.
    var libraries: [String] = []
    /// The macros that it declares.
    var macros: [MacroPlugin] = []
    /// Whether it is of a package that its user can correct nothing in.
    var isRemote = false
    /// Whether it is of no use with parts left out.
    var isAllOrNothing = false
    /// Which of the systems that its `#if`s tell apart it is compiled for, best first.
    var platforms = [PlatformConditions.Platform.phone]
    /// What it imports on those.
    var imports: Set<String> = []

    /// Whether SwiftPM would give it `Bundle.module`.
    var hasModuleBundle: Bool { package != nil && !resourceFolders.isEmpty }
}

/// A module's files as they are compiled.
struct StagedModule {
    let module: SourceModule
    /// By path.
    let files: [String: String]
    let imports: Set<String>
    /// What the files import and is not there.
    let absent: AbsentModules

    init(
        _ module: SourceModule, _ conditions: PlatformConditions, _ generated: [String: String],
        _ availability: ModuleAvailability
    ) {
        self.module = module
        let staged = module.contents.mapValues { StagedSource($0, conditions) }, imports = staged.mapValues(\.imports)
        self.imports = imports.values.reduce(into: []) { $0.formUnion($1) }
        absent = AbsentModules(imports, availability, on: conditions.platform)
        files = staged.mapValues { $0.text(availability) }
            .merging(generated) { written, _ in written }
    }

    /// Everything that the compiled module depends on.
    var identity: [String] {
        [module.name, module.package ?? ""] + module.conditions + module.flags + module.libraries
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}

/// Which files below a target's folder belong to it, as its package's manifest says.
struct PackageTargetFiles {
    private let excluded: [String]
    private let sources: [String]?

    /// - Parameters:
    ///   - excluded: files and folders, relative to the target's folder.
    ///   - sources: the only files and folders that count; nil for all.
    init(excluded: [String], sources: [String]?) {
        self.excluded = excluded.map(Self.plain)
        self.sources = sources?.map(Self.plain)
    }

    /// Whether a source at `path` is compiled.
    func holds(_ path: String) -> Bool {
        !excluded.contains { Self.lies(path, in: $0) } && sources?.contains { Self.lies(path, in: $0) } ?? true
    }

    /// What SwiftPM takes for resources without being told.
    private static let automatic: Set<String> = [
        "xcassets", "xcstrings", "xcdatamodel", "xcdatamodeld", "lproj", "storyboard", "xib"
    ]

    func hasAutomaticResources(in folder: String) -> Bool {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return false }
        return paths.lazy.compactMap { $0 as? String }.contains { path in
            Self.automatic.contains(path.pathExtension) && !excluded.contains { Self.lies(path, in: $0) }
        }
    }

    /// The definitions of intents in a target's folder, sorted; absolute.
    func intentDefinitions(in folder: String) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
        return paths.compactMap { $0 as? String }.filter { $0.pathExtension == "intentdefinition" && holds($0) }
            .sorted().map(folder.appendingPath)
    }

    /// `Core` of `./Core/`; empty for the folder itself.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private static func lies(_ path: String, in place: String) -> Bool {
        place.isEmpty || path.lies(in: place)
    }
}
