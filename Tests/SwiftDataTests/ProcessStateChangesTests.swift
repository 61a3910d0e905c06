import ProcessContext
import SwiftData
import Testing

/// A process counts the changes of what it keeps, and nothing else.
@MainActor
struct ProcessStateChangesTests {
    private func changes(_ body: () throws -> Void) rethrows -> Int {
        try ProcessContext.with(ProcessContext()) {
            try body()
            return ProcessStateChanges.changes
        }
    }

    @Test func openingAndFetchingChangeNothing() throws {
        let count = try changes {
            let container = try ModelContainer(for: Species.self, configurations: ModelConfiguration("untouched"))
            #expect(try container.mainContext.fetchCount(FetchDescriptor<Species>()) == 0)
            try container.mainContext.save()
            container.mainContext.rollback()
            container.deleteAllData()
        }
        #expect(count == 0)
    }

    @Test func changesAreCounted() throws {
        let container = try ModelContainer(
            for: Species.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext, rose = Species(id: "rose")
        #expect(changes { context.insert(rose) } > 0)
        // It has got its identifier: a view that lists it changes nothing.
        #expect(changes { _ = rose.persistentModelID } == 0)
        #expect(try changes { try context.save() } > 0)
        #expect(changes { rose.rank = 3 } > 0)
        #expect(changes { context.rollback() } > 0)
        #expect(changes { context.delete(rose) } > 0)
        #expect(changes { context.autosaveEnabled = true } == 0)
        #expect(changes { context.autosaveEnabled = false } > 0)
        #expect(changes { _ = Species(id: "tulip").persistentModelID } > 0)
    }
}
