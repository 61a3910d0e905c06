import ActivityKit
import AppIntents
import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// How large a Live Activity is shown in each place, and what it reads of it.
    @MainActor
    struct ActivityStageTests {
        private func draw(
            _ presentation: ActivityPresentation, _ content: [String: JSONValue] = [:], variant: Variant = .state(0),
            scheme: SchemeName = .light, mode: ModeName = .fullColor, scale: Double = 1, tapped: Int? = nil,
            locked: Bool = false
        ) async throws -> Drawing {
            defer { VirtualClock.release() }
            MeasuredActivity.sights = []
            let metrics: CGSize =
                presentation.isIsland && presentation != .expanded
                ? CGSize(width: 371, height: IslandMetrics.height) : CGSize(width: 371, height: 160)
            var surface = RenderSurface.sized(metrics.width, metrics.height)
            surface.displayScale = scale
            var request = DrawRequest(
                kind: "MeasuredAttributes", presentationKind: .activity(presentation), variant: variant, scheme: scheme,
                surface: surface,
                presentation: Presentation(mode: mode, redactionLevel: locked ? .everything : .nothing))
            let state = ["width": JSONValue.number(20), "height": .number(20)].merging(content) { $1 }
            request.activities = [.init(name: "first", contentState: .object(state))]
            request.tapped = tapped
            return try await WidgetHost(widget: MeasuredActivity.self, resources: .none).draw(request)
        }

        /// The Human Interface Guidelines name 84 to 160 points.
        @Test(arguments: [
            (20.0, 84.0, 1.0), (84, 84, 1), (100.2, 101, 1), (100.2, 100.5, 2), (160, 160, 1), (300, 160, 1)
        ])
        func theLockScreensHeightIsTheViews(_ wanted: Double, _ height: Double, _ scale: Double) async throws {
            let drawing = try await draw(.lockScreen, ["height": .number(wanted)], scale: scale)
            #expect(drawing.displayList.size == CGSize(width: 371, height: height))
        }

        /// What stands at its bottom begins below the camera, 36.67 points from the top, and ends 16 above the edge.
        @Test(arguments: [(20.0, 84.0, 1.0), (50, 103, 1), (50.4, 103.5, 2), (107, 160, 1), (300, 160, 1)])
        func theExpandedIslandIsHigherByTheCamera(_ wanted: Double, _ height: Double, _ scale: Double) async throws {
            let drawing = try await draw(.expanded, ["height": .number(wanted)], scale: scale)
            #expect(drawing.displayList.size == CGSize(width: 371, height: height))
        }

        @Test func whatIsHigherThanItIsCutIsTold() async throws {
            let drawing = try await draw(.lockScreen, ["height": .number(200)])
            #expect(
                drawing.findings.filter { $0.code.name == "activity-clipped" }.map(\.message) == [
                    "the lockScreen presentation is 200 points high, and iOS clips it at 160; show less, or reduce "
                        + "spacing"
                ])
        }

        /// 36.67 to 45 points, of which the margins take 15.33; up to whole pixels.
        @Test(arguments: [(10, 110.0 / 3), (25, 41), (28, 44), (44, 45), (80, 45)] as [(Double, CGFloat)])
        func theMinimalIslandIsRoundOrOval(_ wanted: Double, _ width: CGFloat) async throws {
            let drawing = try await draw(.minimal, ["width": .number(wanted)])
            #expect(drawing.displayList.size.width == width)
            #expect(drawing.displayList.size.height == IslandMetrics.height)
            #expect(drawing.findings.contains { $0.code.name == "activity-clipped" } == (wanted > 45))
        }

        /// The camera takes 125.33 points, a side its view and 7.33 points, and 44.67 at least.
        @Test(arguments: [(20, 215), (60, 260), (100, 340)] as [(Double, CGFloat)])
        func theCompactIslandIsAsWideAsItsSides(_ side: Double, _ width: CGFloat) async throws {
            let drawing = try await draw(.compact, ["width": .number(side)])
            // Up to whole pixels.
            #expect(drawing.displayList.size.width == width)
            // Its buttons have no words.
            #expect(
                drawing.findings.map(\.code.name).filter { $0 != "missing-accessibility-label" }
                    == ["control-in-presentation"])
        }

        @Test(arguments: [(150.0, "activity-clipped"), (115.5, "compact-island-wide")])
        func aSideThatIsTooWideIsTold(_ side: Double, _ code: String) async throws {
            // A screen of 393 points leaves 122.83 beside the camera.
            let codes = try await draw(.compact, ["width": .number(side)]).findings.map(\.code.name)
            #expect(codes.filter { $0 != "missing-accessibility-label" } == [code, code, "control-in-presentation"])
        }

        @Test(arguments: [ActivityPresentation.smartStack, .carPlay])
        func theSmallFamilyFillsItsPlace(_ presentation: ActivityPresentation) async throws {
            let drawing = try await draw(presentation)
            #expect(drawing.displayList.size == CGSize(width: 371, height: 160))
            #expect(MeasuredActivity.sights.last?.family == .small)
        }

        @Test(arguments: [
            (ActivityPresentation.lockScreen, SchemeName.light, ModeName.fullColor, false),
            (.lockScreen, .dark, .fullColor, true), (.lockScreen, .light, .standBy, true),
            (.compact, .light, .fullColor, true), (.minimal, .light, .fullColor, true),
            (.expanded, .light, .fullColor, true), (.smartStack, .light, .fullColor, true),
            (.carPlay, .light, .fullColor, true)
        ])
        func onlyALightLockScreenIsLight(
            _ presentation: ActivityPresentation, _ scheme: SchemeName, _ mode: ModeName, _ isDark: Bool
        ) async throws {
            _ = try await draw(presentation, scheme: scheme, mode: mode)
            let sight = try #require(MeasuredActivity.sights.last)
            #expect(sight.isDark == isDark && sight.isFullscreen == (mode == .standBy))
            #expect(sight.supported == [.small, .medium])
        }

        @Test func standByIsTheWholeDisplayAcross() async throws {
            let drawing = try await draw(.lockScreen, ["height": .number(90)], mode: .standBy)
            #expect(drawing.displayList.size == CGSize(width: 852, height: 393))
            // The button is twice as large, in the middle.
            #expect(
                drawing.intents.map(\.frame) == [
                    CGRect(x: 406, y: 106.5, width: 40, height: 180)
                ])
        }

        @Test(arguments: [
            (ActivityPresentation.lockScreen, 1), (.expanded, 1), (.smartStack, 1), (.compact, 0), (.minimal, 0),
            (.carPlay, 0)
        ])
        func buttonsWorkWhereThereIsRoom(_ presentation: ActivityPresentation, _ count: Int) async throws {
            let drawing = try await draw(presentation)
            #expect(drawing.intents.count == count && drawing.links.isEmpty)
            let ignored = drawing.findings.filter { $0.code.name == "control-in-presentation" }
            #expect(ignored.count == (count == 0 ? 1 : 0))
        }

        @Test func aTapMarksWhatWillChange() async throws {
            _ = try await draw(.lockScreen, tapped: 0)
            #expect(MeasuredActivity.sights.last?.redaction == .invalidated)
            let none = HostError.noSuchRegion(kind: "MeasuredAttributes", index: 0, count: 0)
            await #expect(throws: none) { _ = try await draw(.compact, tapped: 0) }
        }

        @Test(arguments: [
            (Variant.state(0), false, RedactionReasons()), (.privacy, false, .privacy),
            (.placeholder, false, .placeholder), (.state(0), true, .privacy)
        ])
        func statesAreRedacted(_ variant: Variant, _ isLocked: Bool, _ reasons: RedactionReasons) async throws {
            let drawing = try await draw(.lockScreen, variant: variant, locked: isLocked)
            #expect(MeasuredActivity.sights.last?.redaction == reasons)
            #expect(drawing.activity == ActivityStateSummary(name: "first", isStale: false, hasEnded: false))
        }

        @Test func theIslandsURLCountsWhereNoViewNamesOne() async throws {
            #expect(try await draw(.compact).widgetURL == "island://open")
            #expect(try await draw(.lockScreen).widgetURL == nil)
            #expect(try await draw(.lockScreen, ["link": .string("view://open")]).widgetURL == "view://open")
            #expect(try await draw(.minimal, ["link": .string("view://open")]).widgetURL == "view://open")
        }

        @Test func statesAreTheTimeline() async throws {
            defer { VirtualClock.release() }
            var request = DrawRequest(
                kind: "MeasuredAttributes", presentationKind: .activity(.lockScreen), variant: .state(0),
                scheme: .light,
                surface: .sized(371, 160))
            let state = JSONValue.object(["width": .number(1), "height": .number(1)])
            request.activities = [.init(contentState: state), .init(contentState: state)]
            let host = WidgetHost(widget: MeasuredActivity.self, resources: .none)
            let timeline = try await host.timeline(for: request)
            #expect(timeline.entries.map(\.date) == [request.surface.clock, request.surface.clock])
            #expect(timeline.policy == .never && timeline.findings.isEmpty)
            request.variant = .state(2)
            await #expect(throws: HostError.noSuchState(kind: "MeasuredAttributes", index: 2, count: 2)) {
                _ = try await host.draw(request)
            }
        }

        @Test func whatIsNoStateNamesItsPlace() async throws {
            defer { VirtualClock.release() }
            var request = DrawRequest(
                kind: "MeasuredAttributes", presentationKind: .activity(.lockScreen), variant: .state(0),
                scheme: .light,
                surface: .sized(371, 160))
            request.activities = [.init(contentState: .object(["width": .number(1), "height": .string("x")]))]
            let host = WidgetHost(widget: MeasuredActivity.self, resources: .none)
            let error = await #expect(throws: HostError.self) { try await host.checkConfiguration(request) }
            #expect(
                error?.description.hasPrefix(
                    "state 0 of the Live Activity 'MeasuredAttributes' cannot be decoded: 'contentState.height' has "
                        + "the wrong type; write a number") == true)
        }
    }
}

private struct MeasuredAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var width: Double
        var height: Double
        var link: String?
    }
}

private struct NoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Note"
    func perform() throws -> some IntentResult { .result() }
}

private struct MeasuredActivity: Widget {
    struct Sight {
        var family: ActivityFamily
        var supported: [ActivityFamily]
        var isDark: Bool
        var isFullscreen: Bool
        var redaction: RedactionReasons
    }

    nonisolated(unsafe) static var sights: [Sight] = []

    struct Content: View {
        let state: MeasuredAttributes.ContentState
        @Environment(\.activityFamily) private var family
        @Environment(\.supportedActivityFamilies) private var supported
        @Environment(\.colorScheme) private var scheme
        @Environment(\.isActivityFullscreen) private var isFullscreen
        @Environment(\.redactionReasons) private var redaction

        var body: some View {
            let _ = MeasuredActivity.sights.append(
                Sight(
                    family: family, supported: supported, isDark: scheme == .dark, isFullscreen: isFullscreen,
                    redaction: redaction))
            Button(intent: NoteIntent()) { Color.red }
                .buttonStyle(.plain)
                .frame(width: state.width, height: state.height)
                .widgetURL(state.link.flatMap { URL(string: $0) })
        }
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MeasuredAttributes.self) { context in
            Content(state: context.state)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Content(state: context.state) }
            } compactLeading: {
                Content(state: context.state)
            } compactTrailing: {
                Content(state: context.state)
            } minimal: {
                Content(state: context.state)
            }
            .widgetURL(URL(string: "island://open"))
        }
        .supplementalActivityFamilies([.small])
    }
}
