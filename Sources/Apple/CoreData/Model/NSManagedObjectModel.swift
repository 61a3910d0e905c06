import Assets
import Foundation

/// The entities of a store.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            EntityRegistry.add(self)
        }
    }
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() { super.init() }

    /// - Parameter url: the `.xcdatamodeld` that the bundle has; asked for as `momd`, it is found too.
    public convenience init?(contentsOf url: URL) {
        guard let model = try? DataModel.read(url) else { return nil }
        self.init()
        entities = EntityBuilder.entities(of: model)
    }

    /// The models of the bundle; an empty one where it has none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        model.entities = modelFiles().compactMap { try? DataModel.read($0) }.flatMap(EntityBuilder.entities)
        return model
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }

    open var configurations: [String] { [] }
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }

    static func modelFiles() -> [URL] {
        MainBundle.contents.urls(withExtension: "xcdatamodeld")
    }
}
