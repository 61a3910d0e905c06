import Foundation

/// Checks JSON against the part of JSON Schema 2020-12 that `docs/schemas` uses.
///
/// Fields that a schema with `properties` does not describe are problems, unless it says `additionalProperties`: what is
/// published lets others add fields, and what is written here is described.
package struct JSONSchema {
    private let folder: String
    private let file: String
    private let root: [String: Any]

    /// - Parameter path: of the schema; the files that it refers to lie beside it.
    package init(_ path: String) throws {
        folder = (path as NSString).deletingLastPathComponent
        file = (path as NSString).lastPathComponent
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong, a line each, such as `$.result.runs[0].page is not a string`.
    package func problems(with value: Any) throws -> [String] { try check(value, root, "$") }

    private func check(_ value: Any, _ schema: [String: Any], _ place: String) throws -> [String] {
        var problems: [String] = []
        if let reference = schema["$ref"] as? String { problems += try follow(reference, value, place) }
        if let constant = schema["const"], !Self.areEqual(constant, value) {
            problems.append("\(place) is not \(constant)")
        }
        if let values = schema["enum"] as? [Any], !values.contains(where: { Self.areEqual($0, value) }) {
            problems.append("\(place) is none of \(values)")
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let found = try choices.map { try check(value, $0, place) }
            if !found.contains(where: \.isEmpty) { problems += found.min { $0.count < $1.count } ?? [] }
        }
        if let type = schema["type"] as? String, !Self.is(value, type) {
            return problems + ["\(place) is not of type \(type)"]
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            problems.append("\(place) does not match \(pattern)")
        }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            for (index, item) in list.enumerated() { problems += try check(item, items, "\(place)[\(index)]") }
        }
        if let object = value as? [String: Any] { problems += try checkFields(object, schema, place) }
        return problems
    }

    private func checkFields(_ object: [String: Any], _ schema: [String: Any], _ place: String) throws -> [String] {
        var problems = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
            "\(place).\($0) is missing"
        }
        let properties = schema["properties"] as? [String: Any], others = schema["additionalProperties"]
        for (name, value) in object {
            if let property = properties?[name] as? [String: Any] {
                problems += try check(value, property, "\(place).\(name)")
            } else if let others = others as? [String: Any] {
                problems += try check(value, others, "\(place).\(name)")
            } else if others as? Bool == false || others == nil && properties != nil && schema["type"] != nil {
                problems.append("\(place).\(name) is not described")
            }
        }
        return problems
    }

    private func follow(_ reference: String, _ value: Any, _ place: String) throws -> [String] {
        let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let schema = parts[0].isEmpty ? self : try JSONSchema("\(folder)/\(parts[0])")
        var target: Any = schema.root
        for name in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
            guard let next = (target as? [String: Any])?[String(name)] else { return ["\(place): no \(reference)"] }
            target = next
        }
        return try schema.check(value, target as? [String: Any] ?? [:], place)
    }

    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        "\(one)" == "\(other)" && ["string", "boolean"].allSatisfy { Self.is(one, $0) == Self.is(other, $0) }
    }

    private static func `is`(_ value: Any, _ type: String) -> Bool {
        let number = value as? NSNumber
        // A boolean is a number to Foundation, of C's smallest type.
        let isBoolean = number.map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean
        case "integer": number.map { !isBoolean && $0.doubleValue.rounded() == $0.doubleValue } ?? false
        case "number": number != nil && !isBoolean
        case "null": value is NSNull
        default: false
        }
    }
}
