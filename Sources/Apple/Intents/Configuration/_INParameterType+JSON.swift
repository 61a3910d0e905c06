import AppIntents
import CoreLocation
import RenderModel

// Values as `--configuration` takes them and as generated properties hold them: numbers as `NSNumber`, enumerations as
// their raw values.
extension _INParameterType {
    /// - Throws: `_IntentValueProblem`.
    func read(_ json: JSONValue) async throws -> Any {
        switch self {
        case .string: return try await String._read(json, nil)
        case .integer: return NSNumber(value: try await Int._read(json, nil))
        case .decimal, .timeInterval: return NSNumber(value: try await Double._read(json, nil))
        case .boolean: return NSNumber(value: try await Bool._read(json, nil))
        case .url: return try await URL._read(json, nil)
        case .date: return try await Self.date(json)
        case .person:
            let name = try await IntentPerson._read(json, nil)._text
            return INPerson(
                personHandle: INPersonHandle(value: name, type: .unknown), nameComponents: nil, displayName: name,
                image: nil, contactIdentifier: nil, customIdentifier: nil)
        case .file:
            let file = try await IntentFile._read(json, nil)
            return file.fileURL.map { INFile(fileURL: $0, filename: file.filename, typeIdentifier: nil) }
                ?? INFile(data: file.data, filename: file.filename, typeIdentifier: nil)
        case .currencyAmount:
            let amount = try await IntentCurrencyAmount._read(json, nil)
            return INCurrencyAmount(
                amount: NSDecimalNumber(decimal: amount.amount), currencyCode: amount.currencyCode)
        case .speakableString: return INSpeakableString(spokenPhrase: try await String._read(json, nil))
        case .placemark: return try await CLPlacemark._read(json, nil)
        case .length: return try await Measurement<UnitLength>._read(json, nil)
        case .mass: return try await Measurement<UnitMass>._read(json, nil)
        case .temperature: return try await Measurement<UnitTemperature>._read(json, nil)
        case .volume: return try await Measurement<UnitVolume>._read(json, nil)
        case .speed: return try await Measurement<UnitSpeed>._read(json, nil)
        case .energy: return try await Measurement<UnitEnergy>._read(json, nil)
        case .enumeration(_, let cases): return try Self.rawValue(json, cases)
        case .object(let type): return try await Self.object(json, type)
        case .paymentMethod: throw _IntentValueProblem(expected: "null: payment methods cannot be chosen here")
        case .unavailable(let name): throw _IntentValueProblem(expected: "null: \(name) cannot be chosen here")
        }
    }

    func json(_ value: Any) -> JSONValue {
        switch (self, value) {
        case (.enumeration(_, let cases), let value as Int):
            return cases.first { $0.rawValue == value }.map { .string($0.name) } ?? .integer(value)
        case (.boolean, let value as NSNumber): return .bool(value.boolValue)
        case (.integer, let value as NSNumber): return .integer(value.intValue)
        case (_, let value as NSNumber): return .number(value.doubleValue)
        case (_, let value as INObject):
            return .object(value.identifier.map { ["id": .string($0)] } ?? ["title": .string(value.displayString)])
        case (_, let value as INPerson): return .string(value.displayName)
        case (_, let value as INSpeakableString): return .string(value.spokenPhrase)
        case (_, let value as INFile): return .string(value.fileURL?.path ?? value.filename)
        case (_, let value as INCurrencyAmount):
            return .object([
                "amount": .string(value.amount?.stringValue ?? "0"), "currencyCode": .string(value.currencyCode ?? "")
            ])
        case (_, let value as any _IntentValue): return value._json
        default: return .string("\(value)")
        }
    }

    /// As the system shows it.
    func text(_ value: Any) -> String {
        switch (self, value) {
        case (.enumeration(_, let cases), let value as Int):
            return cases.first { $0.rawValue == value }.map { String(localized: $0.title) } ?? "\(value)"
        case (.boolean(let yes, let no), let value as NSNumber):
            return (value.boolValue ? yes : no).map { String(localized: $0) } ?? "\(value.boolValue)"
        case (_, let value as INObject): return value.displayString
        case (.placemark, let value as CLPlacemark): return value._text
        default:
            let json = json(value)
            return json.string ?? json.text
        }
    }

    /// How a value is written that is more than a number or a text.
    var form: String? {
        switch self {
        case .date: DateComponents._form
        case .currencyAmount: IntentCurrencyAmount._form
        case .placemark: CLPlacemark._form
        case .file: IntentFile._form
        case .length: Measurement<UnitLength>._form
        case .mass: Measurement<UnitMass>._form
        case .temperature: Measurement<UnitTemperature>._form
        case .volume: Measurement<UnitVolume>._form
        case .speed: Measurement<UnitSpeed>._form
        case .energy: Measurement<UnitEnergy>._form
        case .timeInterval: Duration._form
        case .string, .integer, .decimal, .url, .person, .paymentMethod, .speakableString, .boolean, .enumeration,
            .object, .unavailable:
            nil
        }
    }

    /// The values of an enumeration; the first, `unknown`, stands for none and is not offered.
    var cases: [ParameterOption]? {
        guard case .enumeration(_, let cases) = self else { return nil }
        return cases.filter { $0.rawValue != 0 }.map {
            ParameterOption(value: .string($0.name), title: String(localized: $0.title))
        }
    }

    private static func rawValue(_ json: JSONValue, _ cases: [_INEnumCase]) throws -> Int {
        if let text = json.string,
            let found = cases.first(where: { $0.name == text })
                ?? cases.first(where: { String(localized: $0.title) == text })
        {
            return found.rawValue
        }
        let names = cases.filter { $0.rawValue != 0 }.map { "\"\($0.name)\"" }
        throw _IntentValueProblem(expected: "one of \(names.joined(separator: ", "))")
    }

    /// An object of components, or a day or an instant of which all components are taken.
    private static func date(_ json: JSONValue) async throws -> DateComponents {
        guard json.string != nil else { return try await DateComponents._read(json, nil) }
        let date = try await Date._read(json, nil)
        return Calendar.current.dateComponents(
            [.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second], from: date)
    }

    /// An object that nobody was asked for: its identifier and its title as written, and its properties.
    private static func object(_ json: JSONValue, _ type: INObject.Type) async throws -> INObject {
        var values: [String: JSONValue] = [:]
        if case .object(let written) = json { values = written } else { values["title"] = json }
        let title = values["title"]?.string, identifier = values["id"]?.string
        guard let definition = type._definition, let display = title ?? identifier else {
            throw _IntentValueProblem(
                expected: "a title in quotes, or an object such as {\"id\": \"…\", \"title\": \"…\"}")
        }
        let object = definition.make(identifier ?? display, display)
        for property in definition.properties {
            guard let value = values[property.name], !value.isNull else { continue }
            object._values[property.name] = try await property.read(value)
        }
        return object
    }
}
