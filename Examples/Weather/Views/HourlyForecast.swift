import SwiftUI

struct HourlyForecast: View {
    let hours: [Forecast.Hour]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(hours) { hour in
                if hour.id != hours.first?.id { Spacer(minLength: 4) }
                HourColumn(hour: hour)
            }
        }
    }
}

private struct HourColumn: View {
    let hour: Forecast.Hour

    var body: some View {
        VStack(spacing: 6) {
            Text(hour.date, format: .dateTime.hour())
                .font(.caption.weight(.semibold))
                .foregroundStyle(.white.opacity(0.9))
            Image(systemName: hour.condition.symbolName(inDaylight: hour.isInDaylight))
                .symbolRenderingMode(.multicolor)
                .font(.body)
                .frame(height: 20)
                .accessibilityLabel(Text(hour.condition.name(inDaylight: hour.isInDaylight)))
            Text(hour.temperature, format: .degrees)
                .font(.footnote.weight(.semibold))
                .monospacedDigit()
        }
        .fixedSize()
        .accessibilityElement(children: .combine)
    }
}
