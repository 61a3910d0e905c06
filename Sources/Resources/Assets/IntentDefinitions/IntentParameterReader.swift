import Foundation

/// Reads the parameters of intents and responses and the properties of types, which differ in how keys begin.
struct IntentParameterReader {
    enum Kind: String {
        case intent = "INIntentParameter"
        case response = "INIntentResponseParameter"
        case type = "INTypeProperty"
    }

    let kind: Kind

    func parameter(_ node: PropertyListNode) throws -> IntentDefinition.Parameter {
        let name = try node.required(key("Name"))
        let enumeration = try node.string(key("EnumType")), object = try node.string(key("ObjectType"))
        var result = IntentDefinition.Parameter(
            name: name, title: try IntentDefinitionReader.text(node, key("DisplayName")) ?? .init(name),
            type: try node.required(key("Type")), customType: enumeration ?? object)
        if enumeration != nil { result.type = "Enum" }
        // A response may leave open which object it is.
        if result.type == "Object", object == nil, kind != .response {
            throw node.error("\(key("ObjectType")) is missing")
        }
        result.isArray = try node.bool(key("SupportsMultipleValues"))
        result.isDynamic = try node.bool(key("SupportsDynamicEnumeration"))
        result.supportsSearch = try node.bool(key("SupportsSearch"))
        result.isResolvable = try node.bool(key("SupportsResolution"))
        result.unsupportedReasons = try node.nodes(key("UnsupportedReasons"), name: key("UnsupportedReasonCode"))
            .map { try $0.required(key("UnsupportedReasonCode")) }
        if try result.isArray || node.bool(key("FixedSizeArray")) {
            result.sizes = Self.sizes(node.any(key("ArraySizes")))
        }
        if !result.sizes.isEmpty { result.isArray = true }
        if let metadata = try node.node(key("Metadata")) { try read(metadata, into: &result) }
        result.relation = try node.node(key("Relationship")).flatMap(relation)
        return result
    }

    private func key(_ suffix: String) -> String { kind.rawValue + suffix }

    // MARK: Metadata

    private func read(_ node: PropertyListNode, into result: inout IntentDefinition.Parameter) throws {
        result.minimum = try node.number(key("MetadataMinimumValue"))
        result.control = try node.string(key("MetadataType"))
        result.maximum = try node.number(key("MetadataMaximumValue"))
        result.trueTitle = try IntentDefinitionReader.text(node, key("MetadataTrueDisplayName"))
        result.falseTitle = try IntentDefinitionReader.text(node, key("MetadataFalseDisplayName"))
        guard let value = node.any(key("MetadataDefaultValue")) else { return }
        switch (result.type, value) {
        case ("Enum", let value as String): result.defaultValue = .enumerationCase(value)
        case ("Boolean", let value as NSNumber): result.defaultValue = .bool(value.boolValue)
        case ("String", let value as String), ("URL", let value as String):
            result.defaultValue = .string(.init(value, key: try node.string(key("MetadataDefaultValueID"))))
        case (_, let value as NSNumber): result.defaultValue = .number(value.doubleValue)
        default: throw node.error("\(key("MetadataDefaultValue")) is not a value of type \(result.type)")
        }
    }

    // MARK: Relation

    /// - Returns: nil without a parent, as Xcode leaves relations whose parent is gone: the parameter stands alone.
    private func relation(_ node: PropertyListNode) throws -> IntentDefinition.Parameter.Relation? {
        guard let parent = try node.string(key("RelationshipParentName")) else { return nil }
        let name = try node.string(key("RelationshipPredicateName")) ?? "HasAnyValue"
        return .init(parent: parent, condition: Self.condition(name, node.any(key("RelationshipPredicateValue"))))
    }

    /// Predicates are named for the parent's type and what is asked of it: `EnumHasExactValue`.
    private static func condition(_ name: String, _ value: Any?) -> IntentDefinition.Parameter.Condition {
        let number = (value as? NSNumber)?.doubleValue
        switch name {
        case "HasAnyValue": return .hasAnyValue
        case "EnumHasExactValue": return (value as? String).map { .equals(.enumerationCase($0)) } ?? .other(name)
        case "BooleanHasExactValue": return .equals(.bool((value as? NSNumber)?.boolValue ?? true))
        case _ where name.hasSuffix("HasExactValue"):
            return (value as? String).map { .equals(.string(.init($0))) } ?? number.map { .equals(.number($0)) }
                ?? .other(name)
        case _ where name.contains("LessThan"): return number.map { .isLessThan($0) } ?? .other(name)
        case _ where name.contains("GreaterThan"): return number.map { .isGreaterThan($0) } ?? .other(name)
        case _ where name.contains("Contains"): return (value as? String).map { .contains($0) } ?? .other(name)
        default: return .other(name)
        }
    }

    // MARK: Sizes

    private static let families = [
        "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge", "extralarge": "systemExtraLarge",
        "inline": "accessoryInline", "circular": "accessoryCircular", "rectangular": "accessoryRectangular",
        "corner": "accessoryCorner"
    ]

    /// A number for each size class, as a dictionary or as an array of pairs of class and number.
    private static func sizes(_ value: Any?) -> [String: Int] {
        var result: [String: Int] = [:]
        func add(_ name: String, _ size: Int) {
            let plain = name.lowercased().filter { $0.isLetter }
            let known =
                families[plain] ?? families.values.first { plain.hasSuffix($0.lowercased()) }
                ?? families.first { $0.key.count > 5 && plain.hasSuffix($0.key) }?.value
            if let known { result[known] = size }
        }
        if let sizes = value as? [String: NSNumber] {
            for (name, size) in sizes { add(name, size.intValue) }
        }
        for pair in value as? [[String: Any]] ?? [] {
            guard let name = pair.values.lazy.compactMap({ $0 as? String }).first,
                let size = pair.values.lazy.compactMap({ $0 as? NSNumber }).first
            else { continue }
            add(name, size.intValue)
        }
        return result
    }
}
