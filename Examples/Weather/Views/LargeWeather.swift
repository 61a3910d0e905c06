import SwiftUI

struct LargeWeather: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 0) {
            CurrentWeather(forecast: forecast)
            Spacer(minLength: 8)
            HourlyForecast(hours: forecast.hours)
            separator
            DailyForecast(days: Array(forecast.days[1...5]), range: forecast.range)
        }
    }

    private var separator: some View {
        Rectangle()
            .fill(.white.opacity(0.25))
            .frame(height: 1)
            .padding(.vertical, 10)
    }
}
