import Foundation
import RenderCoordinator
import SwiftText
import SystemSupport

/// Modules that some files import and that are nowhere: the compiler then reads none of the others of their module, and
/// an editor is silent about all. The others are told that the modules are there and empty, and only the files that
/// import them show an error.
struct MissingImports {
    /// The paths of the files that import one, as an editor shows them.
    private(set) var files: Set<String> = []
    /// What the compiler is told of the other files.
    private(set) var arguments: [String] = []

    /// - Parameters:
    ///   - imports: what is nowhere, by the paths of the files that import it.
    ///   - texts: of all files of the module.
    ///   - path: where the map of the modules is written.
    init(_ imports: [String: Set<String>], texts: some Sequence<String>, map path: String) throws {
        files = Set(imports.filter { !$0.value.isEmpty }.keys)
        // What is asked for has to stay nowhere: the answer decides what is compiled.
        let names = imports.values.reduce(into: Set()) { $0.formUnion($1) }.filter { name in
            !texts.contains { $0.contains("canImport(\(name))") }
        }
        guard !names.isEmpty else { return }
        let text = names.sorted().map { "module \($0) {}\n" }.joined()
        try AtomicFile.write(Data(text.utf8), to: path)
        arguments = ["-Xcc", "-fmodule-map-file=\(path)"]
    }
}
