import SwiftUI
import WidgetKit

/// The forecast as each family shows it.
struct WeatherView: View {
    @Environment(\.widgetFamily) private var family
    let forecast: Forecast

    var body: some View {
        content
            .widgetURL(forecast.place.url)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryInline: InlineWeather(forecast: forecast)
        case .accessoryCircular: CircularWeather(forecast: forecast)
        case .accessoryRectangular: RectangularWeather(forecast: forecast)
        case .systemSmall: SmallWeather(forecast: forecast).skyStyle()
        case .systemMedium: MediumWeather(forecast: forecast).skyStyle()
        case .systemExtraLarge: ExtraLargeWeather(forecast: forecast).skyStyle()
        default: LargeWeather(forecast: forecast).skyStyle()
        }
    }
}

extension View {
    /// White on the sky, with the colors that symbols have on dark ground, and no larger than the widget has room for.
    fileprivate func skyStyle() -> some View {
        foregroundStyle(.white)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .environment(\.colorScheme, .dark)
    }
}
