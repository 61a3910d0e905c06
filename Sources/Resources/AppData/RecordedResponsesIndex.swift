import Foundation

/// `index.json`, read and checked.
package struct RecordedResponsesIndex {
    package private(set) var answers: [RecordedResponse] = []

    private static let keys = ["url", "method", "query", "status", "headers", "file", "text", "json", "base64"]

    package init(_ data: Data, folder: URL) throws {
        let json: Any
        do {
            json = try JSONSerialization.jsonObject(with: data)
        } catch {
            let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
            throw Self.problem("this is not JSON: \(text)")
        }
        guard let list = json as? [Any] else {
            throw Self.problem("write an array of answers: [{\"url\": …, \"file\": …}]")
        }
        answers = try list.enumerated().map { try Self.answer($1, at: "[\($0)]", folder) }
    }

    private static func answer(_ json: Any, at place: String, _ folder: URL) throws -> RecordedResponse {
        guard let object = json as? [String: Any] else { throw problem("\(place): write an object with \"url\"") }
        if let other = object.keys.sorted().first(where: { !keys.contains($0) }) {
            throw problem(
                "\(place): \"\(other)\" is unknown; there are \(keys.map { "\"\($0)\"" }.joined(separator: ", "))")
        }
        if let method = object["method"], !(method is String) {
            throw problem("\(place).method: write a method like \"GET\"")
        }
        guard let url = object["url"] as? String,
            var pattern = RequestPattern(method: object["method"] as? String, url: url)
        else {
            throw problem("\(place).url: write an address of http or https, like \"https://api.example.com/v1/score\"")
        }
        for (name, value) in try texts(object["query"], "\(place).query") { pattern.query[name] = value }
        var answer = RecordedResponse(pattern: pattern)
        if let status = object["status"] {
            guard let number = status as? Int, (200...599).contains(number) else {
                throw problem("\(place).status: write a status from 200 to 599")
            }
            answer.status = number
        }
        let (body, type) = try body(object, at: place, folder)
        answer.body = body
        answer.headers = try texts(object["headers"], "\(place).headers").sorted { $0.key < $1.key }
            .map { .init(name: $0.key, value: $0.value) }
        if let type, !answer.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
            answer.headers.insert(.init(name: "Content-Type", value: type), at: 0)
        }
        return answer
    }

    /// The bytes, and their type where it is plain.
    private static func body(_ object: [String: Any], at place: String, _ folder: URL) throws -> (Data, String?) {
        let forms = ["file", "text", "json", "base64"].filter { object[$0] != nil }
        guard forms.count < 2 else {
            throw problem(
                "\(place): \(forms.map { "\"\($0)\"" }.joined(separator: " and ")) exclude each other; keep one")
        }
        switch forms.first {
        case "file":
            if let name = object["file"] as? String, !RecordedResponses.staysInside(name) {
                throw problem("\(place).file: \(name) leads out of the folder; write a path inside it")
            }
            guard let name = object["file"] as? String,
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
            else { throw problem("\(place).file: no such file in the folder: \(object["file"] ?? "")") }
            return (data, name.hasSuffix(".json") ? "application/json" : nil)
        case "text":
            guard let text = object["text"] as? String else { throw problem("\(place).text: write a text") }
            return (Data(text.utf8), "text/plain; charset=utf-8")
        case "json":
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
            return (try JSONSerialization.data(withJSONObject: object["json"]!, options: options), "application/json")
        case "base64":
            guard let data = (object["base64"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
                throw problem("\(place).base64: the text is not base 64")
            }
            return (data, nil)
        default: return (Data(), nil)
        }
    }

    private static func texts(_ json: Any?, _ place: String) throws -> [String: String] {
        guard let json else { return [:] }
        guard let object = json as? [String: Any] else { throw problem("\(place): write an object of texts") }
        return try object.mapValues { value in
            switch value {
            case let text as String: return text
            case let number as NSNumber: return number.stringValue
            default: throw problem("\(place): write texts, like {\"page\": \"2\"}")
            }
        }
    }

    private static func problem(_ text: String) -> RecordedResponses.ReadError {
        RecordedResponses.ReadError(description: "\(RecordedResponses.indexName): \(text)")
    }
}
