import CoreData

/// A list with ordered items, made in code.
enum TestModel {
    static let model: NSManagedObjectModel = {
        let list = NSEntityDescription(), item = NSEntityDescription()
        list.name = "List"
        list.managedObjectClassName = "List"
        item.name = "Item"
        item.managedObjectClassName = "Item"
        let items = relationship("items", to: item, many: true, .cascadeDeleteRule)
        let owner = relationship("list", to: list, many: false, .nullifyDeleteRule)
        (items.inverseRelationship, owner.inverseRelationship) = (owner, items)
        list.properties = [attribute("title", .stringAttributeType), items]
        let done = attribute("done", .booleanAttributeType), count = attribute("count", .integer16AttributeType)
        count.defaultValue = 3
        item.properties = [
            attribute("name", .stringAttributeType, optional: false), attribute("due", .dateAttributeType), done, count,
            owner
        ]
        let model = NSManagedObjectModel()
        model.entities = [list, item]
        return model
    }()

    private static func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        return attribute
    }

    private static func relationship(
        _ name: String, to entity: NSEntityDescription, many: Bool, _ rule: NSDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        relationship.deleteRule = rule
        return relationship
    }
}

class List: NSManagedObject {
    class func fetchRequest() -> NSFetchRequest<List> { NSFetchRequest<List>(entityName: "List") }
    @CDManaged var title: String?
    @CDManaged var items: NSSet?
    @CDMethods func addToItems(_ value: Item)
    @CDMethods func removeFromItems(_ values: NSSet)
}

class Item: NSManagedObject, Identifiable {
    class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
    @CDManaged var name: String
    @CDManaged var due: Date?
    @CDManaged var done: Bool
    @CDManaged var count: Int16
    @CDManaged var list: List?
}
