import SwiftText

/// Finds the principal classes of Intents extensions.
enum HandlerClasses {
    /// The classes that inherit from `INExtension`, or from one that does, in the order of the sources.
    static func names(in files: [TypeDeclarations]) -> [String] {
        let classes = files.flatMap(\.all).filter { $0.keyword == "class" }
        var bases: Set<String> = ["INExtension"], found: [String] = []
        while let next = classes.first(where: { !found.contains($0.name) && !bases.isDisjoint(with: $0.inherited) }) {
            found.append(next.name)
            bases.insert(next.name)
        }
        // One that others inherit from is no extension of its own.
        return found.filter { name in !classes.contains { $0.inherited.contains(name) && found.contains($0.name) } }
    }
}
