import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Facts { Facts(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Facts) -> Void) { completion(Facts(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Facts>) -> Void) {
        // The server never answers, and nobody thought of that: the medium family's provider does not complete.
        guard context.family == .systemMedium else {
            Task { completion(Timeline(entries: [Facts(date: Date(), file: await Server.file())], policy: .never)) }
            return
        }
        Task {
            guard let data = try? await Server().news() else { return }
            completion(Timeline(entries: [Facts(date: Date(), news: data)], policy: .never))
        }
    }
}

struct Facts: TimelineEntry {
    let date: Date
    var news = Data()
    var file = ""

    /// Each says what it should be, an equals sign, and what it is.
    var lines: [String] {
        [file] + Names.lines + Server.lines + Place.lines + Feed.lines + Pixels.lines + Copies.lines + [
            "empty error 0 = \(NSError().code)",
            "list 2 = \(archived.count)",
        ]
    }

    private var archived: [NSString] {
        guard let data = try? NSKeyedArchiver.archivedData(
            withRootObject: ["a", "b"] as [NSString] as NSArray, requiringSecureCoding: true)
        else { return [] }
        return (try? NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)) ?? []
    }
}

@main
struct UsesSystem: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "system", provider: Provider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.lines, id: \.self) { Text($0).lineLimit(1) }
            }
            .font(.system(size: 9))
            .sensoryFeedback(.increase, trigger: entry.lines)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: entry.lines) { $0 != $1 }
            .sensoryFeedback(trigger: entry.lines) { _, _ in .success }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}
