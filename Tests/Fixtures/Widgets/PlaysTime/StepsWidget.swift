import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    /// How often the provider had been asked.
    let asked: Int
    var relevance: TimelineEntryRelevance? {
        steps > 3000 ? TimelineEntryRelevance(score: Float(steps) / 1000, duration: 1800) : nil
    }

    static let goal = 10_000

    var walks: [String] { steps < 2500 ? ["Home"] : steps < 6000 ? ["Home", "Park"] : ["Park", "Harbour"] }
}

struct StepsProvider: TimelineProvider {
    nonisolated(unsafe) private static var asked = 0

    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 1234, asked: 0) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 4321, asked: 0))
    }

    /// Four hours at a time, an entry an hour; the hours before nine look alike.
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        Self.asked += 1
        let calendar = Calendar.current
        let start = Date.now
        let entries = (0..<4).map { hour -> StepsEntry in
            let date = calendar.date(byAdding: .hour, value: hour, to: start)!
            let time = calendar.component(.hour, from: date)
            return StepsEntry(date: date, steps: max(0, time - 8) * 1109, asked: time < 9 ? 0 : Self.asked)
        }
        completion(Timeline(entries: entries, policy: .after(calendar.date(byAdding: .hour, value: 4, to: start)!)))
    }
}

struct StepsView: View {
    let entry: StepsEntry

    private var share: Double { Double(entry.steps) / Double(StepsEntry.goal) }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                ZStack {
                    Circle().stroke(.green.opacity(0.2), lineWidth: 8)
                    Circle().trim(from: 0, to: share)
                        .stroke(share < 0.5 ? .green : .orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                    Image(systemName: share < 0.5 ? "figure.walk" : "flame.fill")
                        .contentTransition(.symbolEffect(.replace))
                }
                .frame(width: 48, height: 48)
                Spacer()
                Text("\(entry.asked)").font(.caption).contentTransition(.identity)
            }
            Text(entry.steps, format: .number)
                .font(.title2.bold())
                .contentTransition(.numericText(value: Double(entry.steps)))
                .animation(.bouncy, value: entry.steps)
            ForEach(entry.walks, id: \.self) { walk in
                Text(walk).font(.caption).transition(.push(from: .bottom))
            }
            Text(entry.date, style: .time).font(.caption2).foregroundStyle(.secondary)
        }
        .containerBackground(share < 0.5 ? Color.white : Color.yellow.opacity(0.3), for: .widget)
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { StepsView(entry: $0) }
            .configurationDisplayName("Steps")
            .supportedFamilies([.systemSmall])
    }
}
