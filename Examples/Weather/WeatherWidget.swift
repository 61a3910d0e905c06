import SwiftUI
import WidgetKit

@main
struct WeatherWidget: Widget {
    static let kind = "Forecast"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: SelectPlaceIntent.self, provider: WeatherProvider()) { entry in
            WeatherView(forecast: entry.forecast)
                .containerBackground(for: .widget) { SkyBackground(forecast: entry.forecast) }
        }
        .configurationDisplayName("Forecast")
        .description("See the current conditions and the forecast for a place.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}
