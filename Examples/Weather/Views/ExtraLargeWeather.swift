import SwiftUI

/// Today beside the week after it.
struct ExtraLargeWeather: View {
    let forecast: Forecast

    var body: some View {
        HStack(spacing: 24) {
            VStack(spacing: 0) {
                CurrentWeather(forecast: forecast, size: 72)
                Spacer(minLength: 8)
                HourlyForecast(hours: forecast.hours)
            }
            Rectangle()
                .fill(.white.opacity(0.25))
                .frame(width: 1)
            DailyForecast(days: Array(forecast.days.dropFirst()), range: forecast.range)
        }
    }
}
