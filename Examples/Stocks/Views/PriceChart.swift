import Charts
import SwiftUI
import WidgetKit

/// The last 24 hours, over a dashed line at the price that they began with.
struct PriceChart: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let quote: Quote
    var lineWidth: CGFloat = 1.5
    var showsAxes = false

    var body: some View {
        Chart {
            ForEach(quote.points) { point in
                AreaMark(
                    x: .value("Time", point.date), yStart: .value("Lowest", quote.range.lowerBound),
                    yEnd: .value("Price", point.price)
                )
                .foregroundStyle(.linearGradient(
                    colors: [color.opacity(0.35), color.opacity(0)], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Time", point.date), y: .value("Price", point.price))
                    .foregroundStyle(color)
                    .lineStyle(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            }
            RuleMark(y: .value("Previous Close", quote.previousClose))
                .foregroundStyle(color.opacity(0.7))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))
        }
        .chartYScale(domain: quote.range)
        .chartXAxis { if showsAxes { hours } }
        .chartYAxis { if showsAxes { prices } }
        .chartLegend(.hidden)
        .widgetAccentable(!showsAxes)
        .accessibilityElement()
        .accessibilityLabel(Text("Price over the last 24 hours"))
    }

    private var color: Color { quote.color(in: renderingMode) }

    private var hours: some AxisContent {
        AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.hour())
                .font(.caption2)
                .foregroundStyle(.caption)
        }
    }

    private var prices: some AxisContent {
        AxisMarks(values: .automatic(desiredCount: 4)) { _ in
            AxisGridLine()
            AxisValueLabel()
                .font(.caption2)
                .foregroundStyle(.caption)
        }
    }
}
