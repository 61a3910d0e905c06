import Foundation
import SystemSupport

/// Modules that files import and that are nowhere. The compiler reads none of the files of a module that imports one, and
/// an editor says nothing of any; so it is told that they are there and empty, and then finds what else is amiss.
struct MissingImports {
    /// What the compiler is told.
    private(set) var arguments: [String] = []

    /// - Parameters:
    ///   - names: what files import and is nowhere.
    ///   - texts: of all files of the module.
    ///   - path: where the map of the modules is written.
    init(_ names: Set<String>, texts: some Sequence<String>, map path: String) throws {
        // What is asked for has to stay nowhere: the answer decides what is compiled.
        let names = names.filter { name in !texts.contains { $0.contains("canImport(\(name))") } }
        guard !names.isEmpty else { return }
        let text = names.sorted().map { "module \($0) {}\n" }.joined()
        try AtomicFile.write(Data(text.utf8), to: path)
        arguments = ["-Xcc", "-fmodule-map-file=\(path)"]
    }
}
