import SwiftData
import Testing

@MainActor
struct ModelContextTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(
            for: Species.self, Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func configurationsOfTheFirstBetaAreWhatTheyBecame() {
        #expect(ModelConfiguration(inMemory: true).isStoredInMemoryOnly)
        let shared = ModelConfiguration(inMemory: false, sharedAppContainerIdentifier: "group.a")
        #expect(ModelConfiguration(sharedAppContainerIdentifier: "group.a") == shared)
        #expect(!shared.isStoredInMemoryOnly && shared.groupAppContainerIdentifier == "group.a")
    }

    @Test func fetchesSortsFiltersAndCounts() throws {
        for (name, rank) in [("File 10", 1), ("file 9", 2), ("Other", 3)] {
            context.insert(Species(id: name, rank: rank))
        }
        let all = try context.fetch(FetchDescriptor<Species>())
        #expect(all.map(\.rank) == [1, 2, 3])
        // Text is in the order of the Files app.
        let named = try context.fetch(FetchDescriptor<Species>(sortBy: [SortDescriptor(\.id)]))
        #expect(named.map(\.id) == ["file 9", "File 10", "Other"])
        let least = 2
        let few = FetchDescriptor<Species>(
            predicate: #Predicate { $0.rank >= least && $0.id.localizedStandardContains("FILE") })
        #expect(try context.fetch(few).map(\.id) == ["file 9"])
        #expect(try context.fetchCount(few) == 1)
        var page = FetchDescriptor<Species>(sortBy: [.init(\.rank, order: .reverse)])
        page.fetchLimit = 1
        page.fetchOffset = 1
        #expect(try context.fetch(page).map(\.rank) == [2])
    }

    @Test func keepsBothEndsOfRelationships() throws {
        let rose = Species(id: "rose"), tulip = Species(id: "tulip")
        context.insert(rose)
        context.insert(tulip)
        let plant = Plant("first", species: rose)
        context.insert(plant)
        #expect(rose.plants == [plant])
        plant.species = tulip
        #expect(rose.plants.isEmpty && tulip.plants == [plant])
        let second = Plant("second")
        tulip.plants.append(second)
        #expect(second.species == tulip && second.modelContext === context)
        let bed = Bed(plants: [plant, second])
        context.insert(bed)
        #expect(plant.bed === bed)
        let query = FetchDescriptor<Plant>(predicate: #Predicate { $0.species?.id == "tulip" })
        #expect(try context.fetch(query).count == 2)
        context.delete(tulip)
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 0)
        #expect(bed.plants.isEmpty)
    }

    @Test func othersSeeWhatIsSaved() throws {
        let other = ModelContext(container)
        other.insert(Plant("hidden"))
        #expect(try context.fetch(FetchDescriptor<Plant>()).isEmpty)
        try other.save()
        #expect(try context.fetch(FetchDescriptor<Plant>()).map(\.name) == ["hidden"])
        // The main context saves by itself.
        context.insert(Plant("seen"))
        #expect(try other.fetchCount(FetchDescriptor<Plant>()) == 2)
        #expect(!context.hasChanges)
    }

    @Test func rollsBack() throws {
        let plant = Plant("before")
        context.insert(plant)
        try context.save()
        plant.name = "after"
        plant.note = "new"
        context.insert(Plant("dropped"))
        #expect(context.hasChanges && plant.hasChanges)
        context.rollback()
        #expect(plant.name == "before" && plant.note == nil && !context.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
    }

    /// As a seed does it, whose context is gone afterwards.
    private func seed() throws {
        let context = ModelContext(container)
        context.insert(Plant("fern", species: Species(id: "fern")))
        try context.save()
    }

    @Test func modelsWhoseContextIsGoneAreAdopted() throws {
        try seed()
        let species = try #require(context.fetch(FetchDescriptor<Species>()).first)
        // The plant is reached through its species alone.
        let plant = try #require(species.plants.first)
        plant.name = "changed"
        #expect(plant.modelContext === context && context.hasChanges)
        let bed = Bed(plants: [plant])
        context.insert(bed)
        context.insert(plant)
        #expect(context.insertedModelsArray.count == 1)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
        context.delete(plant)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 0 && bed.plants.isEmpty)
    }

    @Test func modelsThatAreInsertedOrDeletedWithoutAFetchAreAdopted() throws {
        var plant: Plant?
        func seeded() throws -> Plant {
            let context = ModelContext(container), plant = Plant("kept")
            context.insert(plant)
            try context.save()
            return plant
        }
        plant = try seeded()
        #expect(plant?.modelContext == nil)
        context.insert(plant!)
        #expect(context.insertedModelsArray.isEmpty && plant?.modelContext === context)
        plant = try seeded()
        context.delete(plant!)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
    }

    @Test func uniqueValuesNameOneObject() throws {
        context.insert(Species(id: "rose", rank: 1))
        try context.save()
        context.insert(Species(id: "rose", rank: 2))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Species>()).map(\.rank) == [2])
    }

    @Test func identifiersAreCountedAndFound() throws {
        let plant = Plant("one"), next = Plant("two")
        context.insert(plant)
        context.insert(next)
        #expect(plant.id.entityName == "Plant" && plant.persistentModelID < next.persistentModelID)
        #expect(context.model(for: plant.id) as? Plant === plant)
        let found: Plant? = context.registeredModel(for: next.persistentModelID)
        #expect(found === next)
        context.delete(next)
        let gone: Plant? = context.registeredModel(for: next.persistentModelID)
        #expect(gone == nil)
    }

    @Test func subclassesAreFetchedAsTheirSuperclass() throws {
        for trip in [Trip(name: "a"), BusinessTrip(name: "b"), Trip(name: "c")] { context.insert(trip) }
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a", "b", "c"])
        #expect(try context.fetch(FetchDescriptor<BusinessTrip>()).map(\.cost) == [1.5])
    }

    @Test func containersOfOneFileShareTheirModels() throws {
        let first = try ModelContainer(for: Version1.Entry.self, configurations: ModelConfiguration("shared"))
        let context = ModelContext(first)
        context.insert(Version1.Entry(number: 4))
        try context.save()
        let second = try ModelContainer(
            for: Schema(versionedSchema: Version1.self), configurations: [ModelConfiguration("shared")])
        #expect(try ModelContext(second).fetch(FetchDescriptor<Version1.Entry>()).map(\.number) == [4])
        let other = try ModelContainer(for: Version1.Entry.self, configurations: ModelConfiguration("other"))
        #expect(try ModelContext(other).fetchCount(FetchDescriptor<Version1.Entry>()) == 0)
    }

    @Test func actorsHaveContextsOfTheirOwn() async throws {
        context.insert(Plant("one"))
        #expect(try await Counter(modelContainer: container).count() == 1)
    }
}
