import Foundation
import SwiftText
import Testing

@testable import Assets
@testable import darkroom

/// What is generated for intent definitions. That it compiles, an end-to-end test shows.
struct IntentSourceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Widgets/UsesIntents")

    private func cards() throws -> IntentDefinition {
        try IntentDefinitionReader.read(
            Self.folder.appendingPathComponent("Base.lproj/Cards.intentdefinition"), path: "Cards.intentdefinition")
    }

    private func source(_ definitions: [IntentDefinition], sources: [String] = []) throws -> String {
        try #require(try IntentSource(definitions: definitions, sources: sources.map(SourceFile.init)).text())
    }

    @Test func namesThatAreOneInSwiftAreRefused() throws {
        var definition = try cards()
        definition.enumerations[0].cases = ["two colours", "two-colours"].enumerated().map {
            .init(name: $1, rawValue: $0, title: .init($1))
        }
        let error = #expect(throws: IntentDefinitionError.self) { try source([definition]) }
        #expect(error?.reason == "“two colours” and “two-colours” are both two_colours in Swift; rename one")
    }

    @Test func aTypeThatIsAbsentBringsNoCode() throws {
        var definition = try cards()
        definition.intents[0].parameters[0].type = "Place\nlet injected = 1"
        #expect(try !source([definition]).split(separator: "\n").contains { $0.hasPrefix("let injected") })
    }

    /// In the class of such a parameter the name stands for its value: AtB's FavoriteDeparture.
    @Test func aParameterMayHaveTheNameOfItsType() throws {
        var definition = try cards()
        definition.intents[0].parameters[0].name = "Card"
        let text = try source([definition])
        #expect(text.contains("public var `Card`: Card? {") && text.contains("type: .object(_INType() as Card.Type)"))
        #expect(!text.contains("Card.self"))
    }

    @Test func classesHaveThePropertiesThatXcodeGenerates() throws {
        let text = try source([try cards()])
        for line in [
            "public class SelectCardIntent: INIntent {", "public var `card`: Card? {",
            "public var `style`: CardStyle {",
            "public var `showsBalance`: NSNumber? {", "public var `limit`: NSNumber? {",
            "public var `since`: DateComponents? {", "public var `shops`: [Shop]? {", "public class Card: INObject {",
            "public var `bank`: String? {", "case `twoColours` = 2", "public class CardStyleResolutionResult",
            "func provideCardOptionsCollection(for intent: SelectCardIntent, with completion: "
                + "@escaping (INObjectCollection<Card>?, Error?) -> Swift.Void)",
            "func provideShopsOptionsCollection(for intent: SelectCardIntent, searchTerm: String?) async throws "
                + "-> INObjectCollection<Shop>",
            "func defaultCard(for intent: SelectCardIntent) -> Card?",
            "func defaultShops(for intent: SelectCardIntent) -> [Shop]?",
            "func handle(intent: SelectCardIntent) async -> SelectCardIntentResponse",
            "case failureRequiringAppLaunch = 6"
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        #expect(!text.contains("defaultStyle"), "only dynamic parameters have a handler's default")
    }

    @Test(arguments: [("Stepper", true), ("Slider", true), ("Field", false)])
    func numbersHaveTheControlOfTheirDefinition(control: String, isNamed: Bool) throws {
        var definition = try cards()
        let index = try #require(definition.intents[0].parameters.firstIndex { $0.name == "limit" })
        #expect(definition.intents[0].parameters[index].control == "Field")
        definition.intents[0].parameters[index].control = control
        let text = try source([definition])
        #expect(text.contains("control: .\(control.lowercased())") == isNamed)
    }

    @Test func whatSourcesDeclareIsNotGeneratedAgain() throws {
        let text = try source(
            [try cards()],
            sources: [
                "enum CardStyle: Int { case unknown }", "// class Card {}",
                "struct Other { struct Shop { let a = {} } }"
            ])
        #expect(!text.contains("public enum CardStyle:"))
        #expect(text.contains("public class Card: INObject") && text.contains("public class Shop: INObject"))
    }

    @Test func ofTwoDefinitionsWithOneNameTheFirstCounts() throws {
        let text = try source([try cards(), try cards()])
        #expect(text.components(separatedBy: "public class SelectCardIntent: INIntent").count == 2)
    }

    @Test func handlersAreRegisteredByTheirClasses() throws {
        let text = try source(
            [],
            sources: [
                "class Base: INExtension {}\nfinal class Real: Base, FooIntentHandling {",
                "/* class No: INExtension { */",
                "let text = \"class No: INExtension {\""
            ])
        #expect(text.contains("_INHandlers.register(\"Real\") { Real() }"))
        #expect(!text.contains("\"Base\"") && !text.contains("No()"))
        #expect(try IntentSource(definitions: [], sources: [SourceFile("struct A {}")]).text() == nil)
    }

    @Test func responsesTakeTheParametersOfTheirSentences() throws {
        var definition = try cards()
        let parameter = { (name: String) in
            IntentDefinition.Parameter(name: name, title: .init(name), type: "String")
        }
        definition.intents[0].responseParameters = [parameter("item"), parameter("state")]
        definition.intents[0].responseCodes = [
            .init(name: "success", parameters: ["state", "item"]),
            .init(name: "failureInvalidItem", parameters: ["item"])
        ]
        let text = try source([definition])
        #expect(text.contains("func `success`(`state`: String, `item`: String) -> SelectCardIntentResponse"))
        #expect(text.contains("func `failureInvalidItem`(_ `item`: String) -> SelectCardIntentResponse"))
        #expect(text.contains("case `failureInvalidItem` = 100"))
    }

    @Test func ownReasonsMakeOwnResults() throws {
        var definition = try cards()
        definition.intents[0].prefix = "XY"
        definition.intents[0].parameters[4].isResolvable = true
        definition.intents[0].parameters[4].unsupportedReasons = ["lessThanMinimumValue"]
        let text = try source([definition])
        #expect(
            text.contains("public enum XYSelectCardLimitUnsupportedReason: Int {\n    case `lessThanMinimumValue` = 1"))
        #expect(text.contains("public class XYSelectCardLimitResolutionResult: INIntegerResolutionResult {"))
        #expect(text.contains("with completion: @escaping (XYSelectCardLimitResolutionResult) -> Swift.Void)"))
    }

    @Test func anUndeclaredTypeIsAnError() throws {
        var definition = try cards()
        definition.types = []
        #expect(
            throws: IntentDefinitionError(
                path: "Cards.intentdefinition", place: "card",
                reason: "its type Card is declared in INTypes of no definition")
        ) { try IntentSource(definitions: [definition], sources: [SourceFile]()).text() }
    }

    @Test(arguments: [
        ("PhantomOfOpera1", "phantomOfOpera1"), ("usd", "usd"), ("USD", "uSD"), ("URLType", "uRLType"), ("A", "a"),
        ("two words", "two_words"), ("1952", "_1952")
    ])
    func casesBeginSmall(name: String, identifier: String) {
        #expect(SwiftName.enumCase(name) == identifier)
    }

    @Test func textIsQuoted() {
        #expect(SwiftName.literal("a \"b\" \\(c)\nd") == #""a \"b\" \\(c)\nd""#)
    }
}
