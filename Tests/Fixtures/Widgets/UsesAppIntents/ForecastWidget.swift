import AppIntents
import SwiftUI
import WidgetKit

struct ForecastEntry: TimelineEntry {
    let date: Date
    let configuration: ForecastIntent
}

struct ForecastProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ForecastEntry {
        ForecastEntry(date: Date(), configuration: ForecastIntent(city: City.all[1]))
    }

    func snapshot(for configuration: ForecastIntent, in context: Context) async -> ForecastEntry {
        ForecastEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ForecastIntent, in context: Context) async -> Timeline<ForecastEntry> {
        try? await Task.sleep(for: .milliseconds(5))
        return Timeline(entries: [ForecastEntry(date: Date(), configuration: configuration)], policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<ForecastIntent>] {
        [AppIntentRecommendation(intent: ForecastIntent(city: City.all[2]), description: "Oslo")]
    }
}

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    static var isDiscoverable: Bool { false }

    @Parameter(title: "City")
    var cityName: String

    init() {}
    init(_ cityName: String) { self.cityName = cityName }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

struct DetailsIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Show details"

    @Parameter(title: "Shown")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct ForecastView: View {
    var entry: ForecastProvider.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(entry.configuration.city.name).font(.headline)
            Text(verbatim: "\(entry.configuration.days) days in \(entry.configuration.scale.rawValue)")
            Text(entry.configuration.greeting ?? "no greeting")
            if entry.configuration.showsDetails { Text("details") }
            if let since = entry.configuration.since { Text(since, format: .iso8601) }
            Button(intent: RefreshIntent(entry.configuration.city.name)) { Image(systemName: "arrow.clockwise") }
            Toggle("Details", isOn: entry.configuration.showsDetails, intent: DetailsIntent())
        }
        .containerBackground(.background, for: .widget)
    }
}

struct ForecastWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "forecast", intent: ForecastIntent.self, provider: ForecastProvider()) {
            ForecastView(entry: $0)
        }
        .configurationDisplayName("Forecast")
        .description("The days to come.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .promptsForUserConfiguration()
    }
}
