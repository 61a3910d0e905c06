import Intents

// As generated for an intent with one parameter of each kind, shortened by hand.

enum Style: Int {
    case unknown = 0
    case plain = 1
    case bold = 2
}

class City: INObject {
    var country: String? {
        get { _get("country") }
        set { _set("country", newValue) }
    }
    override class var _definition: _INTypeDefinition? {
        _INTypeDefinition("City", properties: [_INParameterDefinition("country", title: "Country", type: .string)]) {
            City(identifier: $0, display: $1)
        }
    }
}

class PickIntent: INIntent {
    var city: City? {
        get { _get("city") }
        set { _set("city", newValue) }
    }
    var style: Style {
        get { _get("style", else: .unknown) }
        set { _set("style", case: newValue) }
    }
    var days: NSNumber? {
        get { _get("days") }
        set { _set("days", newValue) }
    }
    var isOn: NSNumber? {
        get { _get("isOn") }
        set { _set("isOn", newValue) }
    }
    var names: [String]? {
        get { _get("names") }
        set { _set("names", newValue) }
    }
    var since: DateComponents? {
        get { _get("since") }
        set { _set("since", newValue) }
    }
    var far: Measurement<UnitLength>? {
        get { _get("far") }
        set { _set("far", newValue) }
    }

    override class var _definition: _INIntentDefinition? {
        _INIntentDefinition(
            "Pick", title: "Pick",
            parameters: [
                _INParameterDefinition(
                    "city", title: "City", type: .object(City.self), options: options, handlersDefault: standard),
                _INParameterDefinition(
                    "style", title: "Style",
                    type: .enumeration(
                        "Style",
                        [
                            _INEnumCase("unknown", 0, "unknown"), _INEnumCase("plain", 1, "Plain"),
                            _INEnumCase("bold", 2, "Bold")
                        ]), defaultValue: .rawValue(1)),
                _INParameterDefinition(
                    "days", title: "Days", type: .integer, defaultValue: .number(3), range: 1...9,
                    relation: _INRelation("style", .equals(.rawValue(2)))),
                _INParameterDefinition("isOn", title: "On", type: .boolean(true: "yes", false: "no")),
                _INParameterDefinition(
                    "names", title: "Names", type: .string, isArray: true, sizes: ["systemSmall": 2]),
                _INParameterDefinition("since", title: "Since", type: .date),
                _INParameterDefinition("far", title: "Far", type: .length)
            ])
    }

    private static func options(_ intent: INIntent, _ handler: Any, _ searchTerm: String?) async throws -> _INOptions? {
        guard let intent = intent as? PickIntent, let handler = handler as? any PickIntentHandling else { return nil }
        return try await _INOptions.ask(
            { handler.provideCityOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) },
            async: { try await handler.provideCityOptionsCollection(for: intent, searchTerm: searchTerm) },
            array: { handler.provideCityOptions(for: intent, with: $0) })
    }

    private static func standard(_ intent: INIntent, _ handler: Any) -> Any? {
        guard let intent = intent as? PickIntent, let handler = handler as? any PickIntentHandling else { return nil }
        return handler.defaultCity(for: intent)
    }
}

protocol PickIntentHandling: NSObjectProtocol {
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<City>?, Error?) -> Void)
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?
    ) async throws -> INObjectCollection<City>
    func provideCityOptions(for intent: PickIntent, with completion: @escaping ([City]?, Error?) -> Void)
    func defaultCity(for intent: PickIntent) -> City?
}

extension PickIntentHandling {
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<City>?, Error?) -> Void
    ) { completion(nil, _INNotImplemented()) }
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?
    ) async throws -> INObjectCollection<City> { throw _INNotImplemented() }
    func provideCityOptions(for intent: PickIntent, with completion: @escaping ([City]?, Error?) -> Void) {
        completion(nil, _INNotImplemented())
    }
    func defaultCity(for intent: PickIntent) -> City? { nil }
}
