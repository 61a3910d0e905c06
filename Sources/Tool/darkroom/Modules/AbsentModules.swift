/// Modules that files import and that are neither here nor near them.
struct AbsentModules {
    /// By the path of each file that imports some.
    private(set) var byFile: [String: Set<String>]
    /// Why those are not there of which more is known.
    var reasons: [String: String] = [:]

    init(_ files: [String: String], isThere: (String) -> Bool) {
        byFile = files.compactMapValues { source in
            // Those of other systems stand where a condition keeps them from iOS.
            let names = ImportDeclarations.modules(in: [source])
                .filter { !isThere($0) && !RuntimeLibrary.absentOnPhones.contains($0) }
            return names.isEmpty ? nil : names
        }
    }

    /// Counts a module as absent of which files miss parts.
    mutating func add(_ name: String, missedBy paths: some Sequence<String>) {
        for path in paths { byFile[path, default: []].insert(name) }
    }

    /// What to say of them where files do not compile: of what those import, or of all.
    func hint(failing: Set<String>) -> String? {
        let own = byFile.filter { failing.contains($0.key) }
        let names = (own.isEmpty ? byFile : own).values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        let frameworks = names.filter { AppleFrameworks.names.contains($0) && reasons[$0] == nil }
        let known = names.filter { reasons[$0] != nil }
        let others = names.filter { !AppleFrameworks.names.contains($0) && reasons[$0] == nil }
        var sentences = known.map { "The module \($0) is not there: \(reasons[$0]!)" }
        if !frameworks.isEmpty {
            sentences.append("Darkroom has no \(frameworks.joined(separator: " and no ")), which the sources import")
        }
        if !others.isEmpty {
            let isOne = others.count == 1
            sentences.append(
                "The module\(isOne ? "" : "s") \(others.joined(separator: ", ")) \(isOne ? "is" : "are") not near the "
                    + "widget: name the folder of a package that has \(isOne ? "it" : "them") with --package <folder>")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: ". ")
    }
}
