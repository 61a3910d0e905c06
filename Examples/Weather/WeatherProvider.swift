import WidgetKit

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, place: .lisbon)
    }

    func snapshot(for configuration: SelectPlaceIntent, in context: Context) async -> WeatherEntry {
        WeatherEntry(date: .now, place: configuration.place)
    }

    /// An entry for now and for three later hours of the day, four hours apart, so that the sky turns with them.
    func timeline(for configuration: SelectPlaceIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let hour = Calendar.current.dateInterval(of: .hour, for: .now)?.start ?? .now
        let dates = [.now] + (1...3).map { hour.addingTimeInterval(Double($0) * 4 * 3600) }
        let entries = dates.map { WeatherEntry(date: $0, place: configuration.place) }
        return Timeline(entries: entries, policy: .after(hour.addingTimeInterval(16 * 3600)))
    }
}
