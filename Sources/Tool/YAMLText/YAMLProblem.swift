/// Where something stands in a YAML file; both count from 1, and characters count, not bytes.
package struct YAMLPlace: Hashable, Sendable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (a: YAMLPlace, b: YAMLPlace) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A mistake in a YAML file.
package struct YAMLProblem: Hashable, Sendable {
    package var place: YAMLPlace
    /// What is wrong, and what may stand there.
    package var message: String

    package init(_ place: YAMLPlace, _ message: String) { (self.place, self.message) = (place, message) }
}
