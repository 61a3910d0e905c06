import SwiftUI
import WidgetKit

/// Keeps what depends on language, region and date where it is made once.
struct KeptValues: TimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let lines: [String]
    }

    static let shared: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE"
        return formatter
    }()

    static let number: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    let own: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM"
        return formatter
    }()

    let locale = Locale.current.identifier
    let hello = NSLocalizedString("Hello", comment: "")
    let made = Date()

    private func entry() -> Entry {
        let lines = [
            Self.shared.string(from: .now), own.string(from: .now), Self.number.string(from: 1234.5) ?? "", locale,
            hello, made == .now ? "made now" : "made before"
        ]
        return Entry(date: .now, lines: lines)
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [entry()], policy: .never))
    }
}

@main
struct KeepsFormatters: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "KeepsFormatters", provider: KeptValues()) { entry in
            VStack {
                ForEach(entry.lines, id: \.self) { Text(verbatim: $0) }
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
