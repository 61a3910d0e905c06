import CoreData
import Launch
import ProcessContext
import Testing

struct StoreTests {
    private func container(isReadOnly: Bool = false) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.model)
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.persistentStoreDescriptions.first!.isReadOnly = isReadOnly
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    /// As a seed does it, whose context is gone afterwards.
    private func seeded() throws -> NSPersistentContainer {
        let container = container()
        var seed: Result<Void, any Error>?
        container.performBackgroundTask { context in
            let list = List(context: context), item = Item(context: context)
            list.title = "seed"
            item.name = "seed"
            list.addToItems(item)
            seed = Result { try context.save() }
        }
        try #require(seed).get()
        return container
    }

    /// Apps that share a store with iCloud stop where there is none.
    @Test func theFirstContainerOfTheEntitlementsIsTheStores() {
        func identifier(_ containers: [String]?) -> String? {
            let context = ProcessContext()
            var bundle = BundleDescription(folders: [])
            bundle.entitlements.files = [.init(name: "W.entitlements", appGroups: [], cloudContainers: containers)]
            context.launch.bundle = bundle
            return ProcessContext.with(context) {
                NSPersistentCloudKitContainer(name: "Test", managedObjectModel: TestModel.model)
                    .persistentStoreDescriptions.first?.cloudKitContainerOptions?.containerIdentifier
            }
        }
        #expect(identifier(["iCloud.a", "iCloud.b"]) == "iCloud.a" && identifier([]) == nil && identifier(nil) == nil)
    }

    @Test func objectsOfABackgroundTaskCanBeDeleted() throws {
        let context = try seeded().viewContext
        let item = try #require(context.fetch(Item.fetchRequest()).first)
        #expect(item.managedObjectContext === context)
        context.delete(item)
        try context.save()
        #expect(try context.count(for: Item.fetchRequest()) == 0)
    }

    @Test func objectsOfABackgroundTaskAreChangedAndNotDoubled() throws {
        let context = try seeded().viewContext
        let list = try #require(context.fetch(List.fetchRequest()).first)
        // The item is reached through the list alone.
        let item = try #require((list.items as? Set<Item>)?.first)
        item.name = "changed"
        #expect(context.hasChanges && context.updatedObjects == [item])
        try context.save()
        let other = List(context: context)
        other.addToItems(item)
        #expect(!context.insertedObjects.contains(item))
        try context.save()
        #expect(try context.count(for: Item.fetchRequest()) == 1 && list.items?.count == 0)
    }

    @Test func objectsThatAreInsertedAgainAreNotDoubled() throws {
        let container = try seeded(), context = container.viewContext
        let item = try #require(context.fetch(Item.fetchRequest()).first)
        context.delete(item)
        context.insert(item)
        try context.save()
        #expect(try context.count(for: Item.fetchRequest()) == 1)
        #expect(try container.newBackgroundContext().existingObject(with: item.objectID) === item)
    }

    @Test func readOnlyStoresAreNotWritten() throws {
        let context = container(isReadOnly: true).viewContext
        #expect(context.persistentStoreCoordinator?.persistentStores.first?.isReadOnly == true)
        try context.save()
        List(context: context).title = "new"
        let error = #expect(throws: (any Error).self) { try context.save() }
        #expect((error as? NSError)?.code == NSPersistentStoreSaveError && context.insertedObjects.count == 1)
    }

    @Test func descriptionsAreCopiedWhole() throws {
        let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/tmp/a.sqlite"))
        description.timeout = 3
        description.setValue("DELETE" as NSString, forPragmaNamed: "journal_mode")
        description.shouldMigrateStoreAutomatically = false
        description.shouldInferMappingModelAutomatically = false
        let copy = try #require(description.copy() as? NSPersistentStoreDescription)
        #expect(copy.timeout == 3 && copy.sqlitePragmas["journal_mode"] as? String == "DELETE")
        #expect(!copy.shouldMigrateStoreAutomatically && !copy.shouldInferMappingModelAutomatically)
    }

    @Test func requestsAreExecutedInTheirContextsBlock() throws {
        let context = try seeded().viewContext
        #expect(try context.performAndWait { try Item.fetchRequest().execute() }.map(\.name) == ["seed"])
        #expect(throws: (any Error).self) { try Item.fetchRequest().execute() }
    }

    @Test func dictionariesAreGrouped() throws {
        let context = container().viewContext
        for (name, count) in [("a", 1), ("b", 2), ("a", 3), ("c", 4)] {
            let item = Item(context: context)
            item.name = name
            item.count = Int16(count)
        }
        let request = NSFetchRequest<NSDictionary>(entityName: "Item")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name"]
        request.propertiesToGroupBy = ["name"]
        #expect(try context.fetch(request).map { $0["name"] as? String } == ["a", "b", "c"])
        request.havingPredicate = NSPredicate(format: "name != 'b'")
        request.fetchLimit = 1
        request.fetchOffset = 1
        #expect(try context.fetch(request).map { $0["name"] as? String } == ["c"])
    }
}
