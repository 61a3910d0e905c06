/// What `tuist scaffold` makes files of; projects are made without.
public struct Template: Codable, Equatable, Sendable {
    public init(description: String, attributes: [Attribute] = [], items: [Item] = []) {}

    /// A value that is asked for.
    public enum Attribute: Codable, Equatable, Sendable {
        case required(String)
        case optional(String, default: String)
    }

    /// A file that is made.
    public struct Item: Codable, Equatable, Sendable {
        public static func string(path: String, contents: String) -> Item { Item() }
        public static func file(path: String, templatePath: Path) -> Item { Item() }
        public static func directory(path: String, sourcePath: Path) -> Item { Item() }
    }
}
