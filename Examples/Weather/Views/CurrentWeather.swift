import SwiftUI

/// The top of the larger families: place and temperature, and the conditions opposite.
struct CurrentWeather: View {
    let forecast: Forecast
    /// Of the temperature, in points.
    var size: CGFloat = 44

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                PlaceName(place: forecast.place)
                CurrentTemperature(hour: forecast.now, size: size)
            }
            Spacer(minLength: 8)
            VStack(alignment: .trailing, spacing: 2) {
                ConditionSymbol(hour: forecast.now)
                    .font(.subheadline)
                    .padding(.bottom, 4)
                ConditionName(hour: forecast.now)
                HighAndLow(day: forecast.today)
            }
            .font(.footnote.weight(.semibold))
        }
    }
}

struct PlaceName: View {
    let place: Place

    var body: some View {
        Text(place.name)
            .font(.subheadline.weight(.semibold))
            .lineLimit(1)
            .privacySensitive()
    }
}

struct CurrentTemperature: View {
    let hour: Forecast.Hour
    /// In points; the figure is large enough at every type size.
    let size: CGFloat

    var body: some View {
        Text(hour.temperature, format: .degrees)
            .font(.system(size: size, weight: .light))
            .padding(.vertical, -4)
            .widgetAccentable()
    }
}

struct ConditionName: View {
    let hour: Forecast.Hour

    var body: some View {
        Text(hour.condition.name(inDaylight: hour.isInDaylight))
            .lineLimit(1)
    }
}

struct HighAndLow: View {
    let day: Forecast.Day

    var body: some View {
        Text("H:\(day.high, format: .degrees) L:\(day.low, format: .degrees)")
            .lineLimit(1)
            .accessibilityLabel(Text("High \(day.high, format: .degrees), low \(day.low, format: .degrees)"))
    }
}

struct ConditionSymbol: View {
    let hour: Forecast.Hour

    var body: some View {
        Image(systemName: hour.condition.symbolName(inDaylight: hour.isInDaylight))
            .symbolRenderingMode(.multicolor)
            .accessibilityHidden(true)
    }
}
