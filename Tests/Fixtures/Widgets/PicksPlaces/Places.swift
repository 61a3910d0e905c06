import AppIntents
import CoreLocation
import Intents
import SwiftUI
import WidgetKit

@main
struct PlaceWidgets: WidgetBundle {
    var body: some Widget {
        TownWidget()
        PlaceWidget()
    }
}

struct PlaceEntry: TimelineEntry {
    let date: Date
    let place: CLPlacemark?
}

struct PlaceView: View {
    let place: CLPlacemark?

    var body: some View {
        VStack {
            Text(place?.name ?? "Nowhere")
            if let coordinate = place?.location?.coordinate {
                Text("\(coordinate.latitude.formatted()) \(coordinate.longitude.formatted())")
            }
            if let country = place?.country { Text(country) }
            if let zone = place?.timeZone { Text(zone.identifier) }
        }
        .containerBackground(.white, for: .widget)
    }
}

// MARK: SiriKit

struct TownProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now, place: nil) }
    func getSnapshot(
        for configuration: SelectTownIntent, in context: Context, completion: @escaping (PlaceEntry) -> Void
    ) {
        completion(PlaceEntry(date: .now, place: configuration.town))
    }
    func getTimeline(
        for configuration: SelectTownIntent, in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void
    ) {
        completion(Timeline(entries: [PlaceEntry(date: .now, place: configuration.town)], policy: .never))
    }
}

/// Compiles as in an Intents extension.
final class TownHandler: NSObject, SelectTownIntentHandling {
    func resolveTown(for intent: SelectTownIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
        completion(intent.town.map { .success(with: $0) } ?? .needsValue())
    }
}

struct TownWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "town", intent: SelectTownIntent.self, provider: TownProvider()) { entry in
            PlaceView(place: entry.place)
        }
        .supportedFamilies([.systemSmall])
    }
}

// MARK: App intent

struct PlaceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Place"

    @Parameter(title: "Place") var place: CLPlacemark
    @Parameter(title: "Stops") var stops: [CLPlacemark]?

    static var parameterSummary: some ParameterSummary { Summary("Show \(\.$place)") { \.$stops } }
}

struct PlaceProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now, place: nil) }
    func snapshot(for configuration: PlaceIntent, in context: Context) async -> PlaceEntry {
        PlaceEntry(date: .now, place: configuration.stops?.last ?? configuration.place)
    }
    func timeline(for configuration: PlaceIntent, in context: Context) async -> Timeline<PlaceEntry> {
        Timeline(entries: [PlaceEntry(date: .now, place: configuration.place)], policy: .never)
    }
}

struct PlaceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "place", provider: PlaceProvider()) { entry in PlaceView(place: entry.place) }
            .supportedFamilies([.systemSmall])
    }
}
