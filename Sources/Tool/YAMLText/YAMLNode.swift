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
