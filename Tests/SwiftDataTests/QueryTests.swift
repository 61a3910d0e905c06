import RenderModel
import SwiftData
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct QueryTests {
    private struct Names: View {
        @Query(filter: #Predicate<Plant> { $0.name != "skipped" }, sort: \Plant.name, order: .reverse)
        private var plants: [Plant]
        @Query var all: [Plant]
        @Query(sort: [SortDescriptor(\Plant.name)], animation: .default) private var sorted: [Plant]
        @Query(sort: \Plant.name) var plain: [Plant]
        @Query(sort: \Plant.name, animation: .default) var animated: [Plant]
        @Query(sort: \Plant.name, order: .reverse, transaction: nil) var reversed: [Plant]
        @Query(sort: \Plant.note, animation: .default) var noted: [Plant]
        let title: String

        var body: some View { Text(title + plants.map(\.name).joined()) }
        var result: (filtered: [String], all: Int, sorted: [String]) {
            (plants.map(\.name), all.count, sorted.map(\.name))
        }
    }

    @Test func fetchesFromTheEnvironment() throws {
        let container = try ModelContainer(for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
        for name in ["b", "a", "skipped"] { container.mainContext.insert(Plant(name)) }
        var environment = EnvironmentValues()
        environment.modelContext = container.mainContext
        let result = EnvironmentValues.with(environment) { Names(title: "").result }
        #expect(result.filtered == ["b", "a"] && result.all == 3 && result.sorted == ["a", "b", "skipped"])
    }

    @Test func defaultsKeepWhichModelIsChosen() throws {
        let container = try ModelContainer(for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
        let plant = Plant("a"), store = UserDefaults(suiteName: "QueryTests.\(UUID())")
        container.mainContext.insert(plant)
        var chosen = AppStorage<PersistentIdentifier?>("chosen", store: store)
        #expect(chosen.wrappedValue == nil)
        chosen.wrappedValue = plant.persistentModelID
        chosen = AppStorage("chosen", store: store)
        #expect(chosen.wrappedValue == plant.persistentModelID)
        chosen.wrappedValue = nil
        #expect(store?.data(forKey: "chosen") == nil)
    }

    @Test func allFormsSortTextAlike() throws {
        let container = try ModelContainer(for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
        for name in ["File 10", "file 9", "Zoo"] {
            let plant = Plant(name)
            plant.note = name
            container.mainContext.insert(plant)
        }
        var environment = EnvironmentValues()
        environment.modelContext = container.mainContext
        let lists = EnvironmentValues.with(environment) {
            let names = Names(title: "")
            return [names.plain, names.animated, names.reversed.reversed(), names.noted].map { $0.map(\.name) }
        }
        #expect(lists == Array(repeating: ["file 9", "File 10", "Zoo"], count: 4))
    }

    @Test func failedFetchesAreFindings() throws {
        let container = try ModelContainer(for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
        container.mainContext.insert(Plant("a"))
        var environment = EnvironmentValues()
        environment.modelContext = container.mainContext
        let tooFar = FetchDescriptor<Plant>(predicate: #Predicate { $0.waterings[5] == 1 })
        var query = Query<Plant, [Plant]>(tooFar)
        _ = MissingData.drain()
        EnvironmentValues.with(environment) { query.update() }
        #expect(query.fetchError != nil && query.wrappedValue.isEmpty)
        #expect(MissingData.drain().stores.contains { $0.code.name == "fetch-failed" && $0.message.contains("Plant") })
    }

    @Test func findsNothingWithoutAContainerAndSaysSo() {
        #expect(Names(title: "").result.all == 0)
        #expect(
            MissingData.drain().stores.contains {
                $0.code.name == "model-context-missing" && $0.message.contains("@Query")
            })
    }
}
