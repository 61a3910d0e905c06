import ActivityKit
import AppIntents
import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// Widgets, Live Activities and controls answer what each of them has, and for the rest alike.
    @MainActor
    struct ExhibitTests {
        private let host = WidgetHost(bundle: MixedBundle.self, resources: .none)
        private static let names = WidgetNames(displayName: "", description: "")

        private func request(_ kind: String, _ presentationKind: PresentationKind, _ variant: Variant) -> DrawRequest {
            DrawRequest(
                kind: kind, presentationKind: presentationKind, variant: variant, scheme: .light,
                surface: .sized(158, 158))
        }

        private func error(_ body: () async throws -> Void) async -> String {
            defer { VirtualClock.release() }
            do {
                try await body()
                return "none"
            } catch {
                return "\(error)"
            }
        }

        @Test func eachKindOfConfigurationMakesItsExhibit() throws {
            let exhibits = host.exhibits.exhibits
            #expect(exhibits.map(\.kind) == ["scripted", "BrewAttributes", "lamp", "scripted"])
            #expect(exhibits[0] is WidgetExhibit && exhibits[1] is ActivityExhibit && exhibits[2] is ControlExhibit)
        }

        @Test func ofSeveralOfOneKindTheFirstCounts() throws {
            #expect(try host.descriptors().map(\.displayName) == ["Scripted", "Brew", "Lamp", "Second"])
            #expect(try host.exhibit(for: .scripted(.snapshot)) === host.exhibits.exhibits[0])
        }

        @Test func descriptorsTellWhatThereIsToShow() throws {
            let descriptors = try host.descriptors()
            #expect(descriptors[0].families == [.systemSmall, .systemMedium, .accessoryRectangular])
            #expect(descriptors[0].description == "Does what it is told." && descriptors[0].parameters == nil)
            #expect(
                descriptors[1].presentationKinds == [
                    .activity(.lockScreen), .activity(.compact), .activity(.minimal), .activity(.expanded),
                    .activity(.smartStack), .activity(.carPlay)
                ])
            #expect(descriptors[1].activity == .init(stateCount: 0) && descriptors[0].activity == nil)
            #expect(descriptors[2].controlStates == [.current, .preview, .on] && descriptors[0].controlStates == [])
            // A widget that names no families supports all of an iPhone's and iPad's.
            #expect(
                descriptors[3].families == [
                    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
                    .accessoryRectangular,
                    .accessoryInline
                ])
            #expect(!descriptors[3].contentMarginsEnabled && !descriptors[3].containerBackgroundRemovable)
            #expect(descriptors[0].contentMarginsEnabled && descriptors[0].containerBackgroundRemovable)
        }

        @Test func aKindThatThereIsNotNamesThoseThatThereAre() async {
            let words = "there is no widget of kind 'gone'; the kinds are: scripted, BrewAttributes, lamp, scripted"
            let request = request("gone", .family(.systemSmall), .timeline(0))
            #expect(await error { _ = try await host.timeline(for: request) } == words)
            #expect(await error { _ = try await host.draw(request) } == words)
            #expect(await error { _ = try await host.viewTree(request) } == words)
            #expect(await error { _ = try await host.perform(request, region: 0) } == words)
            #expect(await error { _ = try await host.handedActivity(request) } == words)
            #expect(await error { _ = try await host.editPage(request, names: Self.names) } == words)
            #expect(await error { try await host.checkConfiguration(request) } == words)
            #expect(host.activityTemplate(kind: "gone") == nil)
        }

        @Test func aControlHasNoTimeline() async {
            let words = "there is no widget of kind 'lamp'; the kinds are: scripted, BrewAttributes, lamp, scripted"
            #expect(
                await error {
                    _ = try await host.timeline(for: request("lamp", .control(.small), .control(.current)))
                } == words)
            // And no family.
            #expect(
                await error {
                    _ = try await host.draw(request("lamp", .family(.systemSmall), .control(.current)))
                } == words)
        }

        @Test func whereThereIsNothingToChooseEverythingIsTaken() async throws {
            defer { VirtualClock.release() }
            for (kind, presentationKind) in [
                ("scripted", PresentationKind.family(.systemSmall)), ("lamp", .control(.small))
            ] {
                var request = request(kind, presentationKind, .snapshot)
                request.configuration = .init(name: "any", parameters: ["nothing": .integer(1)])
                try await host.checkConfiguration(request)
                #expect(try await host.editPage(request, names: Self.names) == nil)
            }
            let brew = request("BrewAttributes", .activity(.compact), .state(0))
            #expect(try await host.editPage(brew, names: Self.names) == nil)
            let listings = try await host.configurations(timeout: 5, searchTerm: nil)
            #expect(listings.map(\.kind) == ["scripted", "BrewAttributes", "lamp", "scripted"])
            #expect(listings.map(\.displayName) == ["Scripted", "Brew", "Lamp", "Second"])
            #expect(listings.allSatisfy { $0.intent.isEmpty && $0.parameters.isEmpty && $0.recommendations.isEmpty })
        }

        @Test func anActivityWithoutStatesSaysHowToChooseSome() async {
            let words =
                "the Live Activity 'BrewAttributes' has 0 states, none with index 0; choose some with --activity"
            let request = request("BrewAttributes", .activity(.lockScreen), .state(0))
            #expect(await error { _ = try await host.draw(request) } == words)
            #expect(await error { _ = try await host.perform(request, region: 0) } == words)
            #expect(await error { _ = try await host.handedActivity(request) } == words)
        }

        @Test func onlyActivitiesHaveTemplates() {
            #expect(
                host.activityTemplate(kind: "BrewAttributes")?.text
                    == #"{"attributes": {"cups":0}, "contentState": {"minutes":0}}"#)
            #expect(host.activityTemplate(kind: "scripted") == nil && host.activityTemplate(kind: "lamp") == nil)
        }

        @Test func anAreaThatThereIsNotIsRefused() async {
            for (kind, presentationKind, count) in [
                ("scripted", PresentationKind.family(.systemSmall), 0), ("lamp", .control(.small), 1)
            ] {
                let areas = count == 1 ? "1 area that performs" : "\(count) areas that perform"
                let words =
                    "the image of '\(kind)' has \(areas) an intent, none with index 5; "
                    + "'darkroom tap --list' prints them"
                let request = request(kind, presentationKind, .snapshot)
                #expect(await error { _ = try await host.perform(request, region: 5) } == words)
                var tapped = request
                tapped.tapped = 5
                #expect(await error { _ = try await host.draw(tapped) } == words)
            }
        }
    }
}

private struct BrewAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var cups: Int
}

private struct LampIntent: AppIntent {
    static let title: LocalizedStringResource = "Lamp"
    func perform() throws -> some IntentResult { .result() }
}

private struct MixedBundle: WidgetBundle {
    struct Brew: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: BrewAttributes.self) {
                Text("\($0.state.minutes)")
            } dynamicIsland: { _ in
                DynamicIsland {
                } compactLeading: {
                } compactTrailing: {
                } minimal: {
                }
            }
            .configurationDisplayName("Brew")
            .supplementalActivityFamilies([.small])
        }
    }

    struct Lamp: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "lamp") {
                ControlWidgetButton(action: LampIntent()) { Label("Lamp", systemImage: "lightbulb") }
            }
            .displayName("Lamp")
        }
    }

    struct Second: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "scripted", provider: ScriptedWidget.Provider()) { _ in EmptyView() }
                .configurationDisplayName("Second")
                .contentMarginsDisabled()
                .containerBackgroundRemovable(false)
        }
    }

    var body: some Widget {
        ScriptedWidget()
        Brew()
        Lamp()
        Second()
    }
}
