import ActivityKit
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomCommands
@testable import RenderModel
@testable import WidgetKitCore

struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var driver: String
        var arrival: Date
        var stops: [Stop]
        var fare: Double?
        var phase: Phase

        struct Stop: Codable, Hashable { var name: String, minutes: Int }
        enum Phase: String, Codable, CaseIterable { case waiting, driving }
    }

    var number: Int
    var url: URL
}

struct TripActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
            Text(context.state.driver)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("B") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
        }
    }
}

/// States as JSON.
@MainActor
struct ActivityChoiceTests {
    private static let state =
        #"{"driver": "Mo", "arrival": 60, "stops": [{"name": "A", "minutes": 3}], "phase": "driving"}"#
    private static let attributes = #"{"number": 7, "url": "trip://7"}"#

    private func source() throws -> any ActivitySource {
        let host = WidgetHost(widget: TripActivity.self, resources: WidgetResources(directories: []))
        return try #require(host.exhibits.exhibits[0] as? ActivityExhibit).source
    }

    private func decode(_ json: String) throws -> ActivityViewState {
        try source().decode(
            try ActivityArgument.choices([json])[0], at: Date(timeIntervalSince1970: 1000))
    }

    @Test func datesAreSecondsSince2001() throws {
        let state = try decode(#"{"attributes": \#(Self.attributes), "contentState": \#(Self.state), "name": "x"}"#)
        let content = try #require(state.state as? TripAttributes.ContentState)
        #expect(content.arrival == Date(timeIntervalSinceReferenceDate: 60) && content.stops.count == 1)
        #expect((state.attributes as? TripAttributes)?.number == 7)
        #expect(state.name == "x" && !state.isStale && !state.hasEnded)
    }

    @Test func flagsAndPushedPayloads() throws {
        let flagged = try decode(
            #"{"attributes": \#(Self.attributes), "contentState": \#(Self.state), "stale": true, "ended": true}"#)
        #expect(flagged.isStale && flagged.hasEnded)
        func pushed(_ staleDate: Int) throws -> ActivityViewState {
            try decode(
                #"""
                {"aps": {"timestamp": 5, "event": "end", "stale-date": \#(staleDate), "attributes-type": "TripAttributes",
                "attributes": \#(Self.attributes), "content-state": \#(Self.state), "alert": {"title": "x"}}}
                """#)
        }
        #expect(try pushed(999).isStale && pushed(999).hasEnded)
        #expect(try !pushed(1001).isStale)
    }

    @Test(arguments: [
        (#"{"attributes": {"number": 7}}"#, "'attributes.url' is missing"),
        (
            #"{"attributes": {"number": "7", "url": "a"}}"#,
            "'attributes.number' has the wrong type; write a whole number"
        ),
        (#"{"attributes": {"number": null, "url": "a"}}"#, "'attributes.number' cannot be null"),
        (
            #"{"attributes": {"number": 7, "url": "a"}}"#,
            "'contentState.driver' is missing; TripAttributes.ContentState needs it"
        ),
        (
            #"{"attributes": {"number": 7, "url": "a"}, "contentState": {"driver": "x", "arrival": "2026-01-01"}}"#,
            "'contentState.arrival' has the wrong type; write a number; a date is written as the seconds since 2001"
        ),
        (
            #"{"attributes": {"number": 7, "url": "a"}, "contentState": {"driver": "x", "arrival": 0, "stops": [{"name": 1}]}}"#,
            "'contentState.stops[0].name' has the wrong type; write a text"
        ),
        (
            #"{"attributes": {"number": 7, "url": "a"}, "contentState": {"driver": "x", "arrival": 0, "stops": [], "phase": "gone"}}"#,
            "'contentState.phase' cannot be read"
        )
    ])
    func wrongValuesAreNamed(_ json: String, _ message: String) throws {
        let error = #expect(throws: ActivityChoiceError.self) { try decode(json) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        ("{", "not valid JSON"), ("7.json", "7.json"), ("[3]", "an object"), (#"{"attributes": 3}"#, "attributes"),
        (#"{"state": {}}"#, "not \"state\""), (#"{"stale": "yes"}"#, "true or false"), (#"{"kind": 3}"#, "kind")
    ])
    func wrongFormsAreRefused(_ argument: String, _ message: String) {
        let error = #expect(throws: (any Error).self) { try ActivityArgument.choices([argument]) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(message))
    }

    @Test func whatIsChosenCanBeWrittenAgain() throws {
        let choices = try ActivityArgument.choices([
            #"[{"kind": "T", "name": "a", "attributes": {"x": 1}, "contentState": {"y": [1.5]}, "ended": true}, {"stale": true}]"#
        ])
        let again = try ActivityArgument.choices([ActivityArgument.json(choices, clock: .now).text])
        #expect(again == choices)
    }

    @Test func objectsThatAskForNothingAreEmptyObjects() throws {
        struct Attributes: ActivityAttributes {
            struct ContentState: Codable, Hashable { var scores: [String: Int], nothing: Nothing }
            struct Nothing: Codable, Hashable {}
        }
        let text = try #require(ActivityTemplate.text(for: Attributes.self))
        #expect(text == #"{"attributes": {}, "contentState": {"nothing":{},"scores":{}}}"#)
    }

    @Test func whatMayBeMissingIsMissing() throws {
        struct Session: ActivityAttributes {
            struct ContentState: Codable, Hashable { var name = "" }
            var tags: [String]?, count: Int?
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                tags = try container.decode([String]?.self, forKey: .tags)
                count = try container.decode(Int?.self, forKey: .count)
            }
            func encode(to encoder: any Encoder) throws {}
            enum Key: String, CodingKey { case tags, count }
        }
        let offer = try #require(ActivityTemplate(for: Session.self))
        #expect(offer.isState)
        #expect(offer.text == #"{"attributes": {"count":null,"tags":null}, "contentState": {"name":""}}"#)
    }

    @Test func casesWithValuesAreDecodable() throws {
        struct Attributes: ActivityAttributes {
            enum Step: Codable, Hashable {
                indirect case after(Step, minutes: Int)
                case arrived(at: String, Date)
                case waiting
            }
            enum Plain: Codable, Hashable { case one, two }
            enum Named: String, Codable, Hashable { case first = "1st", second }
            enum Strict: Codable, Hashable {
                case long(Name)
                case short
                struct Name: Codable, Hashable {
                    init(from decoder: any Decoder) throws {
                        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
                    }
                }
            }
            struct ContentState: Codable, Hashable { var step: Step, plain: Plain, named: Named, strict: Strict }
        }
        let offer = try #require(ActivityTemplate(for: Attributes.self))
        #expect(offer.isState)
        #expect(
            withoutDates(offer.text) == #"{"attributes": {}, "contentState": {"named":"1st","plain":{"one":{}},"#
                + #""step":{"arrived":{"_1":0,"at":""}},"strict":{"short":{}}}}"#)
    }

    @Test func aTemplateThatItsTypeRefusesIsNoState() throws {
        struct Attributes: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var name: String
                init(from decoder: any Decoder) throws {
                    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
                    if name.isEmpty {
                        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "empty"))
                    }
                }
            }
        }
        let offer = try #require(ActivityTemplate(for: Attributes.self))
        #expect(!offer.isState && offer.text == #"{"attributes": {}, "contentState": {"name":""}}"#)
    }

    /// A range asks for its bounds without asking how many values there are; ends come after beginnings.
    @Test func rangesAndPointsHaveNeutralValues() throws {
        struct Attributes: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var timer: ClosedRange<Date>, place: CGPoint, startDate: Date, endDate: Date, ending: Date
                var names: [String]
            }
        }
        let offer = try #require(ActivityTemplate(for: Attributes.self))
        #expect(offer.isState)
        let text = try #require(offer.text.firstMatch(of: #/"contentState": (\{.*\})\}$/#)).1
        let state = try JSONDecoder().decode(Attributes.ContentState.self, from: Data(text.utf8))
        // The device's clock stands still, the test's goes on.
        #expect(abs(state.timer.upperBound.timeIntervalSince(state.timer.lowerBound) - 900) < 60)
        #expect(abs(state.endDate.timeIntervalSince(state.startDate) - 900) < 60)
        #expect(abs(state.ending.timeIntervalSince(state.startDate)) < 60)
        #expect(state.place == .zero && state.names.isEmpty)
    }

    /// Dates are the clock's moment.
    private func withoutDates(_ text: String) -> String {
        text.replacing(#/"(arrival|_1)":(-?[\d.e]+)/#) { match in
            let moment = Double(match.2).map(Date.init(timeIntervalSinceReferenceDate:))
            #expect(moment.map { abs($0.timeIntervalSinceNow) < 60 } == true)
            return "\"\(match.1)\":0"
        }
    }

    @Test func sizesWithoutEndAreTold() {
        let fit = ActivityFit(
            presentation: .expanded, wanted: CGSize(width: 100, height: CGFloat.infinity),
            shown: CGSize(width: 100, height: 160), log: IslandFitLog())
        #expect(fit.findings.map(\.code.name) == ["activity-clipped"])
    }

    @Test func theTemplateHasWhatTheTypesAskFor() throws {
        let template = try #require(try source().attributesType as? TripAttributes.Type).self
        #expect(
            ActivityTemplate.text(for: template).map(withoutDates)
                == #"{"attributes": {"number":0,"url":"https://example.com"}, "#
                + #""contentState": {"arrival":0,"driver":"","phase":"waiting","stops":[]}}"#)
        // As it stands it is a state.
        _ = try decode(try #require(ActivityTemplate.text(for: template)))
    }
}
