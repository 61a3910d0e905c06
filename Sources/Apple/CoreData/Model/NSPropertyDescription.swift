import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open internal(set) weak var entity: NSEntityDescription!

    public override init() { super.init() }
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var allowsCloudEncryption = false
    open var preservesValueInHistoryOnDeletion = false
}

/// The way from an entity's objects to others.
open class NSRelationshipDescription: NSPropertyDescription {
    open var destinationEntity: NSEntityDescription?
    open var inverseRelationship: NSRelationshipDescription?
    open var minCount = 0
    /// 0 for no limit.
    open var maxCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false

    open var isToMany: Bool { maxCount != 1 }
}

/// A value that is computed while fetching, of which requests name the results.
open class NSExpressionDescription: NSPropertyDescription {
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}
