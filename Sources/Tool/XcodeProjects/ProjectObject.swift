/// An object of a project's file: a target, a group, a configuration.
package struct ProjectObject {
    /// Its name in the file: 24 hexadecimal digits where Xcode wrote it.
    package let identifier: String
    private let values: [String: Any]

    init(_ identifier: String, _ values: [String: Any]) { (self.identifier, self.values) = (identifier, values) }

    /// Such as `PBXNativeTarget`.
    package var kind: String { text("isa") ?? "" }

    package func text(_ key: String) -> String? { values[key] as? String }

    /// A list of texts, most of them the identifiers of other objects; empty where it is not there.
    package func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    package func table(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
}
