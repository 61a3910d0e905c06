/// A file, or a declaration of it, that a program was compiled without.
struct LeftOutFile {
    /// As the user knows it.
    let path: String
    /// The modules that it imports and that are not there.
    let modules: Set<String>
    /// What the compiler found first.
    let error: String
    /// The declaration's first words; nil for the whole file.
    var declaration: String?
    /// Where that begins, counted from 1.
    var line = 1

    var warning: String {
        let names = modules.sorted().joined(separator: " and ")
        let importing = "imports \(names), which \(modules.count == 1 ? "is" : "are") not here"
        let reason = modules.isEmpty
            ? "it uses what is not here" : declaration == nil ? "it \(importing)" : "its file \(importing)"
        let place = declaration.map { "\(path):\(line): '\($0)'" } ?? path
        return "warning: \(place) is left out, as nothing else needs it: \(reason) (\(error))\n"
    }

    /// For a list of several.
    var summary: String {
        let name = (path.split(separator: "/").last).map(String.init) ?? path
        return "\(declaration.map { "'\($0)' of \(name)" } ?? name) (\(error))"
    }
}
