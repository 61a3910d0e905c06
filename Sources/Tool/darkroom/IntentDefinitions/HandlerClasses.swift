/// Finds the principal classes of Intents extensions.
enum HandlerClasses {
    /// The classes that inherit from `INExtension`, or from one that does, in the order of the sources.
    /// - Parameter code: sources without comments and strings.
    static func names(in code: [String]) -> [String] {
        var parents: [(name: String, inherits: [String])] = []
        for source in code where source.contains("class") {
            for match in source.matches(of: #/\bclass\s+(\w+)\s*:([^{]*)\{/#) {
                let inherited = match.2.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                parents.append((String(match.1), inherited.map { String($0.split(separator: ".").last ?? $0) }))
            }
        }
        var bases: Set<String> = ["INExtension"], found: [String] = []
        while let next = parents.first(where: { !found.contains($0.name) && !bases.isDisjoint(with: $0.inherits) }) {
            found.append(next.name)
            bases.insert(next.name)
        }
        // One that others inherit from is no extension of its own.
        return found.filter { name in !parents.contains { $0.inherits.contains(name) && found.contains($0.name) } }
    }
}
