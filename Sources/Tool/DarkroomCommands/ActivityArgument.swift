import ArgumentParser
import Foundation
import RenderModel

/// Reads `--activity`: JSON, or the path of a file with JSON; one state or an array of them.
///
/// A state is `{"attributes": {…}, "contentState": {…}, "kind": …, "name": …, "stale": true, "ended": true}`, or a
/// payload of a push notification.
package enum ActivityArgument {
    package static let example = #"{"attributes": {"order": "A7"}, "contentState": {"minutes": 5}}"#

    package static func choices(_ arguments: [String]) throws -> [ActivityChoice] {
        try arguments.flatMap { argument in
            let (json, file) = try JSONArgument.read(argument, option: "activity", example: example)
            let several = if case .array(let items) = json { items } else { [json] }
            return try several.enumerated().map { index, item in
                let fallback = file.map { several.count > 1 ? "\($0)-\(index + 1)" : $0 }
                return try choice(item, argument, fallback)
            }
        }
    }

    private static let keys = ["attributes", "contentState", "kind", "name", "stale", "ended"]

    private static func choice(_ json: JSONValue, _ argument: String, _ name: String?) throws -> ActivityChoice {
        guard case .object(let values) = json else { throw problem(argument, "a state is an object like \(example)") }
        if case .object(let payload)? = values["aps"] { return try pushed(payload, argument, name) }
        if let other = values.keys.sorted().first(where: { !keys.contains($0) }) {
            let known = keys.map { "\"\($0)\"" }.joined(separator: ", ")
            throw problem(argument, "a state can have \(known), not \"\(other)\"")
        }
        return ActivityChoice(
            name: try text(values["name"], "name", argument) ?? name, kind: try text(values["kind"], "kind", argument),
            attributes: try object(values["attributes"], "attributes", argument),
            contentState: try object(values["contentState"], "contentState", argument),
            isStale: try flag(values["stale"], "stale", argument),
            hasEnded: try flag(values["ended"], "ended", argument))
    }

    /// As a server sends it to start, update or end an activity.
    private static func pushed(
        _ payload: [String: JSONValue], _ argument: String, _ name: String?
    ) throws -> ActivityChoice {
        let staleDate = payload["stale-date"]?.real.map { Date(timeIntervalSince1970: $0) }
        return ActivityChoice(
            name: name, kind: try text(payload["attributes-type"], "attributes-type", argument),
            attributes: try object(payload["attributes"], "attributes", argument),
            contentState: try object(payload["content-state"], "content-state", argument),
            hasEnded: payload["event"]?.string == "end", staleDate: staleDate)
    }

    /// What gives these states again.
    package static func json(_ choices: [ActivityChoice], clock: Date) -> JSONValue {
        .array(
            choices.map { choice in
                var values: [String: JSONValue] = ["attributes": choice.attributes, "contentState": choice.contentState]
                values["name"] = choice.name.map(JSONValue.string)
                values["kind"] = choice.kind.map(JSONValue.string)
                if choice.isStale || (choice.staleDate.map { $0 <= clock } ?? false) { values["stale"] = .bool(true) }
                if choice.hasEnded { values["ended"] = .bool(true) }
                return .object(values)
            })
    }

    // MARK: Values

    private static func problem(_ argument: String, _ message: String) -> ValidationError {
        ValidationError("--activity \(argument): \(message)")
    }

    private static func object(_ json: JSONValue?, _ key: String, _ argument: String) throws -> JSONValue {
        switch json {
        case nil: return .object([:])
        case .object?: return json!
        case _?: throw problem(argument, "\"\(key)\" must be an object of values by property")
        }
    }

    private static func text(_ json: JSONValue?, _ key: String, _ argument: String) throws -> String? {
        guard let json, !json.isNull else { return nil }
        guard let text = json.string else { throw problem(argument, "\"\(key)\" must be a string") }
        return text
    }

    private static func flag(_ json: JSONValue?, _ key: String, _ argument: String) throws -> Bool {
        switch json {
        case nil: return false
        case .bool(let value)?: return value
        case _?: throw problem(argument, "\"\(key)\" must be true or false")
        }
    }
}
