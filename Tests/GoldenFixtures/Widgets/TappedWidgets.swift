import AppIntents
import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

extension Fixture {
    /// A widget while the intent of one of its areas is performed.
    private init<W: Widget & SendableMetatype>(_ path: String, _ widget: W.Type, tapped: Int?) {
        let size = CGSize(width: 100, height: 60)
        self.init("taps/" + path, size: size, scale: 2, frames: nil, findings: []) { fixture in
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: 0, cornerRadius: 0, locale: "en_US",
                timeZone: "GMT", clock: FixtureEnvironment.now)
            var request = DrawRequest(
                kind: "tapped", family: .systemSmall, variant: .snapshot, scheme: .light, surface: surface)
            request.tapped = tapped
            let drawing = try await WidgetHost(widget: widget, resources: WidgetResources(directories: []))
                .draw(request)
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }

    @FixtureList static var tappedWidgets: [Fixture] {
        Fixture("before", TappedWidget.self, tapped: nil)
        Fixture("toggle-is-flipped-and-content-dimmed", TappedWidget.self, tapped: 0)
        Fixture("button-flips-no-toggle", TappedWidget.self, tapped: 1)
    }
}

private struct TappedWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [], policy: .never))
        }
    }

    struct SwitchIntent: SetValueIntent {
        static let title: LocalizedStringResource = "Switch"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Its color says what it reads.
    struct Reader: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View { (reasons.contains(.invalidated) ? Color.red : .green).frame(width: 10, height: 10) }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tapped", provider: Provider()) { _ in
            VStack(spacing: 4) {
                Toggle(isOn: false, intent: SwitchIntent()) { EmptyView() }
                HStack {
                    Button("Go", intent: SwitchIntent()).buttonStyle(.plain)
                    Text("12").invalidatableContent()
                    Text("34").invalidatableContent(false)
                    Reader()
                }
            }
            .containerBackground(.white, for: .widget)
        }
    }
}
