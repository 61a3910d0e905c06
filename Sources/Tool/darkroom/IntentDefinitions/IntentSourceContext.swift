import Assets

/// What the parts of a generated file share.
struct IntentSourceContext {
    let definition: IntentDefinition
    let types: IntentTypes

    /// A text that is looked up in the definition's string tables.
    func text(_ text: IntentDefinition.Text) -> String {
        let key = SwiftName.literal(text.key ?? text.text), value = SwiftName.literal(text.text)
        return "LocalizedStringResource(\(key), defaultValue: \(value), table: \(SwiftName.literal(definition.table)))"
    }

    func names(_ parameter: IntentDefinition.Parameter) throws -> IntentTypes.Names? {
        try types.names(of: parameter, in: self)
    }

    /// `City?`, `[City]?`, and `Style` for an enumeration, which always has a value.
    func propertyType(_ parameter: IntentDefinition.Parameter, _ names: IntentTypes.Names) -> String {
        if parameter.isArray { return "[\(names.isEnumeration ? "NSNumber" : names.element)]?" }
        return names.isEnumeration ? names.element : "\(names.element)?"
    }

    /// A stored value's property.
    func property(_ parameter: IntentDefinition.Parameter) throws -> [String] {
        let name = SwiftName.literal(parameter.name)
        guard let names = try names(parameter) else {
            return [
                "    // \(SwiftName.identifier(parameter.name)): \(SwiftName.identifier(parameter.type)) exists on Apple's systems only."
            ]
        }
        let head = "    public var \(SwiftName.quoted(parameter.name)): \(propertyType(parameter, names)) {"
        guard names.isEnumeration, !parameter.isArray, let type = types.enumeration(parameter.customType) else {
            return [head, "        get { _get(\(name)) }", "        set { _set(\(name), newValue) }", "    }"]
        }
        let fallback = type.cases.first { $0.rawValue == 0 } ?? type.cases[0]
        return [
            head, "        get { _get(\(name), else: .\(SwiftName.quoted(SwiftName.enumCase(fallback.name)))) }",
            "        set { _set(\(name), case: newValue) }", "    }"
        ]
    }

    /// `_INParameterDefinition(…)`, with further arguments.
    func parameterDefinition(_ parameter: IntentDefinition.Parameter, more: [String] = []) throws -> String {
        let type = try names(parameter)?.parameterType ?? ".unavailable(\(SwiftName.literal(parameter.type)))"
        var arguments = [SwiftName.literal(parameter.name), "title: \(text(parameter.title))", "type: \(type)"]
        if parameter.isArray { arguments.append("isArray: true") }
        if !parameter.sizes.isEmpty {
            let sizes = parameter.sizes.sorted { $0.key < $1.key }.map { "\(SwiftName.literal($0.key)): \($0.value)" }
            arguments.append("sizes: [\(sizes.joined(separator: ", "))]")
        }
        if let value = parameter.defaultValue.flatMap({ defaultValue($0, parameter.customType) }) {
            arguments.append("defaultValue: \(value)")
        }
        if let range = range(parameter) { arguments.append("range: \(range)") }
        if let control = parameter.control?.lowercased(), control == "stepper" || control == "slider" {
            arguments.append("control: .\(control)")
        }
        if let relation = parameter.relation { arguments.append("relation: \(source(relation))") }
        return "_INParameterDefinition(\((arguments + more).joined(separator: ", ")))"
    }

    private func range(_ parameter: IntentDefinition.Parameter) -> String? {
        // No number is a limit that is not one.
        let minimum = parameter.minimum.flatMap { $0.isNaN ? nil : $0 }
        let maximum = parameter.maximum.flatMap { $0.isNaN ? nil : $0 }
        guard minimum != nil || maximum != nil else { return nil }
        // Xcode leaves out a minimum of 0.
        let lower = minimum ?? min(0, maximum ?? 0)
        let upper = maximum.map { SwiftName.number(max($0, lower)) } ?? "Double.infinity"
        return "\(SwiftName.number(lower))...\(upper)"
    }

    private func defaultValue(_ value: IntentDefinition.Parameter.Default, _ type: String?) -> String? {
        switch value {
        case .string(let value): ".string(\(text(value)))"
        case .number(let value): ".number(\(SwiftName.number(value)))"
        case .bool(let value): ".bool(\(value))"
        case .enumerationCase(let name):
            types.enumeration(type)?.cases.first { $0.name == name }.map { ".rawValue(\($0.rawValue))" }
        }
    }

    private func source(_ relation: IntentDefinition.Parameter.Relation) -> String {
        let parent = definition.intents.lazy.flatMap(\.parameters).first { $0.name == relation.parent }
        let condition =
            switch relation.condition {
            case .hasAnyValue: ".hasAnyValue"
            case .equals(let value):
                defaultValue(value, parent?.customType).map { ".equals(\($0))" } ?? ".other(\"EnumHasExactValue\")"
            case .isLessThan(let limit): ".isLessThan(\(SwiftName.number(limit)))"
            case .isGreaterThan(let limit): ".isGreaterThan(\(SwiftName.number(limit)))"
            case .contains(let text): ".contains(\(SwiftName.literal(text)))"
            case .other(let name): ".other(\(SwiftName.literal(name)))"
            }
        return "_INRelation(\(SwiftName.literal(relation.parent)), \(condition))"
    }
}
