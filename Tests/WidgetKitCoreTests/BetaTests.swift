import Foundation
import Intents
import RenderModel
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// What iOS 14's betas spelled otherwise.
    @MainActor
    struct BetaTests {
        private func draw<W: Widget>(_ widget: W.Type, _ kind: String) async throws -> Drawing {
            defer { VirtualClock.release() }
            let request = DrawRequest(
                kind: kind, family: .systemSmall, variant: .placeholder, scheme: .light, surface: .sized(100, 100))
            return try await WidgetHost(widget: widget, resources: .none).draw(request)
        }

        @Test func thePlaceholderOfTheFourthBetaIsAskedFor() async throws {
            let drawing = try await draw(FourthBetaWidget.self, "fourth")
            // Redacted, as what `placeholder(in:)` answers is.
            #expect(!drawing.displayList.items.isEmpty && !"\(drawing.displayList)".contains("\"fourth\""))
            #expect(drawing.entryDate == Date(timeIntervalSince1970: 4))
        }

        @Test func anIntentConfigurationMayHoldThePlaceholder() async throws {
            let drawing = try await draw(FirstBetaIntentWidget.self, "first")
            #expect(drawing.entryDate == nil)
            #expect("\(drawing.displayList)".contains("#FF383C"))
        }

        @Test func aProviderMayBeOfBothKinds() async throws {
            for (kind, drawing) in [
                ("plain", try await draw(WidgetsOfOneProvider.Plain.self, "plain")),
                ("asking", try await draw(WidgetsOfOneProvider.Asking.self, "asking"))
            ] {
                #expect(drawing.entryDate == Date(timeIntervalSince1970: 5), "\(kind)")
            }
        }

        @Test func isPlaceholderRedacts() {
            let plain = ViewRenderer().render { Text(verbatim: "words") }.displayList
            let list = ViewRenderer().render { Text(verbatim: "words").isPlaceholder(true) }.displayList
            let redacted = ViewRenderer().render { Text(verbatim: "words").redacted(reason: .placeholder) }.displayList
            #expect(list == redacted && list != plain)
            #expect(ViewRenderer().render { Text(verbatim: "words").isPlaceholder(false) }.displayList == plain)
        }

        @Test func backgroundTasksChangeNothing() throws {
            let host = WidgetHost(widget: FourthBetaWidget.self, resources: .none)
            #expect(try host.descriptors().map(\.displayName) == ["Fourth"])
        }
    }
}

private struct Note: TimelineEntry {
    let date: Date
}

private struct FourthBetaProvider: TimelineProvider {
    func placeholder(with context: Context) -> Note { Note(date: Date(timeIntervalSince1970: 4)) }
    func getSnapshot(in context: Context, completion: @escaping (Note) -> Void) {
        completion(placeholder(with: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Note>) -> Void) {
        completion(Timeline(entries: [placeholder(with: context)], policy: .never))
    }
}

/// It compiles: what both kinds of providers had in betas is one requirement.
private struct ProviderOfBothKinds {
    func placeholder(in context: TimelineProviderContext) -> Note { Note(date: Date(timeIntervalSince1970: 5)) }
}

extension ProviderOfBothKinds: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (Note) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Note>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

extension ProviderOfBothKinds: IntentTimelineProvider {
    func getSnapshot(for intent: NoteIntent, in context: Context, completion: @escaping (Note) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(for intent: NoteIntent, in context: Context, completion: @escaping (Timeline<Note>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

private enum WidgetsOfOneProvider {
    struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: ProviderOfBothKinds()) { _ in Text(verbatim: "plain") }
        }
    }

    struct Asking: Widget {
        var body: some WidgetConfiguration {
            IntentConfiguration(kind: "asking", intent: NoteIntent.self, provider: ProviderOfBothKinds()) { _ in
                Text(verbatim: "asking")
            }
        }
    }
}

private struct FourthBetaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "fourth", provider: FourthBetaProvider()) { _ in Text(verbatim: "fourth") }
            .backgroundTask(.urlSession) { identifier in _ = identifier.count }
            .backgroundTask(.urlSession("one")) {}
            .backgroundTask(.urlSession(matching: { $0.hasPrefix("one") })) { _ in }
            .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
            .configurationDisplayName("Fourth")
    }
}

private final class NoteIntent: INIntent {}

private struct FirstBetaIntentProvider: IntentTimelineProvider {
    func snapshot(for configuration: NoteIntent, with context: Context, completion: @escaping (Note) -> Void) {
        completion(Note(date: Date()))
    }
    func timeline(
        for configuration: NoteIntent, with context: Context, completion: @escaping (Timeline<Note>) -> Void
    ) {
        completion(Timeline(entries: [], policy: .never))
    }
}

private struct FirstBetaIntentWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "first", intent: NoteIntent.self, provider: FirstBetaIntentProvider(), placeholder: Color.red
        ) { _ in Text(verbatim: "first") }
    }
}
