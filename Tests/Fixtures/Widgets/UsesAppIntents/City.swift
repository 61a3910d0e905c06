import AppIntents

struct City: AppEntity {
    var id: String
    var name: String
    var country: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static var defaultQuery = CityQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(country)", image: .init(systemName: "building.2"))
    }

    static let all = [
        City(id: "ber", name: "Berlin", country: "Germany"), City(id: "par", name: "Paris", country: "France"),
        City(id: "osl", name: "Oslo", country: "Norway"), City(id: "rom", name: "Rome", country: "Italy"),
    ]
}

struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [City.ID]) async throws -> [City] {
        City.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [City] {
        City.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> ItemCollection<City> {
        ItemCollection {
            ItemSection("North", items: City.all.filter { $0.id == "ber" || $0.id == "osl" })
            ItemSection("South", items: City.all.filter { $0.id == "par" || $0.id == "rom" })
        }
    }

    func defaultResult() async -> City? { City.all.first }
}
