import Foundation
import RenderModel
import SwiftUI
import WidgetKit

@testable import WidgetKitCore

/// A widget whose provider answers what a test wants, and whose view notes what it sees.
struct ScriptedWidget: Widget {
    struct Entry: TimelineEntry {
        var date: Date
        var text = "entry"
        var relevance: TimelineEntryRelevance?
    }

    /// What the provider answers.
    struct Script {
        var placeholder = Entry(date: Date(timeIntervalSince1970: 1), text: "placeholder")
        var snapshot = Entry(date: Date(timeIntervalSince1970: 2), text: "snapshot")
        var entries = [Entry(date: Date(timeIntervalSince1970: 3))]
        var policy = TimelineReloadPolicy.never
        /// How often each completion is called.
        var calls = 1
        var hasBackground = true
        /// Whether a geometry reader is around the view with the background.
        var readsGeometry = false
    }

    /// What the view was shown with.
    struct Sight: Equatable {
        var text: String
        var date: Date
        var family: WidgetFamily
        var redaction: RedactionReasons
        var isDark: Bool
        var mode: WidgetRenderingMode
        var margins: EdgeInsets
    }

    nonisolated(unsafe) static var script = Script()
    nonisolated(unsafe) static var sights: [Sight] = []
    /// What the provider was asked: `placeholder`, `snapshot` with whether it is for the gallery, `timeline`.
    nonisolated(unsafe) static var questions: [String] = []
    nonisolated(unsafe) static var contexts: [TimelineProviderContext] = []

    static func begin(_ script: Script = Script()) {
        (self.script, sights, questions, contexts) = (script, [], [], [])
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry {
            note("placeholder", context)
            return script.placeholder
        }

        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
            note("snapshot \(context.isPreview)", context)
            for _ in 0..<script.calls { completion(script.snapshot) }
        }

        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            note("timeline", context)
            for _ in 0..<script.calls { completion(Timeline(entries: script.entries, policy: script.policy)) }
        }

        private func note(_ question: String, _ context: Context) {
            questions.append(question)
            contexts.append(context)
        }
    }

    struct Content: View {
        let entry: Entry
        @Environment(\.widgetFamily) private var family
        @Environment(\.redactionReasons) private var redaction
        @Environment(\.colorScheme) private var scheme
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.widgetContentMargins) private var margins

        var body: some View {
            let _ = ScriptedWidget.sights.append(
                Sight(
                    text: entry.text, date: Date(), family: family, redaction: redaction, isDark: scheme == .dark,
                    mode: mode, margins: margins))
            Text(verbatim: entry.text)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "scripted", provider: Provider()) { entry in
            if Self.script.readsGeometry {
                GeometryReader { _ in Content(entry: entry).containerBackground(.green, for: .widget) }
            } else if Self.script.hasBackground {
                Content(entry: entry).containerBackground(.white, for: .widget)
            } else {
                Content(entry: entry)
            }
        }
        .configurationDisplayName("Scripted")
        .description("Does what it is told.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

extension DrawRequest {
    /// A picture of the scripted widget.
    static func scripted(
        _ variant: Variant, _ family: FamilyName = .systemSmall, scheme: SchemeName = .light,
        presentation: Presentation? = nil, timeout: Double = 60
    ) -> DrawRequest {
        DrawRequest(
            kind: "scripted", family: family, variant: variant, scheme: scheme, surface: .sized(158, 158),
            presentation: presentation, providerTimeout: timeout)
    }
}

extension Drawing {
    /// Whether a text of the picture is this one.
    func shows(_ text: String) -> Bool { "\(displayList)".contains("\"\(text)\"") }
}
