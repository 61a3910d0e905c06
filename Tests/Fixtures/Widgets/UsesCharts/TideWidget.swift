import Charts
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let heights: [TideHeight]
}

struct TideHeight: Identifiable, Hashable {
    let time: Date
    let metres: Double
    var id: Date { time }
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { entry(at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(entry(at: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: .now)], policy: .atEnd))
    }

    private func entry(at date: Date) -> TideEntry {
        let midnight = Calendar.current.startOfDay(for: date)
        let heights = (0...24).map { hour in
            let time = midnight.addingTimeInterval(Double(hour) * 3600)
            return TideHeight(time: time, metres: 2.4 + 1.8 * sin(Double(hour) / 6.2 * .pi))
        }
        return TideEntry(date: date, heights: heights)
    }
}

/// The water's height over a day, with the moment of the entry.
struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    private var now: TideHeight? { entry.heights.last { $0.time <= entry.date } }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Harbour").font(.headline)
            chart
        }
        .containerBackground(.background, for: .widget)
    }

    private var chart: some View {
        Chart {
            ForEach(entry.heights) { height in
                AreaMark(x: .value("Time", height.time), y: .value("Height", height.metres))
                    .foregroundStyle(Gradient(colors: [.teal.opacity(0.6), .teal.opacity(0.1)]))
                LineMark(x: .value("Time", height.time), y: .value("Height", height.metres))
                    .foregroundStyle(.teal)
            }
            .interpolationMethod(.monotone)
            RuleMark(y: .value("Quay", 4))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
            if let now {
                currentMark(now)
            }
        }
        .chartYScale(domain: 0...5)
        .chartYAxis(family == .systemSmall ? .hidden : .automatic)
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 2, 4]) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let metres = value.as(Double.self) { Text("\(metres.formatted()) m") }
                }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
                AxisGridLine().foregroundStyle(.quaternary)
                AxisValueLabel(format: .dateTime.hour())
            }
        }
        .chartPlotStyle { $0.clipShape(RoundedRectangle(cornerRadius: 4)) }
    }

    @ChartContentBuilder
    private func currentMark(_ height: TideHeight) -> some ChartContent {
        let point = PointMark(x: .value("Now", height.time), y: .value("Height", height.metres))
        point
            .symbolSize(40)
            .annotation(position: .top) {
                Text(height.metres, format: .number.precision(.fractionLength(1))).font(.caption2)
            }
            .accessibilityLabel("Now")
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
