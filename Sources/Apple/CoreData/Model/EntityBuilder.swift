import Assets
import Foundation

/// Makes CoreData's descriptions of a data model.
enum EntityBuilder {
    static func entities(of model: DataModel) -> [NSEntityDescription] {
        let entities = model.entities.map { source in
            let entity = NSEntityDescription()
            entity.name = source.name
            entity.managedObjectClassName = source.className
            entity.isAbstract = source.isAbstract
            entity.properties = source.attributes.map(attribute) + source.relationships.map(relationship)
            return entity
        }
        let byName = Dictionary(zip(model.entities.map(\.name), entities), uniquingKeysWith: { first, _ in first })
        for (source, entity) in zip(model.entities, entities) {
            if let parent = source.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
            for relationship in source.relationships {
                let description = entity.relationshipsByName[relationship.name]
                let destination = byName[relationship.destination]
                description?.destinationEntity = destination
                description?.inverseRelationship = relationship.inverse.flatMap { name in
                    destination?.properties.first { $0.name == name } as? NSRelationshipDescription
                }
            }
        }
        return entities
    }

    private static func attribute(_ source: DataModel.Attribute) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = source.name
        attribute.isOptional = source.isOptional
        attribute.isTransient = source.isTransient
        attribute.attributeType = NSAttributeType(modelName: source.type)
        attribute.attributeValueClassName = source.customClass
        attribute.defaultValue = source.defaultValue.flatMap { value($0, attribute.attributeType) }
        return attribute
    }

    private static func relationship(_ source: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        relationship.isOptional = source.isOptional
        relationship.maxCount = source.isToMany ? 0 : 1
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule = NSDeleteRule(modelName: source.deletionRule)
        return relationship
    }

    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: text
        }
    }
}
