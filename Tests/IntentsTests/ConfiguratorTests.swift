import AppIntents
import Findings
import RenderModel
import Testing

@testable import Intents

private class Cities: NSObject, PickIntentHandling {
    static let all = [("ber", "Berlin"), ("osl", "Oslo"), ("rom", "Rome")].map { City(identifier: $0, display: $1) }

    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<City>?, Error?) -> Void
    ) {
        let found =
            searchTerm.map { term in Self.all.filter { $0.displayString.contains(term) } }
            ?? Array(Self.all.prefix(2))
        completion(INObjectCollection(sections: [INObjectSection(title: "North", items: found)]), nil)
    }

    func defaultCity(for intent: PickIntent) -> City? { Self.all[1] }
}

private class AsyncCities: NSObject, PickIntentHandling {
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?
    ) async throws -> INObjectCollection<City> {
        INObjectCollection(items: [City(identifier: "par", display: "Paris")])
    }
}

private class ArrayOfCities: NSObject, PickIntentHandling {
    func provideCityOptions(for intent: PickIntent, with completion: @escaping ([City]?, Error?) -> Void) {
        completion([City(identifier: nil, display: "Lima")], nil)
    }
}

private class SilentCities: NSObject, PickIntentHandling {
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<City>?, Error?) -> Void
    ) {}
}

private class ForgetfulCities: NSObject, PickIntentHandling {
    func provideCityOptionsCollection(
        for intent: PickIntent, searchTerm: String?
    ) async throws -> INObjectCollection<City> {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        throw CancellationError()
    }
}

private class Extension: INExtension {
    let object: NSObject
    init(_ object: NSObject) { self.object = object }
    override func handler(for intent: INIntent) -> Any { object }
}

/// The registered extensions are the process's, so one test at a time has its own.
@Suite(.serialized)
struct ConfiguratorTests {
    private func configured(
        _ json: String = "{}", handler: NSObject? = Cities(), family: IntentWidgetFamily? = nil
    ) async throws -> (intent: PickIntent, findings: [Finding]) {
        register(handler)
        guard case .object(let values) = try JSONValue(text: json) else { throw CancellationError() }
        let intent = PickIntent()
        return (intent, try await SiriIntentConfigurator(intent, family: family).apply(values))
    }

    private func register(_ handler: NSObject?) {
        _INHandlers.removeAll()
        guard let handler else { return }
        _INHandlers.register("Extension") { Extension(handler) }
    }

    @Test func anIntentAsItIsMadeHasNoValues() {
        let intent = PickIntent()
        #expect(intent.city == nil && intent.style == .unknown && intent.days == nil && intent.names == nil)
    }

    @Test func defaultsAreTheHandlersThenTheDefinitions() async throws {
        let (intent, findings) = try await configured()
        #expect(intent.city?.displayString == "Oslo")
        #expect(intent.style == .plain)
        #expect(intent.days == 3)
        #expect(intent.isOn?.boolValue == false)
        #expect(intent.names == nil && intent.since == nil)
        #expect(findings == [])
    }

    /// A class that uses what is missing here is left out, and nothing stands in for its object.
    @Test func aHandlerThatIsLeftOutIsNotAsked() async throws {
        _INHandlers.removeAll()
        _INHandlers.register("Lost") { nil }
        defer { _INHandlers.removeAll() }
        #expect(_INHandlers.all.isEmpty)
        let intent = PickIntent()
        _ = try await SiriIntentConfigurator(intent, family: nil).apply([:])
        #expect(intent.city == nil && intent.days == 3)
    }

    @Test func chosenValuesAreSet() async throws {
        let (intent, _) = try await configured(
            """
            {"city": {"id": "ber"}, "style": "bold", "days": 5, "isOn": true, "names": ["a", "b"],
             "since": "2026-01-02", "far": 12}
            """)
        #expect(intent.city?.identifier == "ber")
        #expect(intent.style == .bold)
        #expect(intent.days == 5 && intent.isOn as? Bool == true)
        #expect(intent.names == ["a", "b"])
        #expect(intent.since?.year == 2026 && intent.since?.day == 2)
        #expect(intent.far == Measurement(value: 12, unit: UnitLength.meters))
    }

    @Test func anOptionIsFoundByItsTitleAndBySearching() async throws {
        #expect(try await configured(#"{"city": "Berlin"}"#).intent.city?.identifier == "ber")
        #expect(try await configured(#"{"city": "Rome"}"#).intent.city?.identifier == "rom")
        #expect(try await configured(#"{"style": "Bold"}"#).intent.style == .bold)
        #expect(try await configured(#"{"city": null}"#).intent.city == nil)
    }

    @Test(arguments: [
        (#"{"city": "Atlantis"}"#, #"the parameter 'city' cannot be "Atlantis"; use one of {"id":"ber"} (Berlin)"#),
        (#"{"style": "wild"}"#, #"the parameter 'style' cannot be "wild"; use one of "plain", "bold""#),
        (#"{"days": 20}"#, "the parameter 'days' cannot be 20; use a number from 1 to 9"),
        (#"{"isOn": 1}"#, "the parameter 'isOn' cannot be 1; use true or false"),
        (#"{"town": 1}"#, "there is no parameter 'town'; the parameters are city, style, days")
    ])
    func impossibleValuesAreNamed(json: String, message: String) async throws {
        let error = await #expect(throws: ConfigurationError.self) { try await configured(json) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "nothing")")
    }

    @Test func aRangeHoldsForEachValueOfAnArray() throws {
        let range = _INParameterDefinition("n", title: "N", type: .integer, isArray: true, range: 1...9)
        func allowed(_ json: String) throws -> Bool {
            SiriIntentConfigurator.allows(try JSONValue(text: json), range)
        }
        #expect(try allowed("[1, 9]"))
        #expect(try !allowed("[1, 20]"))
        #expect(try !allowed("0"))
    }

    @Test func aValueOfZeroIsOneUnlessItIsACase() {
        let relation = _INRelation("p", .hasAnyValue)
        func holds(_ type: _INParameterType) -> Bool {
            relation.holds(in: ["p": 0], parent: _INParameterDefinition("p", title: "P", type: type))
        }
        #expect(holds(.integer))
        #expect(!holds(.enumeration("E", [_INEnumCase("unknown", 0, "unknown")])))
        #expect(!relation.holds(in: [:], parent: nil))
    }

    @Test func everyFormOfTheMethodIsAsked() async throws {
        #expect(try await configured(#"{"city": "par"}"#, handler: AsyncCities()).intent.city?.displayString == "Paris")
        let (intent, _) = try await configured(#"{"city": "Lima"}"#, handler: ArrayOfCities())
        #expect(intent.city?.displayString == "Lima")
    }

    @Test func withoutHandlerAnObjectIsWhatIsWritten() async throws {
        let (intent, findings) = try await configured(
            #"{"city": {"id": "x", "title": "Elsewhere", "country": "Far"}}"#, handler: nil)
        let city = try #require(intent.city)
        #expect(city.identifier == "x" && city.displayString == "Elsewhere" && city.country == "Far")
        #expect(findings.map(\.code.name) == ["intent-handler-missing"])
    }

    @Test func whatIsNotShownIsRemarked() async throws {
        let (_, findings) = try await configured(#"{"style": "plain", "days": 5}"#)
        #expect(findings.map(\.code.name) == ["parameter-not-shown"])
        #expect(findings[0].message.contains("'days' only if style is bold"))
        #expect(try await configured(#"{"style": "bold", "days": 5}"#).findings == [])
    }

    @Test func arraysAreCutToWhatTheFamilyTakes() async throws {
        let (intent, findings) = try await configured(#"{"names": ["a", "b", "c"]}"#, family: .systemSmall)
        #expect(intent.names == ["a", "b"])
        #expect(findings.map(\.code.name) == ["parameter-values-truncated"])
        #expect(try await configured(#"{"names": ["a", "b", "c"]}"#, family: .systemLarge).intent.names?.count == 3)
    }

    @Test func parametersAreDescribed() async throws {
        register(Cities())
        let parameters = await PickIntent.describe()
        #expect(
            parameters.map(\.type) == [
                "City?", "Style", "Int?", "Bool?", "[String]", "DateComponents?", "Measurement<UnitLength>?"
            ])
        #expect(parameters[0].options.map(\.title) == ["Berlin", "Oslo"])
        #expect(parameters[0].options[0].section == "North")
        #expect(parameters[0].defaultValue == .object(["id": .string("osl")]) && parameters[0].defaultText == "Oslo")
        #expect(parameters[1].options.map(\.value) == [.string("plain"), .string("bold")])
        #expect(parameters[2].shownWhen == "style is bold")
        #expect(parameters[3].defaultText == "no")
        let found = await OptionsRequest.$searchTerm.withValue("Ro") { await PickIntent.describe() }
        #expect(found[0].options.map(\.title) == ["Rome"])
    }

    @Test func theEditPageShowsWhatIsChosen() async throws {
        let plain = try await configured(#"{"style": "plain"}"#, family: .systemSmall).intent
        let rows = plain.rows(family: .systemSmall)
        // Days are chosen where the style is bold.
        #expect(rows.map(\.name) == ["city", "style", "isOn", "names", "since", "far"])
        #expect(rows.map(\.control) == [.choice, .menu, .toggle, .field, .dateTime, .field])
        #expect(rows[1].texts == ["Plain"] && rows[2].isOn == false && rows[4].texts.isEmpty)
        #expect(rows[3].isArray && rows[3].limit == 2)
        let bold = try await configured(#"{"style": "bold", "isOn": true, "names": ["a", "b"], "days": 5}"#).intent
        let more = bold.rows(family: nil)
        #expect(more.map(\.name).contains("days") && more[2].texts == ["5"] && more[3].isOn == true)
        #expect(more[4].texts == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(20)), arguments: [false, true])
    func aSilentHandlerCostsItsParameter(isAsync: Bool) async throws {
        register(isAsync ? ForgetfulCities() : SilentCities())
        let parameters = await OptionsRequest.$limit.withValue(0.05) { await PickIntent.describe() }
        #expect(parameters[0].problem?.contains("did not call its completion within 0.05 s") == true)
        #expect(parameters[1].options.count == 2)
    }
}
