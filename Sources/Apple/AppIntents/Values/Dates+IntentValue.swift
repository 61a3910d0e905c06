import RenderModel

extension Date: _IntentValue {
    public static var _form: String? { "\"2026-01-01T09:41\"" }
    public static var _neutral: Date? { Date() }
    public var _json: JSONValue { .string(formatted(.iso8601)) }

    /// An instant with its zone, or a day or a local time in the time zone of the run.
    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Date {
        guard let text = json.string, let date = date(text) else {
            throw _IntentValueProblem(
                expected: "an instant such as \"2026-01-01T09:41:00Z\", or \"2026-01-01T09:41\" or \"2026-01-01\"")
        }
        return date
    }

    private static func date(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .current
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}

extension DateComponents: _IntentValue {
    public static var _form: String? { "{\"hour\": 9, \"minute\": 41}" }
    public static var _neutral: DateComponents? { DateComponents() }

    private static let fields: [(name: String, path: WritableKeyPath<DateComponents, Int?>)] = [
        ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
        ("second", \.second), ("weekday", \.weekday)
    ]

    public var _json: JSONValue {
        let values = Self.fields.compactMap { field in
            self[keyPath: field.path].map { (field.name, JSONValue.integer($0)) }
        }
        return .object(Dictionary(uniqueKeysWithValues: values))
    }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> DateComponents {
        let problem = _IntentValueProblem(
            expected:
                "an object of \(fields.map(\.name).joined(separator: ", ")), such as \(_form!)")
        guard case .object(let values) = json else { throw problem }
        var result = DateComponents()
        for (name, value) in values {
            guard let field = fields.first(where: { $0.name == name }), let number = value.integer else {
                throw problem
            }
            result[keyPath: field.path] = number
        }
        return result
    }
}

extension Duration: _IntentValue {
    public static var _form: String? { "a number of seconds" }
    public static var _neutral: Duration? { .zero }
    /// Seconds.
    public var _json: JSONValue { .number(self / .seconds(1)) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Duration {
        guard let seconds = json.real else { throw _IntentValueProblem(expected: "a number of seconds") }
        return .seconds(seconds)
    }
}
