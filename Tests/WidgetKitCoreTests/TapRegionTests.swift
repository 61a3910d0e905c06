import AppIntents
import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// Where links, buttons and toggles take taps.
    @MainActor
    struct TapRegionTests {
        private func draw(_ row: String, _ family: FamilyName = .systemMedium) async throws -> Drawing {
            defer { VirtualClock.release() }
            RegionWidget.row = row
            let request = DrawRequest(
                kind: "regions", family: family, variant: .snapshot, scheme: .light, surface: .sized(200, 100))
            return try await WidgetHost(widget: RegionWidget.self, resources: .none).draw(request)
        }

        @Test func aButtonTakesTapsAllOverItsLabelsFrame() async throws {
            let drawing = try await draw("wide")
            #expect(drawing.intents.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
            #expect(drawing.intents.map(\.title) == ["Mark"] && drawing.intents.map(\.control) == [.button])
        }

        @Test func areasMoveAndGrowWithTheirViews() async throws {
            #expect(try await draw("moved").intents.map(\.frame) == [CGRect(x: 100, y: 50, width: 60, height: 20)])
            #expect(try await draw("scaled").intents.map(\.frame) == [CGRect(x: 70, y: 40, width: 60, height: 20)])
        }

        @Test func whatIsDisabledTakesNone() async throws {
            #expect(try await draw("disabled").intents.isEmpty)
        }

        @Test(arguments: ["untouchable button", "untouchable link", "untouchable toggle", "touchable in untouchable"])
        func whatAllowsNoHitTestingTakesNone(_ row: String) async throws {
            let drawing = try await draw(row)
            #expect(drawing.intents.isEmpty && drawing.links.isEmpty)
        }

        @Test func disabledLinksAndTogglesTakeNone() async throws {
            let drawing = try await draw("disabled link and toggle")
            #expect(drawing.intents.isEmpty && drawing.links.isEmpty)
        }

        @Test func whatLiesBehindTakesTheTap() async throws {
            let drawing = try await draw("covered button")
            #expect(
                drawing.links.isEmpty && drawing.intents.map(\.frame) == [CGRect(x: 70, y: 40, width: 60, height: 20)])
        }

        @Test func innerAreasComeAfterOuterOnes() async throws {
            let nested = try await draw("button in link")
            #expect(nested.links[0].order < nested.intents[0].order)
            #expect(!nested.findings.contains { $0.code.name == "link-in-button" })
            let other = try await draw("link in button")
            #expect(other.intents[0].order < other.links[0].order)
            #expect(other.findings.contains { $0.code.name == "link-in-button" && $0.severity == .warning })
        }

        @Test func smallWidgetsIgnoreLinksOnly() async throws {
            let small = try await draw("button in link", .systemSmall)
            #expect(small.links.isEmpty && small.ignoredLinks.count == 1 && small.intents.count == 1)
            #expect(small.findings.contains { $0.code.name == "link-in-small-widget" })
        }

        @Test(arguments: [
            (FamilyName.accessoryCircular, true), (.accessoryInline, true), (.accessoryRectangular, false),
            (.systemMedium, false), (.systemExtraLarge, false)
        ])
        func familiesWithOneTargetIgnoreLinks(_ family: FamilyName, _ ignores: Bool) async throws {
            let drawing = try await draw("link and widgetURL", family)
            #expect(drawing.links.map(\.url) == (ignores ? [] : ["app:link"]))
            #expect(drawing.ignoredLinks.map(\.url) == (ignores ? ["app:link"] : []))
            #expect(drawing.findings.contains { $0.code.name == "link-in-accessory" } == ignores)
            // The whole widget opens its URL in every family, the line above the clock too.
            #expect(drawing.widgetURL == "app:whole")
        }

        @Test(arguments: [FamilyName.accessoryCircular, .accessoryRectangular])
        func lockScreenFamiliesHaveButtons(_ family: FamilyName) async throws {
            #expect(try await draw("wide", family).intents.count == 1)
        }

        @Test func theLineAboveTheClockHasNone() async throws {
            #expect(try await draw("wide", .accessoryInline).intents.isEmpty)
        }

        @Test func aProviderThatReloadsItselfIsTold() async throws {
            defer { VirtualClock.release() }
            let request = DrawRequest(
                kind: "regions", family: .systemMedium, variant: .timeline(0), scheme: .light,
                surface: .sized(200, 100))
            let host = WidgetHost(widget: RegionWidget.self, resources: .none)
            RegionWidget.reloads = "regions"
            #expect(try await host.timeline(for: request).findings.map(\.code.name) == ["reload-in-provider"])
            host.reload(kind: "regions")
            RegionWidget.reloads = "another"
            #expect(try await host.timeline(for: request).findings.isEmpty)
        }

        @Test func timelinesAreKeptUntilTheyAreReloaded() async throws {
            defer { VirtualClock.release() }
            let request = DrawRequest(
                kind: "regions", family: .systemMedium, variant: .timeline(0), scheme: .light,
                surface: .sized(200, 100))
            let host = WidgetHost(widget: RegionWidget.self, resources: .none)
            RegionWidget.asked = 0
            for _ in 0..<2 { _ = try await host.timeline(for: request) }
            #expect(RegionWidget.asked == 1)
            host.reload(kind: "another")
            _ = try await host.timeline(for: request)
            #expect(RegionWidget.asked == 1)
            host.reload(kind: nil)
            _ = try await host.timeline(for: request)
            #expect(RegionWidget.asked == 2)
        }

        @Test func anIntentThatNeverReturnsTimesOut() async throws {
            defer { VirtualClock.release() }
            RegionWidget.row = "waits"
            let request = DrawRequest(
                kind: "regions", family: .systemMedium, variant: .snapshot, scheme: .light, surface: .sized(200, 100),
                providerTimeout: 0.05)
            let timeout = HostError.providerTimedOut(kind: "regions", call: "perform() of WaitIntent", seconds: 0.05)
            await #expect(throws: timeout) {
                _ = try await WidgetHost(widget: RegionWidget.self, resources: .none).perform(request, region: 0)
            }
            await #expect(throws: HostError.noSuchRegion(kind: "regions", index: 4, count: 1)) {
                _ = try await WidgetHost(widget: RegionWidget.self, resources: .none).perform(request, region: 4)
            }
        }
    }
}

private struct MarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Mark"
    func perform() async throws -> some IntentResult { .result() }
}

private struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct WaitIntent: AppIntent {
    static let title: LocalizedStringResource = "Wait"
    func perform() async throws -> some IntentResult {
        try await Task.sleep(nanoseconds: 30_000_000_000)
        return .result()
    }
}

private struct RegionWidget: Widget {
    nonisolated(unsafe) static var row = ""
    nonisolated(unsafe) static var reloads: String?
    nonisolated(unsafe) static var asked = 0

    struct Entry: TimelineEntry {
        let date: Date
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            RegionWidget.asked += 1
            if let kind = RegionWidget.reloads { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "regions", provider: Provider()) { _ in
            Rows(row: Self.row).containerBackground(.white, for: .widget)
        }
        .contentMarginsDisabled()
    }

    struct Rows: View {
        let row: String
        private let link = URL(string: "app://there")!

        var body: some View {
            switch row {
            case "wide":
                Button(intent: MarkIntent()) {
                    Text("wide").frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.plain)
            case "moved": small.offset(x: 30, y: 10)
            case "scaled": mark.frame(width: 30, height: 10).scaleEffect(2)
            case "disabled": small.disabled(true)
            case "disabled link and toggle":
                VStack {
                    there
                    toggle
                }
                .disabled(true)
            case "untouchable button": small.allowsHitTesting(false)
            case "untouchable link": there.allowsHitTesting(false)
            case "untouchable toggle": toggle.allowsHitTesting(false)
            case "touchable in untouchable": small.allowsHitTesting(true).padding(5).allowsHitTesting(false)
            case "covered button": small.overlay { there.allowsHitTesting(false) }
            case "waits":
                Button(intent: WaitIntent()) { Color.red }.buttonStyle(.plain)
            case "link and widgetURL":
                Link(destination: URL(string: "app:link")!) { Text(verbatim: "there") }
                    .widgetURL(URL(string: "app:whole"))
            case "button in link":
                Link(destination: link) { small.padding(10) }
            default:
                Button(intent: MarkIntent()) {
                    Link("there", destination: link).frame(width: 60, height: 20).padding(10)
                }
                .buttonStyle(.plain)
            }
        }

        private var mark: some View {
            Button(intent: MarkIntent()) { Color.red }.buttonStyle(.plain)
        }

        private var there: some View { Link("there", destination: link) }

        private var toggle: some View {
            Toggle(isOn: true, intent: SwitchIntent()) { Text("on") }
        }

        private var small: some View { mark.frame(width: 60, height: 20) }
    }
}
