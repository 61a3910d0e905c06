import Findings
import Foundation
import RenderModel
import Testing

@testable import AppIntents

/// An intent gets its values as the system gives them.
struct ConfiguratorTests {
    private func everything(
        _ json: String = "{}", family: IntentWidgetFamily = .systemSmall
    ) async throws -> (EverythingIntent, [Finding]) {
        let intent = EverythingIntent()
        guard case .object(let values) = try JSONValue(text: json) else { throw CancellationError() }
        return (intent, try await IntentConfigurator(intent, family: family).apply(values))
    }

    @Test func parametersComeInTheOrderOfTheSource() {
        let names = AnyIntent(EverythingIntent()).parameters.map(\.name)
        #expect(names.first == "number" && names.last == "untitled" && names.count == 17)
    }

    @Test func defaultsHold() async throws {
        let (intent, findings) = try await everything()
        #expect(intent.number == 4 && intent.ratio == 0.5 && intent.flag && intent.text == "a")
        #expect(intent.note == nil && intent.day == nil && intent.friend == nil && intent.few == nil)
        #expect(intent.length == Measurement(value: 2, unit: .meters))
        #expect(intent.mood == .good && intent.moods == [.good, .bad] && !intent.untitled)
        #expect(findings.isEmpty)
    }

    @Test func whatAnInitializerSetsHolds() async throws {
        let intent = EverythingIntent(number: 7, friend: Friend.all[1])
        _ = try await IntentConfigurator(intent, family: nil).apply([:])
        #expect(intent.number == 7 && intent.friend == Friend.all[1])
    }

    /// An iPhone shows such a widget once the user has chosen; a picture of one value is worth more than none.
    @Test func anEnumerationWithoutADefaultTakesItsFirstCase() async throws {
        struct Intent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Mood"
            @Parameter(title: "Mood") var mood: Mood
        }
        let intent = Intent()
        let findings = try await IntentConfigurator(intent, family: nil).apply([:])
        #expect(intent.mood == Mood.allCases.first)
        #expect(findings.map(\.code.name) == ["parameter-default-missing"])
    }

    /// The provider is called all the same: only code that reads the value traps, on an iPhone too.
    @Test func whatNothingOffersAValueForIsSaidAndLeftOpen() async throws {
        struct Player: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Player"
            static let defaultQuery = Players()
            var id: String
            var displayRepresentation: DisplayRepresentation { "\(id)" }
        }
        struct Players: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Player] { [] }
            func suggestedEntities() async throws -> [Player] { [] }
        }
        struct Intent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Game"
            @Parameter(title: "Player") var player: Player
        }
        let findings = try await IntentConfigurator(Intent(), family: nil).apply([:])
        #expect(findings.map(\.code.name) == ["parameter-default-missing"])
        #expect(findings[0].message.contains("the parameter 'player' of type Player has no value"))
    }

    @Test func valuesAreReadFromJSON() async throws {
        let (intent, _) = try await everything(
            #"""
            {"number": 10.0, "ratio": 1, "flag": false, "text": "b", "note": "c", "day": "2026-05-06T07:08:09Z",
             "time": {"hour": 9, "minute": 41}, "link": "https://example.com/a", "length": 3.5, "mood": "b",
             "moods": ["unknown"], "few": "Good", "friend": "Friend 3", "price": {"amount": 2.5, "currencyCode": "EUR"},
             "friends": [{"id": "00000000-0000-0000-0000-000000000002"}], "person": "Ada"}
            """#)
        #expect(intent.number == 10 && intent.ratio == 1 && !intent.flag && intent.text == "b" && intent.note == "c")
        #expect(intent.day == Date(timeIntervalSince1970: 1_778_051_289))
        #expect(intent.time == DateComponents(hour: 9, minute: 41))
        #expect(intent.link?.host == "example.com")
        #expect(intent.length == Measurement(value: 3.5, unit: .meters))
        #expect(intent.mood == .bad && intent.moods == [.unknown] && intent.few == .good)
        #expect(intent.friend == Friend.all[2] && intent.friends == [Friend.all[1]])
        #expect(intent.price == IntentCurrencyAmount(amount: 2.5, currencyCode: "EUR"))
        #expect(intent.person?.name == .displayName("Ada"))
    }

    @Test func nullTakesAnOptionalValueAway() async throws {
        #expect(try await everything(#"{"ratio": null}"#).0.ratio == nil)
    }

    @Test(arguments: [
        (#"{"number": 11}"#, "from 0 to 10"), (#"{"number": 1.5}"#, "a whole number"),
        (#"{"number": null}"#, "a whole number"),
        (#"{"ratio": 2}"#, "from 0 to 1"), (#"{"flag": 1}"#, "true or false"), (#"{"text": 3}"#, "a string"),
        (#"{"day": "soon"}"#, "an instant"), (#"{"time": {"our": 1}}"#, "hour"),
        (#"{"mood": "odd"}"#, #""good", "bad", "unknown""#),
        (#"{"moods": "good"}"#, "an array"), (#"{"few": "bad"}"#, #""good""#), (#"{"friend": "Nobody"}"#, "Friend 2"),
        (#"{"numbr": 1}"#, "number, ratio")
    ])
    func wrongValuesNameTheParameterAndWhatIsAllowed(json: String, words: String) async throws {
        let error = await #expect(throws: ConfigurationError.self) { try await everything(json) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [(IntentWidgetFamily.systemSmall, 1, 1), (.systemLarge, 2, 1), (.systemMedium, 3, 0)])
    func arraysAreCutToTheFamily(family: IntentWidgetFamily, count: Int, remarkCount: Int) async throws {
        let (intent, findings) = try await everything(
            #"{"friends": ["Friend 1", "Friend 2", "Friend 3"]}"#, family: family)
        #expect(intent.friends?.count == count && findings.count == remarkCount)
    }

    @Test func aQueryThatThrowsNamesItsParameter() async {
        let error = await #expect(throws: ConfigurationError.self) {
            try await IntentConfigurator(BrokenIntent(), family: nil).apply([:])
        }
        #expect(error?.description.contains("'entity'") == true && error?.description.contains("Offline") == true)
    }

    @Test func descriptionsSayWhatCanBeChosen() async throws {
        let descriptions = await AnyIntent(EverythingIntent()).describe()
        func parameter(_ name: String) throws -> ParameterDescription {
            try #require(descriptions.first { $0.name == name })
        }
        #expect(try parameter("number").range == .init(lowerBound: 0, upperBound: 10))
        #expect(try parameter("flag").defaultText == "On")
        #expect(try parameter("ratio").type == "Double?")
        #expect(try parameter("untitled").title == "untitled")
        #expect(try parameter("mood").options.map(\.title) == ["Good", "Bad"])
        #expect(try parameter("few").options.map(\.value) == [.string("good")])
        #expect(try parameter("friends").familySizes?["systemLarge"] == .init(minimum: 1, maximum: 2))
        #expect(try parameter("friend").options.count == 3 && parameter("friend").isDynamic)
        let broken = await AnyIntent(BrokenIntent()).describe()
        #expect(broken.first?.problem?.contains("Offline") == true)
    }
}
