/// The models that a container keeps.
public final class Schema: Hashable, @unchecked Sendable {
    /// Orders schemas by their three numbers.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    /// A model type of the schema, by name; its properties are not listed.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    public let version: Version
    let models: [any PersistentModel.Type]

    public static let version = Version(1, 0, 0)

    public init() {
        models = []
        version = Version(1, 0, 0)
    }

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = types
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public var entities: [Entity] { models.map { Entity(name: String(describing: $0)) } }

    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && left.entities == right.entities
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }
}
