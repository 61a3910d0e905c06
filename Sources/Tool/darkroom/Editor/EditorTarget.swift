import Foundation
import RenderModel
import SwiftText
import SystemSupport

/// A widget's files, and those of its project's modules, as a language server compiles them.
struct EditorTarget {
    private let entries: [CompilationDatabase.Entry]
    /// The files that are read as Linux does, because that leaves fewer errors; absolute, sorted.
    let readAsLinux: [String]
    /// The files in which each `@objc` is an error, as a method of Objective-C's throws; absolute, sorted.
    let readWithoutObjectiveC: [String]
    /// What the editor shows all the same.
    let diagnostics: [EditorCheck.Diagnostic]
    /// Files that are generated instead, and are in no entry.
    let replaced: [String]
    /// What is to be said of modules that are not there; nil where all are.
    let missingModules: String?
    /// The files over which the compiler crashes, whichever way it reads them; absolute, sorted.
    let unreadable: [String]

    /// - Parameters:
    ///   - builder: of the widget.
    ///   - folder: where generated files and modules are written; it is the widget's alone.
    init(_ builder: WidgetProgramBuilder, folder: String, _ modules: EditorModules) throws {
        let prepared = try builder.prepared()
        let layout = try Layout(prepared, builder, folder: folder)
        var files = try layout.read(.iOS, modules)
        // A mistake in the sources shows in all, and the first is right then.
        if files.contains(where: { $0.errorCount > 0 }) {
            files = zip(files, try layout.read(.linux, modules)).map { $1.errorCount < $0.errorCount ? $1 : $0 }
        }
        // Once nothing is wrong, a language server looks further, and ends over these.
        let throwing = Set(
            files.filter { $0.reading == .iOS }.map(\.entry.file).filter(ThrowingMethods.areInFile))
        if !throwing.isEmpty {
            files = zip(files, try layout.read(.iOSWithoutObjectiveC, modules)).map {
                throwing.contains($0.entry.file) ? $1 : $0
            }
        }
        readWithoutObjectiveC = throwing.sorted()
        entries = files.map(\.entry)
        readAsLinux = files.filter { $0.reading == .linux }.map(\.entry.file).sorted()
        diagnostics = files.flatMap { $0.diagnostics ?? [] }
        unreadable = files.filter { $0.diagnostics == nil }.map(\.entry.file).sorted()
        missingModules = prepared.absent.hint(failing: [])
        replaced = prepared.generated.replaced.map { layout.absolute(prepared.sources.origins[$0] ?? $0) }
    }

    /// Absolute; those that are generated lie in the cache.
    var files: [String] { entries.map(\.file) }

    /// The entries for an editor that opens a folder.
    func entries(in root: String) -> [CompilationDatabase.Entry] {
        entries.map { entry in
            var entry = entry
            entry.directory = root
            return entry
        }
    }

    /// What a file comes to that is read in one way.
    private struct ReadFile {
        var reading: EditorReading
        var entry: CompilationDatabase.Entry
        /// nil where the compiler crashes.
        var diagnostics: [EditorCheck.Diagnostic]?

        var errorCount: Int { diagnostics?.count { $0.severity == .error } ?? .max }
    }

    /// What is compiled, whichever way it is read.
    private struct Layout {
        let prepared: PreparedWidget
        let builder: WidgetProgramBuilder
        let folder: String
        /// The widget's own and generated files, absolute.
        let files: [String]

        init(_ prepared: PreparedWidget, _ builder: WidgetProgramBuilder, folder: String) throws {
            (self.prepared, self.builder, self.folder) = (prepared, builder, folder)
            let generated = try prepared.generated.write(to: "\(folder)/Generated")
            let sources = prepared.sources, replaced = Set(prepared.generated.replaced)
            files =
                sources.paths.filter { !replaced.contains($0) }.map { Self.absolute(sources.origins[$0] ?? $0) }
                + generated
        }

        static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

        func absolute(_ path: String) -> String { Self.absolute(path) }

        /// - Returns: the files in the same order, whichever way they are read.
        func read(_ reading: EditorReading, _ modules: EditorModules) throws -> [ReadFile] {
            let unit = EditorUnit(
                arguments: prepared.arguments, reading: reading, modules: reading == .linux ? nil : modules,
                folder: "\(folder)/\(reading.rawValue)")
            let own = try unit.ownModules(prepared, conditions: builder.conditions)
            let check = EditorCheck(toolchain: prepared.arguments.toolchain, folder: folder)
            let modules = [EditorUnit.OwnModule(words: try words(unit), files: files)] + own
            return try modules.flatMap { module in
                let said = try check.diagnostics(module)
                return entries(module).map { entry in
                    ReadFile(reading: reading, entry: entry, diagnostics: said[entry.file])
                }
            }
        }

        /// What the compiler is told of the widget's own files.
        private func words(_ unit: EditorUnit) throws -> [String] {
            let sources = prepared.sources, absent = prepared.absent, availability = prepared.modules.availability
            let implicit = ImplicitImports.modules(for: prepared.files.values, usesNetwork: prepared.usesNetwork)
            var words = ["-module-name", prepared.name]
            if !sources.hasMainFile { words.append("-parse-as-library") }
            words += unit.common(
                builder.conditions + builder.widget.conditions, importing: implicit,
                lacksModules: !absent.byFile.isEmpty || !absent.reduced.isEmpty)
            words += try unit.submodules(of: sources.contents.values, as: prepared.name, availability)
            let missing = absent.byFile.values.reduce(into: Set()) { $0.formUnion($1) }
            words += try unit.missing(missing, Array(prepared.files.values), of: prepared.name)
            return words + builder.widget.flags + unit.imports(prepared.modules.modules)
        }

        private func entries(_ module: EditorUnit.OwnModule) -> [CompilationDatabase.Entry] {
            let compiler = URL(fileURLWithPath: prepared.arguments.toolchain.compiler).resolvingSymlinksInPath().path
            // The server is found beside the compiler, whose name may lead elsewhere.
            let program = compiler.parentFolder.appendingPath("swiftc")
            return module.files.map { file in
                CompilationDatabase.Entry(
                    directory: folder, file: file, arguments: [program] + module.words + module.files)
            }
        }
    }
}

/// Methods of Objective-C's that throw: to hand their errors over takes a function of Foundation's on Apple's systems,
/// without which the compiler crashes.
enum ThrowingMethods {
    static func areInFile(_ path: String) -> Bool { DescriptorIO.text(path).map(areIn) ?? false }

    private static let throwingMethod = Pattern(#/\bfunc\b[^{}]*?\bthrows\b/#)
    private static let exposedThrowingMethod = Pattern(
        #/@objc(?:\([^)]*\))?\s+(?:[\w@()]+\s+)*?(?:func|init)\b[^{}]*?\bthrows\b/#)

    static func areIn(_ text: String) -> Bool {
        if text.contains("@objcMembers"), text.contains(Self.throwingMethod) { return true }
        return text.contains("@objc")
            && text.contains(Self.exposedThrowingMethod)
    }
}

extension GeneratedSources {
    /// Writes the files where an editor finds them.
    ///
    /// - Returns: their paths.
    func write(to folder: String) throws -> [String] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            let path = "\(folder)/\(name)"
            let text = text.replacing(
                ManagedClassSource.valuesMark, with: "#if canImport(ObjectiveC)\n@objc\n#endif")
            // An editor looks again at what is newer.
            if FileManager.default.contents(atPath: path) != Data(text.utf8) {
                try AtomicFile.write(Data(text.utf8), to: path)
            }
            return path
        }
    }
}
