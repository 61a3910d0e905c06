/// What Xcode's data model editor writes: the entities of CoreData, their attributes and relationships.
public struct DataModel: Hashable, Sendable {
    /// Who writes the class of an entity.
    public enum CodeGeneration: String, Sendable {
        /// Xcode writes the class and its properties.
        case classDefinition = "class"
        /// Xcode writes an extension with the properties.
        case category
        /// Everything stands in the sources.
        case manual
    }

    public struct Attribute: Hashable, Sendable {
        public var name: String
        /// As the file spells it, such as `Integer 16`.
        public var type: String
        public var isOptional = false
        public var isTransient = false
        /// Whether the property is a number of Swift's rather than an `NSNumber`.
        public var usesScalar = false
        /// As text, or the seconds since 2001 of a date.
        public var defaultValue: String?
        /// The class of a transformed value.
        public var customClass: String?
    }

    public struct Relationship: Hashable, Sendable {
        public var name: String
        public var destination: String
        public var isOptional = false
        public var isToMany = false
        public var isOrdered = false
        public var inverse: String?
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        public var deletionRule = "Nullify"
    }

    public struct Entity: Hashable, Sendable {
        public var name: String
        /// Without its module.
        public var className: String
        public var parent: String?
        public var isAbstract = false
        public var codeGeneration = CodeGeneration.manual
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
    }

    public var entities: [Entity]

    public init(entities: [Entity]) { self.entities = entities }
}
