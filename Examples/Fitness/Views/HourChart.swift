import Charts
import SwiftUI
import WidgetKit

/// A bar for each hour of the day.
struct HourChart: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let goal: Goal
    let values: [(hour: Int, value: Double)]
    let date: Date
    var showsHours = false

    var body: some View {
        Chart(values, id: \.hour) { item in
            BarMark(
                x: .value("Hour", start.addingTimeInterval(Double(item.hour) * 3600 + 1800)),
                y: .value("Amount", max(item.value, smallest)), width: .fixed(5)
            )
            .cornerRadius(2.5)
            .foregroundStyle(item.value > 0 ? color : color.opacity(0.25))
        }
        .chartXScale(domain: start...start.addingTimeInterval(86_400))
        .chartYAxis(.hidden)
        .chartXAxis { if showsHours { hours } }
        .widgetAccentable(!showsHours)
        .accessibilityElement()
        .accessibilityLabel(Text("\(Text(goal.name)) by hour"))
    }

    private var start: Date { Calendar.current.startOfDay(for: date) }
    private var color: Color { renderingMode == .fullColor ? goal.kind.endColor : .white }
    /// What an empty hour shows, so that its place can be seen.
    private var smallest: Double { max(values.map(\.value).max() ?? 0, 1) * 0.12 }

    private var hours: some AxisContent {
        AxisMarks(values: [0, 6, 12, 18].map { start.addingTimeInterval($0 * 3600) }) { _ in
            AxisValueLabel(format: .dateTime.hour(), anchor: .topLeading)
                .font(.caption2)
                .foregroundStyle(.axis)
        }
    }
}
