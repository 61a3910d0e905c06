/// A set of models as a version of the app had them.
public protocol VersionedSchema {
    /// The models of the version; read where a schema is made of the version.
    static var models: [any PersistentModel.Type] { get }
    /// The number of the version; compared with no other, as nothing is migrated.
    static var versionIdentifier: Schema.Version { get }
}

/// The way from older versions to the newest. A store in memory has no older version, so nothing of it runs.
public protocol SchemaMigrationPlan {
    /// Never asked: a store in memory has no older version.
    static var schemas: [any VersionedSchema.Type] { get }
    /// Never asked: a store in memory has no older version.
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next; never taken, as a store in memory has no older version.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
