import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall, using: SelectPlaceIntent(place: .lisbon)) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}

#Preview("Medium", as: .systemMedium, using: SelectPlaceIntent(place: .singapore)) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}

#Preview("Large", as: .systemLarge, using: SelectPlaceIntent(place: .sapporo)) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}

#Preview("Rectangular", as: .accessoryRectangular, using: SelectPlaceIntent(place: .nairobi)) {
    WeatherWidget()
} timelineProvider: {
    WeatherProvider()
}
