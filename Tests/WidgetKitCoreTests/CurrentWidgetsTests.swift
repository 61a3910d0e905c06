import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// What `WidgetCenter` and `ControlCenter` say that someone has placed.
    @MainActor
    struct CurrentWidgetsTests {
        @Test func theWidgetsOfThePlanHaveTheirFamiliesAndChoices() async throws {
            let host = WidgetHost(bundle: PlacedBundle.self, resources: .none)
            CurrentWidgets.shared.items = [
                .init(kind: "plain", presentationKind: .family(.systemMedium)),
                .init(
                    kind: "city", presentationKind: .family(.systemSmall),
                    configuration: .init(name: "oslo", parameters: ["name": .string("Oslo")])),
                .init(kind: "switch", presentationKind: .control(.small)),
                .init(kind: "switch", presentationKind: .control(.large))
            ]
            defer { CurrentWidgets.shared.items = nil }
            let widgets = try await WidgetCenter.shared.currentConfigurations()
            #expect(widgets.map(\.kind) == ["plain", "city"])
            #expect(widgets.map(\.family) == [.systemMedium, .systemSmall])
            #expect(widgets[1].widgetConfigurationIntent(of: CityChoice.self)?.name == "Oslo")
            #expect(widgets[0].widgetConfigurationIntent(of: CityChoice.self) == nil && widgets[0].configuration == nil)
            // A control is one, however many sizes the plan draws it in.
            #expect(try await ControlCenter.shared.currentControls().map(\.kind) == ["switch"])
            _ = host
        }

        @Test func withoutAPlanEveryFormCounts() async throws {
            let host = WidgetHost(bundle: PlacedBundle.self, resources: .none)
            CurrentWidgets.shared.items = nil
            let result: Result<[WidgetInfo], any Error> = await withCheckedContinuation { continuation in
                WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
            }
            let widgets = try result.get()
            #expect(widgets.map(\.family) == [.systemSmall, .systemMedium, .systemSmall])
            #expect(widgets.last?.widgetConfigurationIntent(of: CityChoice.self)?.name == "Berlin")
            _ = host
        }
    }
}

private struct CityChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"
    @Parameter(title: "Name", default: "Berlin") var name: String
}

private struct PlacedEntry: TimelineEntry {
    let date: Date
}

private struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlacedEntry { PlacedEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (PlacedEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<PlacedEntry>) -> Void) {}
}

private struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlacedEntry { PlacedEntry(date: .now) }
    func snapshot(for configuration: CityChoice, in context: Context) async -> PlacedEntry { PlacedEntry(date: .now) }
    func timeline(for configuration: CityChoice, in context: Context) async -> Timeline<PlacedEntry> {
        Timeline(entries: [], policy: .never)
    }
}

private struct PlacedBundle: WidgetBundle {
    struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in EmptyView() }
                .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    struct City: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "city", intent: CityChoice.self, provider: CityProvider()) { _ in EmptyView() }
                .supportedFamilies([.systemSmall])
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
        City()
        Switch()
    }
}
