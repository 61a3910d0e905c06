import Assets
import Foundation
import RenderCoordinator
import SwiftText
import SystemSupport

/// The files that Xcode and SwiftPM would generate for a module, and those that stand for what Linux lacks.
struct GeneratedSources {
    /// By name.
    let files: [String: String]
    /// The paths of sources that are generated anew and left out.
    let replaced: [String]

    /// - Parameters:
    ///   - resourceFolders: where the resources of a widget's bundle lie.
    ///   - classPrefix: what the project's classes begin with.
    ///   - accessors: what Tuist would generate.
    ///   - canImport: whether widgets can import a module.
    init(
        _ sources: SourceFiles, resourceFolders: [String], classPrefix: String, accessors: ResourceAccessors? = nil,
        canImport: @escaping (String) -> Bool, _ diagnostics: any Diagnostics
    ) throws {
        var files = Self.files(for: sources.contents.values, resourceFolders, accessors, diagnostics)
        let replaced =
            sources.definitions.isEmpty
            ? [] : sources.paths.filter { CheckedInIntents.isOne(sources.contents[$0]!) }
        let kept = sources.paths.filter { !replaced.contains($0) }.map { sources.contents[$0]! }
        files[IntentSource.fileName] = try Self.intents(
            sources.definitions, kept, classPrefix, canImport, diagnostics)
        self.files = Self.matching(kept, files)
        self.replaced = replaced
    }

    init(
        _ module: SourceModule, canImport: @escaping (String) -> Bool, _ diagnostics: any Diagnostics
    ) {
        var files = Self.files(for: module.contents.values, module.resourceFolders, module.accessors, diagnostics)
        do {
            if !module.definitions.isEmpty {
                files[IntentSource.fileName] = try Self.intents(
                    module.definitions, Array(module.contents.values), module.classPrefix, canImport, diagnostics)
            }
        } catch {
            diagnostics.warn("the module \(module.name): \((error as? CommandFailure)?.message ?? "\(error)")")
        }
        if module.hasModuleBundle { files["Bundle+Module.generated.swift"] = Self.moduleBundle }
        self.files = Self.matching(module.contents.values, files)
        replaced = []
    }

    /// Files whose imports go with those of a module's sources: beside an `internal import`, the compiler takes none
    /// that says nothing of its access.
    private static func matching(
        _ sources: some Collection<SourceFile>, _ files: [String: String]
    ) -> [String: String] {
        let isNarrow = sources.contains { $0.imports.contains { $0.access.map { $0 != "public" } ?? false } }
        guard isNarrow else { return files }
        return files.mapValues { text in
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("import ") ? "public " + $0 : String($0) }.joined(separator: "\n")
        }
    }

    private static func files(
        for sources: some Collection<SourceFile>, _ folders: [String], _ accessors: ResourceAccessors?,
        _ diagnostics: any Diagnostics
    ) -> [String: String] {
        var files = accessors?.files(folders, sources: sources) ?? [:]
        files[AssetSymbolSource.fileName] = AssetSymbolSource(folders: folders, sources: sources).text
        files[StringSymbolSource.fileName] = StringSymbolSource(folders: folders, sources: sources).text
        files[DataModelSource.fileName] =
            DataModelSource(models: DataModelFiles.models(in: folders, diagnostics), sources: sources).text
        files[NetworkingSource.fileName] = NetworkingSource(sources).text
        return files
    }

    private static func intents(
        _ paths: [String], _ sources: [SourceFile], _ classPrefix: String, _ canImport: @escaping (String) -> Bool,
        _ diagnostics: any Diagnostics
    ) throws -> String? {
        guard !paths.isEmpty || sources.contains(where: { !$0.tokens("INExtension").isEmpty }) else { return nil }
        do {
            let definitions = try paths.map {
                try IntentDefinitionReader.read(URL(fileURLWithPath: $0), path: $0, classPrefix: classPrefix)
            }
            for warning in definitions.flatMap(\.warnings) { diagnostics.warn("\(warning)") }
            return try IntentSource(definitions: definitions, sources: sources, canImport: canImport).text()
        } catch let error as IntentDefinitionError {
            throw CommandFailure(
                .sourceDidNotCompile,
                "\(error). Open the file in Xcode's intent definition editor, or correct it in a text editor")
        }
    }

    /// Whether some of them use the network, which the others then see too.
    var usesNetwork: Bool { files[NetworkingSource.fileName] != nil }

    /// The widget's bundle holds the resources of the packages that it imports.
    static let moduleBundle = """
        import Foundation

        nonisolated extension Foundation.Bundle {
            static var module: Bundle { .main }
        }

        """
}

/// The sources of several folders as those of one module.
struct MergedSources {
    private(set) var contents: [String: SourceFile] = [:]
    private(set) var origins: [String: String] = [:]
    private(set) var definitions: [String] = []
    private var names: Set<String> = []
    private var folders = 0

    init(_ folder: String, _ own: SourceFiles.Found) {
        for (path, file) in own.contents { take(path, file, origin: folder.appendingPath(path)) }
        definitions = IntentDefinitionFiles.chosen(from: own.definitions).map { folder.appendingPath($0) }
    }

    /// Adds what belongs to another target. A file that both targets have, by link or by copy, is compiled once.
    mutating func add(_ folder: String, _ found: SourceFiles.Found) {
        folders += 1
        let known = Dictionary(grouping: contents.keys) { $0.lastPathComponent }
        for (path, file) in found.contents.sorted(by: { $0.key < $1.key }) {
            let name = (path.isEmpty ? folder : path).lastPathComponent
            if known[name]?.contains(where: { contents[$0]?.text == file.text }) == true { continue }
            // Two files of one module may not share a name.
            let place = path.parentFolder
            let staged = names.contains(name) ? "With\(folders)_\(name)" : name
            take("With\(folders)".appendingPath(place.appendingPath(staged)), file, origin: folder.appendingPath(path))
        }
        definitions += IntentDefinitionFiles.chosen(from: found.definitions).map { folder.appendingPath($0) }
    }

    private mutating func take(_ path: String, _ file: SourceFile, origin: String) {
        contents[path] = file
        origins[path] = origin
        names.insert(path.lastPathComponent)
    }
}
