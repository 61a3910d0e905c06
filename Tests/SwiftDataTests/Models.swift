import SwiftData

@Model class Species {
    @Attribute(.unique) var id: String
    var rank: Int
    @Relationship(deleteRule: .cascade, inverse: \Plant.species)
    var plants: [Plant] = []
    @Transient var cached = 0
    var double: Int { rank * 2 }

    init(id: String, rank: Int = 0) {
        self.id = id
        self.rank = rank
    }
}

@Model final class Plant {
    var name: String = "{ \"unnamed\""
    var species: Species?
    var bed: Bed?
    private(set) var waterings = [1, 2]
    var note: String?

    init(_ name: String, species: Species? = nil) {
        self.name = name
        self.species = species
    }
}

/// Its relationship is one end of `Plant.bed` without saying so.
@Model final class Bed {
    var plants: [Plant]

    init(plants: [Plant]) { self.plants = plants }
}

enum Version1: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Entry.self] }
    static var versionIdentifier: Schema.Version { .init(1, 0, 0) }

    @Model final class Entry {
        var number: Int
        init(number: Int) { self.number = number }
    }
}

@Model class Trip {
    #Index<Trip>([\.name])
    var name: String
    init(name: String) { self.name = name }
}

@Model final class BusinessTrip: Trip {
    var cost = 1.5
    override init(name: String) { super.init(name: name) }
}

@ModelActor actor Counter {
    func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Plant>()) }
}
