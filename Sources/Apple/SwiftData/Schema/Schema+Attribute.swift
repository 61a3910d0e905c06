/// What `@Attribute` and `@Relationship` say of a variable.
public protocol SchemaProperty {}

extension Schema {
    /// What `@Attribute` says of a variable; of its options `unique` alone changes what is kept.
    public final class Attribute: SchemaProperty {
        /// How an attribute would be stored; `unique` is enforced, the others are accepted.
        public struct Option: Hashable, Sendable {
            let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let spotlight = Option(name: "spotlight")
            public static let ephemeral = Option(name: "ephemeral")

            /// Values are kept as they are; only a store on disk would transform them.
            public static func transformable(by transformer: AnyClass) -> Option { Option(name: "transformable") }
            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
        }

        public let options: [Option]
        public let originalName: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// What `@Relationship` says of a variable; the counts of models are not checked.
    public final class Relationship: SchemaProperty {
        /// How a relationship would be stored; accepted and not enforced.
        public struct Option: Hashable, Sendable {
            let name: String

            public static let unique = Option(name: "unique")
        }

        /// What becomes of related models; `deny` acts as `nullify`.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let originalName: String?
        let inverse: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.originalName = originalName
            self.inverse = inverse
        }
    }
}
