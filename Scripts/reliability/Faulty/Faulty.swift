import AppIntents
import SwiftUI
import WidgetKit

// Widgets of which one has a fault that its configuration chooses: in the small family's second entry where a view has
// it, in the small family's timeline where the provider has it. Everything else is healthy.

struct Moment: TimelineEntry {
    var date: Date
    var number = 0
    var fault = "none"
    var path = ""
    var relevance: TimelineEntryRelevance?
}

struct FaultIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Fault"
    @Parameter(title: "Fault", default: "none") var fault: String
    @Parameter(title: "Path", default: "") var path: String
}

struct FaultyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func snapshot(for intent: FaultIntent, in context: Context) async -> Moment { Moment(date: .now) }

    func timeline(for intent: FaultIntent, in context: Context) async -> Timeline<Moment> {
        let entries = (0..<2).map {
            Moment(date: .now.addingTimeInterval(Double($0) * 60), number: $0, fault: intent.fault, path: intent.path)
        }
        guard context.family == .systemSmall, let fault = await providerFaults[intent.fault] else {
            return Timeline(entries: entries, policy: .never)
        }
        return await fault(entries)
    }
}

struct FaultyView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Moment

    var body: some View {
        ZStack {
            if family == .systemSmall, entry.number == 1 {
                faulty
            } else {
                Label("Entry \(entry.number)", systemImage: "star")
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private var faulty: AnyView {
        (acts[entry.fault] ?? systemActs[entry.fault])?(entry.path)
        return views[entry.fault]?(entry.path) ?? AnyView(Text("Nothing happened"))
    }
}

struct FaultyWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "faulty", intent: FaultIntent.self, provider: FaultyProvider()) {
            FaultyView(entry: $0)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Answers by completion handlers, as older providers do.
struct OlderProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now), Moment(date: .now + 60, number: 1)], policy: .never))
    }
}

struct HealthyView: View {
    let entry: Moment

    var body: some View {
        VStack {
            Text(entry.date, style: .time)
            Gauge(value: Double(entry.number)) { Text("Healthy") }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// Its kind is what a file beside the source says.
struct HealthyWidget: Widget {
    var kind = "healthy"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: OlderProvider()) { HealthyView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main
struct Faulty: WidgetBundle {
    private var named: String? {
        Bundle.main.url(forResource: "kind", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    var body: some Widget {
        HealthyWidget()
        FaultyWidget()
        if let named { HealthyWidget(kind: named) }
    }
}
