import CoreLocation
import RenderModel

extension String: _IntentValue {
    public static var _neutral: String? { "" }
    public var _json: JSONValue { .string(self) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> String {
        guard let value = json.string else { throw _IntentValueProblem(expected: "a string") }
        return value
    }
}

extension AttributedString: _IntentValue {
    public static var _neutral: AttributedString? { AttributedString() }
    public var _json: JSONValue { .string(String(characters)) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> AttributedString { AttributedString(try await String._read(json, provider)) }
}

extension URL: _IntentValue {
    public var _json: JSONValue { .string(absoluteString) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> URL {
        guard let url = json.string.flatMap({ URL(string: $0) }) else {
            throw _IntentValueProblem(expected: "a URL in quotes")
        }
        return url
    }
}

/// A place is chosen by its coordinate and its words: on a device the user searches for it on Apple's map.
extension CLPlacemark: _IntentValue {
    /// A placemark is a value of its own.
    public typealias ValueType = CLPlacemark
    /// A placemark is not optional.
    public typealias UnwrappedType = CLPlacemark

    public static var _form: String? { "{\"latitude\": 52.52, \"longitude\": 13.405, \"name\": \"Berlin\"}" }

    public var _json: JSONValue {
        var values: [String: JSONValue] = [:]
        if let coordinate = location?.coordinate {
            values["latitude"] = .number(coordinate.latitude)
            values["longitude"] = .number(coordinate.longitude)
        }
        for (word, text) in details?.words ?? [:] { values[word] = .string(text) }
        return .object(values)
    }

    /// The system shows a place by its name.
    public var _text: String {
        if let text = name ?? locality { return text }
        return location.map { "\($0.coordinate.latitude), \($0.coordinate.longitude)" } ?? ""
    }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        guard let place = CLPlacemark(json) as? Self else {
            throw _IntentValueProblem(
                expected: "a place such as \(_form!), with degrees and, besides the name, any of "
                    + wordNames.dropFirst().joined(separator: ", "))
        }
        return place
    }

    /// nil where the JSON is no place.
    package convenience init?(_ json: JSONValue) {
        guard case .object(let values) = json,
            let latitude = values["latitude"]?.real, (-90...90).contains(latitude),
            let longitude = values["longitude"]?.real, (-180...180).contains(longitude)
        else { return nil }
        var words: [String: String] = [:]
        for (key, value) in values where key != "latitude" && key != "longitude" {
            guard Self.wordNames.contains(key), let word = value.string else { return nil }
            if key == "timeZone", TimeZone(identifier: word) == nil { return nil }
            words[key] = word
        }
        self.init(
            Details(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), words: words))
    }
}
