import CoreData
import RenderModel
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct FetchRequestTests {
    private struct Names: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \Item.name, ascending: true)],
            predicate: NSPredicate(format: "done == YES"), animation: .default)
        private var done: FetchedResults<Item>
        @FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)]) var all: FetchedResults<Item>
        @SectionedFetchRequest(
            sectionIdentifier: \.done, sortDescriptors: [NSSortDescriptor(keyPath: \Item.done, ascending: true)])
        private var sections: SectionedFetchResults<Bool, Item>

        var descriptors: (before: [SortDescriptor<Item>], after: [SortDescriptor<Item>], names: [String]) {
            let before = all.sortDescriptors
            all.sortDescriptors = [SortDescriptor(\.name)]
            return (before, all.sortDescriptors, all.map(\.name))
        }

        var body: some View { ForEach(done) { Text($0.name) } }
        var result: (done: [String], all: [String], sections: [Bool: [String]]) {
            (
                done.map(\.name), all.map(\.name),
                Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.map(\.name)) })
            )
        }
    }

    @Test func whatCannotBeFetchedIsAFinding() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        var environment = EnvironmentValues()
        environment.managedObjectContext = context
        let request = FetchRequest(fetchRequest: NSFetchRequest<Item>())
        #expect(EnvironmentValues.with(environment) { request.wrappedValue.isEmpty })
        let sum = NSExpressionDescription(), sums = NSFetchRequest<NSDictionary>(entityName: "Item")
        sum.name = "sum"
        (sums.resultType, sums.propertiesToFetch) = (.dictionaryResultType, [sum])
        _ = try context.fetch(sums)
        let findings = MissingData.drain().stores
        #expect(findings.contains { $0.code.name == "fetch-failed" && $0.message.contains("Item") })
        #expect(findings.contains { $0.code.name == "fetch-expression-unsupported" && $0.message.contains("'sum'") })
    }

    @Test func fetchesFromTheEnvironment() {
        let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.model)
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, _ in }
        for (name, done) in [("b", true), ("c", false), ("a", true)] {
            let item = Item(context: container.viewContext)
            item.name = name
            item.done = done
        }
        var environment = EnvironmentValues()
        environment.managedObjectContext = container.viewContext
        let result = EnvironmentValues.with(environment) { Names().result }
        #expect(result.done == ["a", "b"] && result.all == ["c", "b", "a"])
        #expect(result.sections == [false: ["c"], true: ["b", "a"]])
        let descriptors = EnvironmentValues.with(environment) { Names().descriptors }
        #expect(descriptors.before == [SortDescriptor(\.name, order: .reverse)])
        #expect(descriptors.after == [SortDescriptor(\.name)] && descriptors.names == ["a", "b", "c"])
    }
}
