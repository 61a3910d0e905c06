import SwiftText

/// The modules that source files import.
enum ImportedModules {
    /// - Parameter sources: the contents of files, conditions evaluated.
    static func names(in sources: some Sequence<String>) -> Set<String> {
        var names: Set<String> = []
        for source in sources where source.contains("import") {
            for line in SourceScanner.code(of: source).split(separator: "\n") {
                if let match = line.firstMatch(of: Self.declaration) { names.insert(String(match.1)) }
            }
        }
        return names
    }

    /// `@testable import A`, `public import B`, `import struct C.D`.
    nonisolated(unsafe) private static let declaration =
        #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
}
