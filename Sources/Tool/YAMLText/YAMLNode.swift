/// A value of a YAML file, with its place.
package struct YAMLNode {
    package struct Pair {
        /// As it is written.
        package var key: String
        package var place: YAMLPlace
        package var value: YAMLNode
    }

    package enum Content {
        case nothing
        case text(String, isQuoted: Bool)
        case list([YAMLNode])
        case map([Pair])
    }

    package var content: Content
    package var place: YAMLPlace

    /// What messages call it.
    package var noun: String {
        switch content {
        case .nothing: "nothing"
        case .text(let text, _): "'\(text)'"
        case .list: "a list"
        case .map: "a mapping of keys"
        }
    }
}

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
