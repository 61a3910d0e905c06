/// What kind of value an attribute has.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100

    /// - Parameter name: as a data model spells it.
    init(modelName name: String) {
        self =
            switch name {
            case "Integer 16": .integer16AttributeType
            case "Integer 32": .integer32AttributeType
            case "Integer 64": .integer64AttributeType
            case "Decimal": .decimalAttributeType
            case "Double": .doubleAttributeType
            case "Float": .floatAttributeType
            case "String": .stringAttributeType
            case "Boolean": .booleanAttributeType
            case "Date": .dateAttributeType
            case "Binary": .binaryDataAttributeType
            case "UUID": .UUIDAttributeType
            case "URI": .URIAttributeType
            case "Transformable": .transformableAttributeType
            case "Composite": .compositeAttributeType
            default: .undefinedAttributeType
            }
    }
}

/// What becomes of the objects that a deleted one leads to.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule = 1
    case cascadeDeleteRule = 2
    case denyDeleteRule = 3

    init(modelName name: String) {
        self =
            switch name {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}
