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

    @Test func findsNothingWithoutAContainer() { #expect(Names(title: "").result.all == 0) }
}
