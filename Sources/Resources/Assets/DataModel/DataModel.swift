/// What Xcode's data model editor writes: the entities of CoreData, their attributes and relationships.
package struct DataModel: Hashable, Sendable {
    /// Who writes the class of an entity.
    package enum CodeGeneration: String, Sendable {
        /// Xcode writes the class and its properties.
        case classDefinition = "class"
        /// Xcode writes an extension with the properties.
        case category
        /// Everything stands in the sources.
        case manual
    }

    package struct Attribute: Hashable, Sendable {
        package var name: String
        /// As the file spells it, such as `Integer 16`.
        package var type: String
        package var isOptional = false
        package var isTransient = false
        /// Whether the property is a number of Swift's rather than an `NSNumber`.
        package var usesScalar = false
        /// As text, or the seconds since 2001 of a date.
        package var defaultValue: String?
        /// The class of a transformed value.
        package var customClass: String?
    }

    package struct Relationship: Hashable, Sendable {
        package var name: String
        package var destination: String
        package var isOptional = false
        package var isToMany = false
        package var isOrdered = false
        package var inverse: String?
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule = "Nullify"
    }

    package struct Entity: Hashable, Sendable {
        package var name: String
        /// Without its module.
        package var className: String
        package var parent: String?
        package var isAbstract = false
        package var codeGeneration = CodeGeneration.manual
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
    }

    package var entities: [Entity]

    package init(entities: [Entity]) { self.entities = entities }
}
