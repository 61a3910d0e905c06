import Foundation

/// A dictionary within a property list that knows where it stands, for messages.
struct PropertyListNode {
    let path: String
    let place: String
    private let values: [String: Any]

    init(path: String, place: String, _ values: [String: Any]) {
        self.path = path
        self.place = place
        self.values = values
    }

    func error(_ reason: String) -> IntentDefinitionError {
        IntentDefinitionError(path: path, place: place, reason: reason)
    }

    func string(_ key: String) throws -> String? { try value(key, "a string") }
    func bool(_ key: String) throws -> Bool { (try value(key, "true or false") as NSNumber?)?.boolValue ?? false }
    func integer(_ key: String) throws -> Int? { (try value(key, "a number") as NSNumber?)?.intValue }
    func number(_ key: String) throws -> Double? { (try value(key, "a number") as NSNumber?)?.doubleValue }
    func any(_ key: String) -> Any? { values[key] }

    func required(_ key: String) throws -> String {
        guard let value = try string(key), !value.isEmpty else { throw error("\(key) is missing") }
        return value
    }

    func node(_ key: String) throws -> PropertyListNode? {
        guard let values: [String: Any] = try value(key, "a dictionary") else { return nil }
        return PropertyListNode(path: path, place: within(key), values)
    }

    /// The dictionaries of an array, each known by its place and by the name it has under `name`.
    func nodes(_ key: String, name: String) throws -> [PropertyListNode] {
        let items: [Any] = try value(key, "an array") ?? []
        return try items.enumerated().map { index, item in
            guard let values = item as? [String: Any] else {
                throw IntentDefinitionError(
                    path: path, place: within("\(key)[\(index)]"), reason: "it is not a dictionary")
            }
            let label = (values[name] as? String).map { " (\($0))" } ?? ""
            return PropertyListNode(path: path, place: within("\(key)[\(index)]\(label)"), values)
        }
    }

    private func within(_ key: String) -> String { place.isEmpty ? key : "\(place), \(key)" }

    private func value<Value>(_ key: String, _ expected: String) throws -> Value? {
        guard let value = values[key] else { return nil }
        guard let typed = value as? Value else { throw error("\(key) is not \(expected)") }
        return typed
    }
}
