import SwiftUI

struct MediumWeather: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 0) {
            CurrentWeather(forecast: forecast)
            Spacer(minLength: 8)
            HourlyForecast(hours: forecast.hours)
        }
    }
}
