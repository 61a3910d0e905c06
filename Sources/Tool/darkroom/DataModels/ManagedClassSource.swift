import Assets

/// The extension that Xcode generates for an entity.
struct ManagedClassSource {
    let entity: DataModel.Entity
    /// By entity.
    let classNames: [String: String]
    /// Classes that other modules see.
    let publicClasses: Set<String>

    /// A member is public where all types that it names are.
    private func access(_ type: String = "") -> String {
        let isPublic =
            publicClasses.contains(entity.className)
            && (!classNames.values.contains(type) || publicClasses.contains(type))
        return isPublic ? "public " : ""
    }

    var lines: [String] {
        let name = entity.className
        var lines: [String] = [
            "extension \(name) {",
            "    \(access())class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        NSFetchRequest<\(name)>(entityName: \(SwiftName.literal(entity.name)))",
            "    }"
        ]
        let values = entity.attributes.filter { Self.valueTypes.contains(type(of: $0)) }
        for attribute in entity.attributes where !Self.valueTypes.contains(type(of: attribute)) {
            lines += variable(attribute.name, type(of: attribute), access())
        }
        for relationship in entity.relationships {
            let access = access(relationship.isToMany ? "" : className(relationship))
            lines += variable(relationship.name, type(of: relationship), access)
        }
        for relationship in entity.relationships where relationship.isToMany { lines += accessors(relationship) }
        lines += ["}"]
        guard !values.isEmpty else { return lines }
        lines += ["", Self.valuesMark, "extension \(name) {"]
        for attribute in values { lines += variable(attribute.name, type(of: attribute), access()).dropFirst() }
        return lines + ["}"]
    }

    /// Stands before the extension whose properties an editor takes for Objective-C's, as `#keyPath` asks for.
    static let valuesMark = "// The values that Objective-C sees."

    /// Objective-C sees what it knows by itself or what is bridged, but no class that Swift has made.
    private static let valueTypes: Set = [
        "Int16", "Int32", "Int64", "Bool", "Double", "Float", "TimeInterval", "String?", "Date?", "Data?", "UUID?",
        "URL?"
    ]

    private func variable(_ name: String, _ type: String, _ access: String) -> [String] {
        [
            "", "    \(access)var \(SwiftName.quoted(name)): \(type) {",
            "        get { _managedValue(forKey: \"\(name)\") }",
            "        set { _setManagedValue(newValue, forKey: \"\(name)\") }", "    }"
        ]
    }

    /// Objects are optional whatever the model says, numbers where they are no scalars.
    private func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case "Integer 16" where attribute.usesScalar: "Int16"
        case "Integer 32" where attribute.usesScalar: "Int32"
        case "Integer 64" where attribute.usesScalar: "Int64"
        case "Boolean" where attribute.usesScalar: "Bool"
        case "Double" where attribute.usesScalar: "Double"
        case "Float" where attribute.usesScalar: "Float"
        case "Date" where attribute.usesScalar: "TimeInterval"
        case "Integer 16", "Integer 32", "Integer 64", "Boolean", "Double", "Float": "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: "\(attribute.customClass ?? "NSObject")?"
        }
    }

    private func type(of relationship: DataModel.Relationship) -> String {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return "\(className(relationship))?"
    }

    private func className(_ relationship: DataModel.Relationship) -> String {
        classNames[relationship.destination] ?? "NSManagedObject"
    }

    private func accessors(_ relationship: DataModel.Relationship) -> [String] {
        let key = relationship.name, element = className(relationship)
        let title = SwiftName.capitalized(key), set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let access = access(element)
        func method(_ signature: String, _ call: String) -> [String] {
            ["", "    \(access)func \(signature) { _managed_\(call), forKey: \"\(key)\") }"]
        }
        var lines: [String] = []
        for (name, type) in [("value", element), ("values", set)] {
            lines += method("addTo\(title)(_ \(name): \(type))", "add(\(name)")
            lines += method("removeFrom\(title)(_ \(name): \(type))", "remove(\(name)")
        }
        guard relationship.isOrdered else { return lines }
        lines += method("insertInto\(title)(_ value: \(element), at idx: Int)", "insert(value, idx")
        lines += method("insertInto\(title)(_ values: [\(element)], at indexes: NSIndexSet)", "insert(values, indexes")
        lines += method("removeFrom\(title)(at idx: Int)", "remove(idx")
        lines += method("removeFrom\(title)(at indexes: NSIndexSet)", "remove(indexes")
        lines += method("replace\(title)(at idx: Int, with value: \(element))", "replace(idx, value")
        lines += method(
            "replace\(title)(at indexes: NSIndexSet, with values: [\(element)])", "replace(indexes, values")
        return lines
    }
}
