import RenderModel

/// The JSON Schema of settings files, with which editors complete and check them.
package enum SettingsSchema {
    package static var json: JSONValue {
        var all = options
        all["paths"] = listing(.object(["type": .string("string")]), "The widget extension, project or folders.")
        all["presets"] = .object([
            "type": .string("object"), "description": .string("A set of settings that --preset selects."),
            "additionalProperties": .object(["$ref": .string("#/$defs/preset")])
        ])
        var preset = options
        preset["extends"] = listing(.object(["type": .string("string")]), "Presets that it inherits from.")
        return .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "title": .string("darkroom.yml"), "type": .string("object"), "additionalProperties": .bool(false),
            "properties": .object(all),
            "$defs": .object([
                "preset": .object([
                    "type": .string("object"), "additionalProperties": .bool(false), "properties": .object(preset)
                ])
            ])
        ])
    }

    /// What a file and a preset may both have.
    private static var options: [String: JSONValue] {
        var result = properties(of: SettingKey.options)
        result["lints"] = .object([
            "type": .string("object"), "additionalProperties": .bool(false),
            "properties": .object(properties(of: SettingKey.options.filter { ["fail-on", "allow"].contains($0.name) }))
        ])
        return result
    }

    private static func properties(of keys: [SettingKey]) -> [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for key in keys {
            let one = value(key.form)
            guard let plural = key.plural else {
                result[key.name] = describing(one, key.summary)
                continue
            }
            result[plural] = listing(one, key.summary)
            result[key.name] = listing(one, key.summary)
        }
        return result
    }

    private static func describing(_ value: JSONValue, _ text: String) -> JSONValue {
        guard case .object(var object) = value, !text.isEmpty else { return value }
        object["description"] = .string(text)
        return .object(object)
    }

    private static func listing(_ item: JSONValue, _ text: String) -> JSONValue {
        let list = JSONValue.object([
            "type": .string("array"), "minItems": .integer(1), "uniqueItems": .bool(true), "items": item
        ])
        return describing(.object(["anyOf": .array([item, list])]), text)
    }

    private static func value(_ form: SettingForm) -> JSONValue {
        switch form {
        case .name(let names, _):
            // Others are accepted, too: names in other words, or with a pattern.
            .object([
                "anyOf": .array([
                    .object(["enum": .array(names.map(JSONValue.string))]),
                    .object(["type": .array([.string("string"), .string("number")])])
                ])
            ])
        case .text: .object(["type": .array([.string("string"), .string("number")])])
        case .number(let range, let isWhole):
            .object([
                "type": .string(isWhole ? "integer" : "number"), "minimum": .number(range.lowerBound),
                "maximum": .number(range.upperBound)
            ])
        case .flag: .object(["type": .string("boolean")])
        case .path, .outputPath, .pathOrName: .object(["type": .string("string")])
        case .values: .object(["type": .array([.string("object"), .string("string")])])
        case .combination:
            .object([
                "type": .string("object"), "additionalProperties": .bool(false), "minProperties": .integer(1),
                "properties": .object(properties(of: SettingKey.ofMatrix))
            ])
        }
    }
}
