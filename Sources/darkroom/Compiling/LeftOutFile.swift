/// A file that a program was compiled without.
struct LeftOutFile {
    /// As the user knows it.
    let path: String
    /// The modules that it imports and that are not there.
    let modules: Set<String>
    /// What the compiler found first.
    let error: String

    var warning: String {
        let names = modules.sorted().joined(separator: " and ")
        let reason = modules.isEmpty
            ? "it uses what is not here" : "it imports \(names), which \(modules.count == 1 ? "is" : "are") not here"
        return "warning: \(path) is left out, as nothing else needs it: \(reason) (\(error))\n"
    }
}
