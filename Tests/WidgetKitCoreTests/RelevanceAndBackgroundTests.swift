import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// What entries and views are told, and tell, beside their picture.
    @MainActor
    struct RelevanceAndBackgroundTests {
        private func request(_ mode: ModeName, _ variant: Variant = .snapshot) -> DrawRequest {
            DrawRequest(
                kind: "kept", family: .systemSmall, variant: variant, scheme: .light, surface: .sized(100, 100),
                presentation: Presentation(mode: mode))
        }

        @Test(arguments: [(ModeName.fullColor, true), (.accented, true), (.clear, true)])
        func aBackgroundThatIsKeptIsSaidToBeShown(_ mode: ModeName, _ shown: Bool) async throws {
            defer { VirtualClock.release() }
            KeptWidget.seen = []
            _ = try await WidgetHost(widget: KeptWidget.self, resources: .none).draw(request(mode))
            #expect(KeptWidget.seen == [shown])
            #expect(KeptWidget.variants == [shown, shown])
        }

        @Test func aBackgroundThatIsRemovedIsNot() async throws {
            defer { VirtualClock.release() }
            KeptWidget.seen = []
            _ = try await WidgetHost(widget: RemovableWidget.self, resources: .none).draw(request(.accented))
            #expect(KeptWidget.seen == [false] && KeptWidget.variants == [false, false])
        }

        @Test func relevancesThatAreNoNumbersAreTold() async throws {
            defer { VirtualClock.release() }
            let host = WidgetHost(widget: KeptWidget.self, resources: .none)
            let timeline = try await host.timeline(for: request(.fullColor, .timeline(0)))
            #expect(timeline.entries.map(\.relevance?.score) == [nil, nil, nil, 3])
            let findings = timeline.findings.filter { $0.code.name == "relevance-invalid" }
            #expect(findings.count == 1 && findings[0].message.contains("entry 0 and 2 more"))
            #expect(try await host.draw(request(.fullColor, .timeline(1))).relevance == nil)
        }
    }
}

private struct Ranked: TimelineEntry {
    var date = Date()
    var relevance: TimelineEntryRelevance?
}

private struct RankedProvider: TimelineProvider {
    func placeholder(in context: Context) -> Ranked { Ranked() }
    func getSnapshot(in context: Context, completion: @escaping (Ranked) -> Void) {
        let variants = context.environmentVariants[\.showsWidgetContainerBackground] ?? []
        MainActor.assumeIsolated { KeptWidget.variants = variants }
        completion(Ranked())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Ranked>) -> Void) {
        let relevances = [
            TimelineEntryRelevance(score: .nan), .init(score: .infinity), .init(score: 1, duration: .infinity),
            .init(score: 3)
        ]
        completion(Timeline(entries: relevances.map { Ranked(relevance: $0) }, policy: .never))
    }
}

private struct BackgroundView: View {
    @Environment(\.showsWidgetContainerBackground) private var isShown

    var body: some View {
        let _ = KeptWidget.seen.insert(isShown)
        Color.red.containerBackground(.green, for: .widget)
    }
}

private struct KeptWidget: Widget {
    static var seen: Set<Bool> = []
    static var variants: [Bool] = []

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "kept", provider: RankedProvider()) { _ in BackgroundView() }
            .containerBackgroundRemovable(false)
    }
}

private struct RemovableWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "kept", provider: RankedProvider()) { _ in BackgroundView() }
    }
}
