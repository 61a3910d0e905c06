import ActivityKit
import AppIntents
import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// What apps are opened with where a tap meets no URL.
    @MainActor
    struct HandedActivityTests {
        private func handed(
            _ kind: String, _ presentationKind: PresentationKind, _ variant: Variant = .timeline(0),
            configuration: [String: JSONValue]? = nil, activities: [ActivityChoice] = []
        ) async throws -> HandedActivity? {
            defer { VirtualClock.release() }
            var request = DrawRequest(
                kind: kind, presentationKind: presentationKind, variant: variant, scheme: .light,
                surface: .sized(158, 158),
                configuration: configuration.map { .init(name: "chosen", parameters: $0) })
            request.activities = activities
            return try await WidgetHost(bundle: OpeningBundle.self, resources: .none).handedActivity(request)
        }

        @Test func aWidgetTellsItsKindAndFamily() async throws {
            let handed = try await handed("plain", .family(.systemMedium))
            #expect(
                handed
                    == HandedActivity(
                        activityType: "plain",
                        userInfo: ["WGWidgetUserInfoKeyKind": "plain", "WGWidgetUserInfoKeyFamily": "systemMedium"]))
        }

        @Test func anAppIntentIsHandedOverAsConfigured() async throws {
            let chosen = try await handed("team", .family(.systemSmall), configuration: ["name": .string("Oslo")])
            #expect(chosen?.activityType == "team" && chosen?.interaction == nil)
            #expect(chosen?.userInfo["WGWidgetUserInfoKeyFamily"] == "systemSmall")
            #expect(
                chosen?.widgetConfigurationIntent
                    == .init(
                        intent: "TeamChoice", parameters: ["name": .string("Oslo"), "count": .integer(2)]))
            let usual = try await handed("team", .family(.systemSmall))
            #expect(usual?.widgetConfigurationIntent?.parameters["name"] == .string("Berlin"))
            await #expect(throws: HostError.self) {
                _ = try await self.handed("team", .family(.systemSmall), configuration: ["name": .integer(1)])
            }
        }

        @Test func aLiveActivityTellsItsIdentifier() async throws {
            let choice = ActivityChoice(attributes: .object([:]), contentState: .object(["score": .integer(3)]))
            let handed = try await handed("MatchAttributes", .activity(.lockScreen), .state(0), activities: [choice])
            #expect(
                handed
                    == HandedActivity(
                        activityType: NSUserActivityTypeLiveActivity,
                        userInfo: ["WGWidgetUserInfoKeyActivityID": "activity"]))
        }

        @Test func aControlOpensNothing() async throws {
            #expect(try await handed("switch", .control(.small), .control(.current)) == nil)
        }

        @Test func theAppReadsTheIntentByItsType() {
            let activity = NSUserActivity(activityType: "team"), intent = TeamChoice()
            intent.name = "Rome"
            activity.widgetConfigurationIntent = intent
            #expect(activity.widgetConfigurationIntent(of: TeamChoice.self)?.name == "Rome")
            #expect(activity.widgetConfigurationIntent(of: OtherChoice.self) == nil)
            #expect(activity.userInfo == nil)
        }
    }
}

private struct TeamChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Team"
    @Parameter(title: "Name", default: "Berlin") var name: String
    @Parameter(title: "Count", default: 2) var count: Int
}

private struct OtherChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Other"
}

private struct OpeningEntry: TimelineEntry {
    let date: Date
}

private struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> OpeningEntry { OpeningEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (OpeningEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<OpeningEntry>) -> Void) {}
}

private struct TeamProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> OpeningEntry { OpeningEntry(date: .now) }
    func snapshot(for configuration: TeamChoice, in context: Context) async -> OpeningEntry { OpeningEntry(date: .now) }
    func timeline(for configuration: TeamChoice, in context: Context) async -> Timeline<OpeningEntry> {
        Timeline(entries: [], policy: .never)
    }
}

private struct MatchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var score: Int
    }
}

private struct OpeningBundle: WidgetBundle {
    struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in EmptyView() }
        }
    }

    struct Team: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "team", intent: TeamChoice.self, provider: TeamProvider()) { _ in EmptyView() }
        }
    }

    struct Match: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: MatchAttributes.self) {
                Text("\($0.state.score)")
            } dynamicIsland: { _ in
                DynamicIsland {
                } compactLeading: {
                } compactTrailing: {
                } minimal: {
                }
            }
        }
    }

    struct Switch: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "switch") {
                ControlWidgetButton(action: OpenURLIntent()) { Image(systemName: "switch.2") }
            }
        }
    }

    var body: some Widget {
        Plain()
        Team()
        Match()
        Switch()
    }
}
