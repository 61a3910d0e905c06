/// Chooses among the `.intentdefinition` files of a folder.
package enum IntentDefinitionFiles {
    /// Of a definition that lies in several `.lproj` folders one counts, that in `Base` before the others: they declare
    /// the same and differ in words.
    /// - Parameter paths: relative to the folder.
    package static func chosen(from paths: [String]) -> [String] {
        let localized = Dictionary(grouping: paths.sorted()) { path in
            path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
        return localized.values.map { same in same.first { $0.contains("Base.lproj/") } ?? same[0] }.sorted()
    }
}
