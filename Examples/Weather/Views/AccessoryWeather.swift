import SwiftUI
import WidgetKit

struct CircularWeather: View {
    let forecast: Forecast

    var body: some View {
        Gauge(value: forecast.now.temperature.value, in: forecast.today.low.value...forecast.today.high.value) {
            Image(systemName: forecast.now.condition.symbolName(inDaylight: forecast.now.isInDaylight))
        } currentValueLabel: {
            Text(forecast.now.temperature, format: .degrees)
        }
        .gaugeStyle(.accessoryCircular)
        .accessibilityLabel(Text(forecast.now.condition.name(inDaylight: forecast.now.isInDaylight)))
        .accessibilityValue(Text(forecast.now.temperature, format: .degrees))
        .widgetAccentable()
    }
}

struct RectangularWeather: View {
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                Image(systemName: forecast.now.condition.symbolName(inDaylight: forecast.now.isInDaylight))
                    .accessibilityHidden(true)
                Text(forecast.now.temperature, format: .degrees)
                PlaceName(place: forecast.place)
            }
            .font(.headline)
            .widgetAccentable()
            ConditionName(hour: forecast.now)
            HighAndLow(day: forecast.today)
                .foregroundStyle(.secondary)
        }
        .font(.subheadline)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct InlineWeather: View {
    let forecast: Forecast

    var body: some View {
        Label {
            Text("\(forecast.now.temperature, format: .degrees) \(condition)")
        } icon: {
            Image(systemName: forecast.now.condition.symbolName(inDaylight: forecast.now.isInDaylight))
        }
    }

    private var condition: Text {
        Text(forecast.now.condition.name(inDaylight: forecast.now.isInDaylight))
    }
}
