import Foundation

/// What objects of one kind consist of.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open internal(set) weak var superentity: NSEntityDescription?

    /// Its own; `propertiesByName` has the inherited ones too.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }

    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    public override init() { super.init() }

    open var propertiesByName: [String: NSPropertyDescription] {
        let inherited = superentity?.propertiesByName ?? [:]
        return inherited.merging(properties.map { ($0.name, $0) }) { _, own in own }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Its own or an inherited one, found without building a dictionary.
    func relationship(named name: String) -> NSRelationshipDescription? {
        properties.first { $0.name == name } as? NSRelationshipDescription ?? superentity?.relationship(named: name)
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0 === entity || $0.name == entity.name }
    }

    /// nil where the context's model has no such entity.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        let model = context.coordinator?.managedObjectModel
        return model?.entitiesByName[entityName] ?? EntityRegistry.entity(named: entityName)
    }

    /// An object of the class that the entity names, so far as the widget's sources have it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? EntityRegistry.assumed(entityName)
        return EntityRegistry.object(of: entity, in: context)
    }
}
