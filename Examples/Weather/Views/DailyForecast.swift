import SwiftUI

struct DailyForecast: View {
    let days: [Forecast.Day]
    /// What the bars reach over, in degrees Celsius.
    let range: ClosedRange<Double>

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
            ForEach(days) { day in
                GridRow {
                    Text(day.date, format: .dateTime.weekday(.abbreviated))
                    ConditionLabel(day: day)
                        .gridColumnAlignment(.center)
                    Text(day.low, format: .degrees)
                        .fixedSize()
                        .foregroundStyle(.white.opacity(0.9))
                        .gridColumnAlignment(.trailing)
                    TemperatureBar(low: day.low.value, high: day.high.value, range: range)
                        .accessibilityHidden(true)
                    Text(day.high, format: .degrees)
                        .fixedSize()
                        .gridColumnAlignment(.trailing)
                }
                .frame(maxHeight: .infinity)
            }
        }
        .font(.footnote.weight(.semibold))
        .monospacedDigit()
        .lineLimit(1)
    }
}

private struct ConditionLabel: View {
    let day: Forecast.Day

    var body: some View {
        VStack(spacing: 0) {
            Image(systemName: day.condition.symbolName(inDaylight: true))
                .symbolRenderingMode(.multicolor)
                .font(.subheadline)
                .accessibilityLabel(Text(day.condition.name(inDaylight: true)))
            if let chance = day.chanceOfPrecipitation {
                Text(chance, format: .percent)
                    .font(.caption2.weight(.semibold))
                    .foregroundStyle(.precipitation)
            }
        }
        .fixedSize()
    }
}

/// From the day's lowest temperature to its highest, colored from cold to warm.
private struct TemperatureBar: View {
    @Environment(\.layoutDirection) private var layoutDirection
    let low: Double
    let high: Double
    let range: ClosedRange<Double>
    private let colors = [Color.cool, .mild, .warm]

    var body: some View {
        GeometryReader { geometry in
            let scale = geometry.size.width / (range.upperBound - range.lowerBound)
            Capsule()
                .fill(.black.opacity(0.2))
                .overlay(alignment: .leading) {
                    // A gradient's points do not turn with the layout.
                    LinearGradient(
                        colors: layoutDirection == .leftToRight ? colors : colors.reversed(), startPoint: .leading,
                        endPoint: .trailing)
                        .mask(alignment: .leading) {
                            Capsule()
                                .frame(width: (high - low) * scale)
                                .padding(.leading, (low - range.lowerBound) * scale)
                        }
                }
        }
        .frame(height: 4)
    }
}
