import AppIntents
import Foundation
import Intents
import RenderModel
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// What can be chosen for a widget, what its provider recommends, and what is made of a choice.
    @MainActor
    struct RecommendationTests {
        private let host = WidgetHost(bundle: ChoiceBundle.self, resources: .none)

        private func request(
            _ kind: String, _ variant: Variant = .timeline(0), _ family: FamilyName = .systemSmall,
            _ parameters: [String: JSONValue]? = nil
        ) -> DrawRequest {
            DrawRequest(
                kind: kind, family: family, variant: variant, scheme: .light, surface: .sized(158, 158),
                configuration: parameters.map { .init(name: "chosen", parameters: $0) })
        }

        private func drawing(_ request: DrawRequest) async throws -> Drawing {
            defer { VirtualClock.release() }
            return try await host.draw(request)
        }

        @Test func aListingTellsParametersAndRecommendations() async throws {
            let listings = try await host.configurations(timeout: 20, searchTerm: nil)
            #expect(listings.map(\.kind) == ["tea", "season", "plain"])
            let tea = listings[0]
            #expect(tea.intent == "TeaIntent" && tea.title == "Choose Tea" && tea.displayName == "Choose Tea")
            #expect(tea.parameters.map(\.name) == ["sort", "minutes"])
            #expect(
                tea.recommendations == [
                    .init(description: "Strong", parameters: ["sort": .string("Assam"), "minutes": .integer(5)]),
                    .init(description: "Light", parameters: ["sort": .string("Sencha"), "minutes": .integer(2)])
                ])
            #expect(listings[2].intent.isEmpty && listings[2].parameters.isEmpty)
        }

        @Test func aWidgetWithoutANameHasItsIntents() throws {
            let descriptors = try host.descriptors()
            #expect(descriptors.map(\.displayName) == ["Choose Tea", "Season", ""])
            #expect(descriptors.map(\.description) == ["Which tea to drink.", "", ""])
            #expect(descriptors.map(\.parameters) == [["sort", "minutes"], ["name"], nil])
        }

        @Test func whatNobodyChoosesHasItsDefault() async throws {
            #expect(try await drawing(request("tea")).shows("Earl Grey 3"))
            #expect(try await drawing(request("tea", .snapshot)).shows("Earl Grey now"))
        }

        @Test func aChoiceReachesTheProvider() async throws {
            let chosen: [String: JSONValue] = ["sort": .string("Assam")]
            #expect(try await drawing(request("tea", .timeline(0), .systemSmall, chosen)).shows("Assam 3"))
            #expect(try await drawing(request("tea", .snapshot, .systemSmall, chosen)).shows("Assam now"))
            // And the next picture is another choice's.
            #expect(try await drawing(request("tea")).shows("Earl Grey 3"))
        }

        @Test(
            arguments: [
                (["leaf": JSONValue.integer(1)], "leaf"), (["minutes": .string("long")], "minutes")
            ] as [([String: JSONValue], String)])
        func aChoiceThatThereIsNotIsRefused(_ parameters: [String: JSONValue], _ name: String) async {
            defer { VirtualClock.release() }
            let request = request("tea", .timeline(0), .systemSmall, parameters)
            for ask in [
                host.checkConfiguration, { _ = try await host.draw($0) },
                {
                    _ = try await host.editPage($0, names: .init(displayName: "", description: ""))
                }, { _ = try await host.handedActivity($0) }
            ] as [(DrawRequest) async throws -> Void] {
                let error = await #expect(throws: HostError.self) { try await ask(request) }
                #expect(
                    error?.description.hasPrefix(
                        "the configuration of widget 'tea' is incomplete or invalid: ") == true)
                #expect(error?.description.contains("'\(name)'") == true, "\(error?.description ?? "")")
            }
        }

        @Test func aRelevantWidgetShowsItsOneEntry() async throws {
            defer { VirtualClock.release() }
            let request = request("season")
            let timeline = try await host.timeline(for: request)
            #expect(timeline.entries.map(\.date) == [request.surface.clock] && timeline.policy == .never)
            #expect(try await drawing(request).shows("it is spring"))
            #expect(try await drawing(self.request("season", .placeholder)).entryDate == request.surface.clock)
        }

        @Test func aRelevantWidgetWithoutAnEntryHasNone() async throws {
            defer { VirtualClock.release() }
            let request = request("season", .timeline(0), .systemSmall, ["name": .string("none")])
            #expect(try await host.timeline(for: request).findings.map(\.code.name) == ["timeline-empty"])
            // The gallery shows the placeholder then.
            #expect(
                try await drawing(
                    self.request("season", .snapshot, .systemSmall, ["name": .string("none")])
                ).shows("some season"))
        }

        @Test func aPageHasARowForEachParameter() async throws {
            defer { VirtualClock.release() }
            let names = WidgetNames(displayName: "Tea", description: "Which tea to drink.")
            let request = request("tea", .timeline(0), .systemLarge, ["minutes": .integer(4)])
            let page = try #require(try await host.editPage(request, names: names))
            for text in ["Tea", "Which tea to drink.", "Sort", "Earl Grey", "Minutes", "4"] {
                #expect(page.shows(text), "\(text)")
            }
            // A card as wide as the screen less 16 points on either side, whatever family is edited.
            #expect(page.displayList.size.width == 361)
            #expect(try await host.editPage(self.request("plain"), names: names) == nil)
        }
    }
}

private struct TeaIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Tea"
    static let description = IntentDescription("Which tea to drink.")
    @Parameter(title: "Sort", default: "Earl Grey") var sort: String
    @Parameter(title: "Minutes", default: 3) var minutes: Int

    init() {}

    init(_ sort: String, _ minutes: Int) {
        self.sort = sort
        self.minutes = minutes
    }
}

private struct TeaProvider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        var date = Date()
        var text: String
    }

    func placeholder(in context: Context) -> Entry { Entry(text: "some tea") }

    func snapshot(for configuration: TeaIntent, in context: Context) async -> Entry {
        Entry(text: "\(configuration.sort) now")
    }

    func timeline(for configuration: TeaIntent, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [Entry(text: "\(configuration.sort) \(configuration.minutes)")], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<TeaIntent>] {
        [
            AppIntentRecommendation(intent: TeaIntent("Assam", 5), description: "Strong"),
            AppIntentRecommendation(intent: TeaIntent("Sencha", 2), description: Text("Light"))
        ]
    }
}

private struct SeasonIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Season"
    @Parameter(title: "Name", default: "spring") var name: String
}

private struct SeasonProvider: RelevanceEntriesProvider {
    struct Entry: RelevanceEntry { var text: String }
    struct NoSeason: Error {}

    func placeholder(context: Context) -> Entry { Entry(text: "some season") }
    func relevance() async -> WidgetRelevance<SeasonIntent> { WidgetRelevance([]) }
    func entry(configuration: SeasonIntent, context: Context) async throws -> Entry {
        if configuration.name == "none" { throw NoSeason() }
        return Entry(text: "it is \(configuration.name)")
    }
}

private struct ChoiceBundle: WidgetBundle {
    struct Tea: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "tea", intent: TeaIntent.self, provider: TeaProvider()) { entry in
                Text(verbatim: entry.text).containerBackground(.white, for: .widget)
            }
        }
    }

    struct Season: Widget {
        var body: some WidgetConfiguration {
            RelevanceConfiguration(kind: "season", provider: SeasonProvider()) { entry in
                Text(verbatim: entry.text).containerBackground(.white, for: .widget)
            }
        }
    }

    struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: ScriptedWidget.Provider()) { _ in EmptyView() }
        }
    }

    var body: some Widget {
        Tea()
        Season()
        Plain()
    }
}
