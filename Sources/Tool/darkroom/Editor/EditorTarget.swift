import Foundation
import RenderCoordinator
import RenderModel
import SwiftText
import SystemSupport

/// A widget's files, and those of its project's modules, as a language server compiles them.
struct EditorTarget {
    /// How the server reads `#if os(iOS)`.
    enum Reading: String, Encodable, Sendable {
        /// As Xcode.
        case iOS
        /// As Linux, where that leaves fewer diagnostics.
        case linux
    }

    let entries: [CompilationDatabase.Entry]
    let reading: Reading
    /// What the editor shows all the same.
    let diagnostics: [EditorCheck.Diagnostic]
    /// Files that are generated instead, and are in no entry.
    let replaced: [String]

    /// - Parameters:
    ///   - builder: of the widget.
    ///   - root: the folder that the editor opens, absolute.
    ///   - folder: where generated files and modules are written; it is the widget's alone.
    init(
        _ builder: WidgetProgramBuilder, root: String, folder: String, _ modules: EditorModules
    ) throws {
        let prepared = try builder.prepared()
        let layout = try Layout(prepared, builder, root: root, folder: folder)
        // A mistake in the sources shows in both, and the first is right then.
        var best = try layout.read(.iOS, modules)
        if best.errorCount > 0 {
            let other = try layout.read(.linux, modules)
            if other.errorCount < best.errorCount { best = other }
        }
        (entries, reading, diagnostics) = (best.entries, best.reading, best.diagnostics)
        replaced = prepared.generated.replaced.map { layout.absolute(prepared.sources.origins[$0] ?? $0) }
    }

    /// What one way of reading comes to.
    private struct Attempt {
        var reading: Reading
        var entries: [CompilationDatabase.Entry]
        var diagnostics: [EditorCheck.Diagnostic]

        var errorCount: Int { diagnostics.count { $0.severity == .error } }
    }

    /// What is compiled, whichever way it is read.
    private struct Layout {
        let prepared: PreparedWidget
        let builder: WidgetProgramBuilder
        let root: String
        let folder: String
        /// The widget's own and generated files, absolute.
        let files: [String]

        init(_ prepared: PreparedWidget, _ builder: WidgetProgramBuilder, root: String, folder: String) throws {
            (self.prepared, self.builder, self.root, self.folder) = (prepared, builder, root, folder)
            let generated = try prepared.generated.write(to: "\(folder)/Generated")
            let sources = prepared.sources, replaced = Set(prepared.generated.replaced)
            files =
                sources.paths.filter { !replaced.contains($0) }.map { Self.absolute(sources.origins[$0] ?? $0) }
                + generated
        }

        static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

        func absolute(_ path: String) -> String { Self.absolute(path) }

        func read(_ reading: Reading, _ modules: EditorModules) throws -> Attempt {
            let unit = EditorUnit(
                arguments: prepared.arguments, modules: reading == .iOS ? modules : nil,
                folder: "\(folder)/\(reading.rawValue)")
            let own = try unit.ownModules(prepared, conditions: builder.conditions)
            var words = ["-module-name", prepared.name]
            if !prepared.sources.hasMainFile { words.append("-parse-as-library") }
            let implicit = ImplicitImports.modules(
                for: prepared.files.values, usesNetwork: prepared.usesNetwork)
            words += unit.common(builder.conditions + builder.widget.conditions, importing: implicit)
            words += builder.widget.flags + unit.imports(prepared.modules.modules)
            let check = EditorCheck(toolchain: prepared.arguments.toolchain, folder: folder)
            var diagnostics = try check.diagnostics(words + files)
            var entries = entries(words, files)
            for module in own {
                diagnostics += try check.diagnostics(module.words + module.files)
                entries += self.entries(module.words, module.files)
            }
            return Attempt(reading: reading, entries: entries, diagnostics: diagnostics)
        }

        private func entries(_ words: [String], _ files: [String]) -> [CompilationDatabase.Entry] {
            let compiler = URL(fileURLWithPath: prepared.arguments.toolchain.compiler).resolvingSymlinksInPath().path
            // The server is found beside the compiler, whose name may lead elsewhere.
            let named = compiler.parentFolder.appendingPath("swiftc")
            return files.map {
                CompilationDatabase.Entry(directory: root, file: $0, arguments: [named] + words + files)
            }
        }
    }
}

extension GeneratedSources {
    /// Writes the files where an editor finds them.
    ///
    /// - Returns: their paths.
    func write(to folder: String) throws -> [String] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            let path = "\(folder)/\(name)"
            // An editor looks again at what is newer.
            if FileManager.default.contents(atPath: path) != Data(text.utf8) {
                try AtomicFile.write(Data(text.utf8), to: path)
            }
            return path
        }
    }
}
