import AppIntents
import SwiftUI
import WidgetKit

struct Street: AppEntity {
    let id: Int
    @Property(title: "Name") var name: String
    let city: String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Street", numericFormat: "\(placeholder: .int) streets")
    static let defaultQuery = StreetQuery()
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }

    init(id: Int, name: String, city: String) {
        self.id = id
        self.city = city
        self.name = name
    }
}

struct StreetQuery: EntityQuery {
    @IntentParameterDependency<FavouritesIntent>(\.$cities) var intent

    static let all = [
        Street(id: 1, name: "Torstraße", city: "ber"), Street(id: 2, name: "Rue Oberkampf", city: "par"),
        Street(id: 3, name: "Rue de Rivoli", city: "par"),
    ]

    func entities(for identifiers: [Street.ID]) async throws -> [Street] {
        Self.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Street] {
        guard let intent else { return [] }
        return Self.all.filter { street in intent.cities.contains { $0.id == street.city } }
    }
}

struct FavouritesIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Favourites"

    @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: 3])
    var cities: [City]

    @Parameter(title: "Street", query: StreetQuery())
    var street: Street?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case([.systemSmall]) { Summary("One city: \(\.$cities)") }
            DefaultCase { Summary("Cities: \(\.$cities)") }
        }
    }
}

struct FavouritesProvider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        var date = Date()
        var names: [String]
    }

    func placeholder(in context: Context) -> Entry { Entry(names: ["A city"]) }

    func snapshot(for configuration: FavouritesIntent, in context: Context) async -> Entry {
        Entry(names: configuration.cities.map(\.name) + [configuration.street?.name ?? "no street"])
    }

    func timeline(for configuration: FavouritesIntent, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct FavouritesWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "favourites", provider: FavouritesProvider()) { entry in
            VStack { ForEach(entry.names, id: \.self) { Text($0) } }
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main
struct UsesAppIntents: WidgetBundle {
    var body: some Widget {
        ForecastWidget()
        FavouritesWidget()
    }
}
