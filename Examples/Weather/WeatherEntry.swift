import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let forecast: Forecast

    init(date: Date, place: Place) {
        self.date = date
        forecast = Almanac(place: place).forecast(at: date)
    }

    /// A thunderstorm is worth a look in the Smart Stack.
    var relevance: TimelineEntryRelevance? {
        forecast.now.condition == .thunderstorm ? TimelineEntryRelevance(score: 80, duration: 4 * 3600) : nil
    }
}
