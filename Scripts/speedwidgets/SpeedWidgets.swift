import SwiftUI
import WidgetKit

/// What check-speed draws: text over a gradient, rows on a card with a shadow, a ring, and a long text. Each of 256
/// entries has other words, numbers and lengths, so that nothing can be drawn once for all.
@main struct SpeedWidgets: WidgetBundle {
    var body: some Widget {
        WeatherWidget()
        RowsWidget()
        RingWidget()
        StoryWidget()
    }
}

struct NumberedEntry: TimelineEntry {
    var date: Date
    var number: Int
}

struct NumberedProvider: TimelineProvider {
    func placeholder(in context: Context) -> NumberedEntry { NumberedEntry(date: .now, number: 0) }
    func getSnapshot(in context: Context, completion: @escaping (NumberedEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberedEntry>) -> Void) {
        let start = Date.now
        let entries = (0..<256).map { NumberedEntry(date: start.addingTimeInterval(Double($0) * 60), number: $0) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

@MainActor
private func configuration(
    _ kind: String, _ family: WidgetFamily, @ViewBuilder scene: @escaping (Int) -> some View
) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: NumberedProvider()) { scene($0.number) }.supportedFamilies([family])
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration { configuration("weather", .systemSmall) { WeatherScene(number: $0) } }
}

struct RowsWidget: Widget {
    var body: some WidgetConfiguration { configuration("rows", .systemLarge) { RowsScene(number: $0) } }
}

struct RingWidget: Widget {
    var body: some WidgetConfiguration { configuration("ring", .accessoryCircular) { RingScene(number: $0) } }
}

struct StoryWidget: Widget {
    var body: some WidgetConfiguration { configuration("story", .systemMedium) { StoryScene(number: $0) } }
}

struct Words {
    static let names = ["Asha", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goro", "Hana", "Ivo", "Jun", "Kaya", "Luz"]
    static let places = ["Harbor", "Old Town", "Ridge", "Canal", "Meadow", "Quarry", "Summit"]

    static func name(_ number: Int) -> String { names[number % names.count] + " " + places[number % places.count] }
}

struct WeatherScene: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(Words.places[number % 7]).font(.headline)
            HStack(alignment: .firstTextBaseline) {
                Text("\(number % 40 - 5)°").font(.system(size: 44, weight: .light))
                Spacer()
                Text("\(3 + number % 17) km/h").font(.caption).opacity(0.8)
            }
            Image(systemName: number % 2 == 0 ? "sun.max.fill" : "cloud.rain.fill").font(.title2)
            Spacer(minLength: 0)
            Text("Rain from \(number % 12 + 1) o'clock").font(.caption.weight(.semibold))
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
        }
    }
}

struct RowsScene: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Week \(number % 52 + 1)").font(.title3.bold())
            ForEach(0..<6) { row in
                HStack {
                    Circle().fill(Color(hue: Double(row) / 6, saturation: 0.6, brightness: 0.9))
                        .frame(width: 26, height: 26)
                    VStack(alignment: .leading, spacing: 0) {
                        Text(Words.name(number + row)).font(.subheadline.weight(.semibold))
                        Text("\(number * 7 % 90 + row) points").font(.caption2).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text("\(Double((number + row * 31) % 400) / 10, specifier: "%.1f")").font(.headline)
                }
                if row < 5 { Divider() }
            }
        }
        .padding(14)
        .background { RoundedRectangle(cornerRadius: 18).fill(.white).shadow(color: .black.opacity(0.25), radius: 5, y: 2) }
        .foregroundStyle(.black)
        .padding(10)
        .containerBackground(Color(white: 0.94), for: .widget)
        .environment(\.colorScheme, .light)
    }
}

struct RingScene: View {
    let number: Int

    var body: some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75).stroke(.white.opacity(0.3), style: StrokeStyle(lineWidth: 6, lineCap: .round))
            Circle().trim(from: 0, to: 0.75 * Double(number % 100) / 100)
                .stroke(
                    LinearGradient(colors: [.green, .yellow, .red], startPoint: .leading, endPoint: .trailing),
                    style: StrokeStyle(lineWidth: 6, lineCap: .round))
            Text("\(number % 100)").font(.title2.bold()).rotationEffect(.degrees(-135))
        }
        .rotationEffect(.degrees(135))
        .padding(5)
        .containerBackground(.clear, for: .widget)
    }
}

struct StoryScene: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("\(Words.name(number)) wins by \(number % 30 + 1)").font(.headline).lineLimit(1)
            Text(
                "After \(number + 3) minutes \(Words.names[number % 12]) was ahead, and nobody in "
                    + "\(Words.places[(number + 3) % 7]) came nearer than \(number % 9 + 2) meters until the end."
            )
            .font(.subheadline).lineLimit(3).foregroundStyle(.secondary)
            Spacer(minLength: 0)
            ProgressView(value: Double(number % 100), total: 100)
            HStack {
                Text("\(number % 60) min").font(.caption)
                Spacer()
                Text("#\(number)").font(.caption.monospacedDigit())
            }
        }
        .containerBackground(.background, for: .widget)
    }
}
