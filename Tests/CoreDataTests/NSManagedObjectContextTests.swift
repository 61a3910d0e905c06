import CoreData
import ProcessContext
import Testing

struct NSManagedObjectContextTests {
    private let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.model)
    private var context: NSManagedObjectContext { container.viewContext }

    init() {
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in #expect(error == nil) }
    }

    @discardableResult
    private func item(_ name: String, due: TimeInterval? = nil, done: Bool = false) -> Item {
        let item = Item(context: context)
        item.name = name
        item.due = due.map(Date.init(timeIntervalSinceReferenceDate:))
        item.done = done
        return item
    }

    /// What a generic helper's `T(context:)` becomes.
    @Test func objectsAreMadeOfClassesThatACallerNames() throws {
        func make<T: NSManagedObject>() -> T { T._inserted(context: context) }
        _EntityClasses.register("Item") { Item(entity: $0, insertInto: $1) }
        let item: Item = make()
        item.name = "a"
        #expect(item.count == 3 && item.managedObjectContext === context)
        #expect(try context.fetch(Item.fetchRequest()) == [item])
    }

    @Test func fetchesSortsFiltersAndCounts() throws {
        item("b", due: 30)
        item("a", due: 10, done: true)
        item("c")
        let request = Item.fetchRequest()
        #expect(try context.fetch(request).map(\.name) == ["b", "a", "c"])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.due, ascending: true)]
        #expect(try context.fetch(request).map(\.name) == ["c", "a", "b"])
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        #expect(try context.fetch(request).map(\.name) == ["c", "b", "a"])
        request.sortDescriptors = [SortDescriptor(\Item.name, order: .reverse)].map { NSSortDescriptor($0) }
        #expect(try context.fetch(request).map(\.name) == ["c", "b", "a"])
        #expect(request.sortDescriptors?.first?.ascending == false)
        request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Item.name))]
        #expect(try context.fetch(request).map(\.name) == ["a", "b", "c"])
        request.predicate = NSPredicate(
            format: "(due >= %@) AND (due <= %@)", Date(timeIntervalSinceReferenceDate: 10) as CVarArg,
            Date(timeIntervalSinceReferenceDate: 20) as CVarArg)
        #expect(try context.fetch(request).map(\.name) == ["a"])
        request.predicate = NSPredicate(format: "done == NO")
        #expect(try context.count(for: request) == 2)
        request.fetchLimit = 1
        #expect(try context.fetch(request).map(\.name) == ["b"])
        let any = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
        #expect((try context.fetch(any) as? [Item])?.count == 3)
    }

    @Test(arguments: [
        ("localizedStandardCompare", ["a2", "a10", "B1"]), ("NSString.caseInsensitiveCompare(_:)", ["a10", "a2", "B1"]),
        ("localizedCaseInsensitiveCompare:", ["a10", "a2", "B1"]), ("compare:", ["B1", "a10", "a2"])
    ])
    func namesAreSortedAsASelectorCompares(selector: String, names: [String]) throws {
        for name in ["a10", "B1", "a2"] { item(name) }
        let request = Item.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true, selector: Selector(selector))]
        #expect(try context.fetch(request).map(\.name) == names)
    }

    private func changes(_ body: () throws -> Void) rethrows -> Int {
        try ProcessContext.with(ProcessContext()) {
            try body()
            return ProcessStateChanges.changes
        }
    }

    @Test func changesOfWhatIsKeptAreCounted() throws {
        let opening = try changes {
            let other = NSPersistentContainer(name: "Untouched", managedObjectModel: TestModel.model)
            other.loadPersistentStores { _, error in #expect(error == nil) }
            #expect(try other.viewContext.count(for: Item.fetchRequest()) == 0)
            try other.viewContext.save()
            other.viewContext.rollback()
        }
        #expect(opening == 0)
        let kept = item("a")
        #expect(changes { item("b") } > 0)
        #expect(try changes { try context.save() } > 0)
        #expect(changes { _ = kept.name } == 0)
        #expect(changes { kept.name = "c" } > 0)
        #expect(changes { context.rollback() } > 0)
        #expect(changes { kept.setPrimitiveValue("d", forKey: "name") } > 0)
        #expect(changes { context.delete(kept) } > 0)
    }

    @Test func aFileThatIsAddedTwiceHasItsObjectsOnce() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        let twice = NSPersistentContainer(name: "Twice", managedObjectModel: TestModel.model)
        twice.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        for _ in 0..<2 { twice.loadPersistentStores { _, error in #expect(error == nil) } }
        Item(context: twice.viewContext).name = "a"
        try twice.viewContext.save()
        #expect(try twice.viewContext.fetch(Item.fetchRequest()).map(\.name) == ["a"])
    }

    @Test func valuesAreReadAsTheyAreDeclared() {
        let item = item("a")
        #expect(item.count == 3 && item.due == nil && !item.done)
        item.setValue(7, forKey: "count")
        #expect(item.count == 7 && item.value(forKey: "count") as? Int == 7)
        item.count = -2
        #expect(item.value(forKey: "count") as? Int16 == -2)
        #expect(List(context: context).value(forKey: "title") == nil)
        // A mandatory text that is not there is empty, as in Objective-C.
        #expect(Item(context: context).name == "")
    }

    @Test func keepsBothEndsOfRelationships() throws {
        let list = List(context: context), first = item("first"), second = item("second")
        list.addToItems(first)
        second.list = list
        #expect(list.items?.count == 2 && first.list === list)
        #expect(list.items as? Set<Item> == [first, second])
        let request = Item.fetchRequest()
        request.predicate = NSPredicate(format: "list == %@", list)
        #expect(try context.count(for: request) == 2)
        list.removeFromItems(NSSet(object: first))
        #expect(first.list == nil)
        context.delete(list)
        #expect(second.isDeleted && !first.isDeleted)
    }

    @Test func othersSeeWhatIsSaved() throws {
        item("a")
        let other = container.newBackgroundContext()
        #expect(try other.count(for: Item.fetchRequest()) == 0)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try other.count(for: Item.fetchRequest()) == 1)
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        let made = Item(context: child)
        made.name = "child"
        #expect(try context.count(for: Item.fetchRequest()) == 1)
        try child.save()
        #expect(try context.count(for: Item.fetchRequest()) == 2 && made.managedObjectContext === context)
    }

    @Test func rollsBack() throws {
        let item = item("before")
        try context.save()
        item.name = "after"
        #expect(item.changedValues()["name"] as? String == "after")
        #expect(item.committedValues(forKeys: ["name"])["name"] as? String == "before")
        self.item("dropped")
        context.rollback()
        #expect(item.name == "before")
        #expect(try context.count(for: Item.fetchRequest()) == 1)
    }

    @Test func missingValuesAreNotSaved() throws {
        _ = Item(context: context)
        let error = #expect(throws: (any Error).self) { try context.save() }
        #expect((error as? NSError)?.code == NSValidationMissingMandatoryPropertyError)
    }

    @Test func batchesDeleteAndIdentifiersFind() throws {
        let kept = item("kept")
        item("gone", done: true)
        try context.save()
        #expect(!kept.objectID.isTemporaryID)
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
        request.predicate = NSPredicate(format: "done == %@", NSNumber(value: true))
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        #expect((result?.result as? [NSManagedObjectID])?.count == 1)
        #expect(try context.fetch(Item.fetchRequest()).map(\.name) == ["kept"])
        let uri = kept.objectID.uriRepresentation()
        let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
        #expect(try context.existingObject(with: id) === kept)
    }

    @Test func storesOfOneFileShareTheirObjects() throws {
        let file = URL(fileURLWithPath: "/tmp/CoreDataTests-shared.sqlite")
        func opened() -> NSManagedObjectContext {
            let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.model)
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
            container.loadPersistentStores { _, _ in }
            return container.viewContext
        }
        let first = opened(), list = List(context: first)
        list.title = "shared"
        try first.save()
        #expect(try opened().fetch(List.fetchRequest()).first?.title == "shared")
    }
}
