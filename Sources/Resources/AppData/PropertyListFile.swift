import Foundation
import PropertyLists

/// A file of values by key, with JSON's stand-ins for dates and bytes resolved.
package struct PropertyListFile {
    package let name: String
    package let values: [String: Any]

    /// - Parameter name: How messages name the file.
    package init(_ url: URL, shownAs name: String) throws {
        self.name = name
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw Self.problem(name, "cannot be read")
        }
        let list: Any
        do throws(PropertyListError) {
            list = try PropertyList.value(data)
        } catch {
            let place = error.line.map { "line \($0) " } ?? "it "
            throw Self.problem(name, "\(place)\(error.message); 'plutil -lint' on a Mac checks it")
        }
        guard let values = PropertyListValue.plain(list) as? [String: Any] else {
            throw Self.problem(name, "the property list is not a dictionary; write one of values by key")
        }
        self.values = values
    }

    package init(json url: URL, shownAs name: String) throws {
        self.name = name
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw Self.problem(name, "cannot be read")
        }
        let json: Any
        do {
            json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            throw Self.problem(name, "this is not JSON: \(Self.text(error))")
        }
        guard let object = json as? [String: Any] else {
            throw Self.problem(name, "write an object of values by key, like {\"token\": \"abc\", \"count\": 3}")
        }
        values = try object.reduce(into: [:]) { values, item in
            values[item.key] = try Self.value(item.value, at: item.key, in: name)
        }
    }

    /// nil for null, which no defaults hold.
    private static func value(_ json: Any, at place: String, in file: String) throws -> Any? {
        switch json {
        case is NSNull: return nil
        case let list as [Any]:
            return try list.enumerated().compactMap { try value($1, at: "\(place)[\($0)]", in: file) }
        case let object as [String: Any]:
            guard object.count == 1, let tag = object.first, tag.key.hasPrefix("$") else {
                return try object.reduce(into: [String: Any]()) { values, item in
                    values[item.key] = try value(item.value, at: "\(place).\(item.key)", in: file)
                }
            }
            return try tagged(tag.key, tag.value as? String ?? "", at: place, in: file)
        default: return PropertyListValue.plain(json)
        }
    }

    private static func tagged(_ tag: String, _ text: String, at place: String, in file: String) throws -> Any {
        switch tag {
        case "$date":
            if let date = try? Date(text, strategy: .iso8601) { return date }
            throw problem(file, "\(place): \"\(text)\" is not an instant; write it like 2026-01-01T09:41:00Z")
        case "$data":
            if let data = Data(base64Encoded: text) { return data }
            throw problem(file, "\(place): the text is not base 64")
        default:
            throw problem(file, "\(place): \"\(tag)\" stands for nothing; there are \"$date\" and \"$data\"")
        }
    }

    private static func problem(_ file: String, _ text: String) -> AppGroupFolder.ReadError {
        AppGroupFolder.ReadError(description: "\(file): \(text)")
    }

    /// What a parser says of the place, without Foundation's dictionary.
    private static func text(_ error: any Error) -> String {
        let error = error as NSError
        return error.userInfo[NSDebugDescriptionErrorKey] as? String
            ?? error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    }
}
