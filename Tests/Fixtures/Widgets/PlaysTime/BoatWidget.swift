import AppIntents
import SwiftUI
import WidgetKit

/// Is never asked again of its own accord: it floats where the harbour puts it, until somebody bails it out.
struct BoatProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 0) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry(date: .now, level: Tide.level)], policy: .never))
    }
}

struct BailIntent: AppIntent {
    static let title: LocalizedStringResource = "Bail out"

    func perform() async throws -> some IntentResult {
        Tide.level -= 10
        WidgetCenter.shared.reloadTimelines(ofKind: "harbour")
        return .result()
    }
}

/// A button above, a link below.
struct BoatWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "boat", provider: BoatProvider()) { entry in
            VStack(spacing: 0) {
                Button(intent: BailIntent()) {
                    Text("at \(entry.level)").frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.plain)
                .frame(height: 80)
                Spacer(minLength: 0)
            }
            .widgetURL(URL(string: "boat://home"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Boat")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
