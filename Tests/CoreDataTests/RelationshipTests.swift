import CoreData
import Testing

struct RelationshipTests {
    private let context: NSManagedObjectContext
    private let list: List

    init() {
        let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.model)
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, _ in }
        context = container.viewContext
        list = List(context: context)
    }

    private func item(_ name: String) -> Item {
        let item = Item(context: context)
        item.name = name
        return item
    }

    @Test func whatWasNeverSetIsEmpty() throws {
        #expect((list.items as? Set<Item>)?.count == 0)
        #expect((list.value(forKey: "items") as? NSSet)?.count == 0)
        let request = List.fetchRequest()
        request.predicate = NSPredicate(format: "items.@count == 0")
        #expect(try context.count(for: request) == 1)
        list.addToItems(item("one"))
        #expect(try context.count(for: request) == 0)
        list.items = nil
        #expect(list.items?.count == 0)
        #expect(item("alone").list == nil)
    }

    @Test func aPathSetsTheValueAtItsEnd() {
        let first = item("first")
        first.setValue("alone", forKeyPath: "list.title")
        list.addToItems(first)
        first.setValue("shared", forKeyPath: "list.title")
        first.setValue(9, forKeyPath: "count")
        #expect(list.title == "shared" && first.count == 9)
    }

    @Test func mutableSetsWriteToTheRelationship() throws {
        let first = item("first"), second = item("second")
        let items = list.mutableSetValue(forKey: "items")
        items.add(first)
        items.addObjects(from: [second, first])
        #expect(list.items as? Set<Item> == [first, second] && second.list === list)
        #expect(items.count == 2 && items.contains(second))
        items.remove(first)
        #expect(first.list == nil && list.items as? Set<Item> == [second])
        items.removeAllObjects()
        #expect(list.items?.count == 0 && second.list == nil)
    }

    @Test func mutableOrderedSetsWriteToTheRelationship() {
        let first = item("first"), second = item("second"), third = item("third")
        let items = list.mutableOrderedSetValue(forKey: "items")
        items.add(first)
        items.insert(second, at: 0)
        #expect(list.objectIDs(forRelationshipNamed: "items") == [second.objectID, first.objectID])
        items.replaceObject(at: 1, with: third)
        #expect(first.list == nil && third.list === list && list.items?.count == 2)
        items.removeObject(at: 0)
        #expect(items.array as? [Item] == [third] && second.list == nil)
        items.addObjects(from: [second, third])
        items.moveObjects(at: IndexSet(integer: 1), to: 0)
        #expect(items.firstObject as? Item === second && list.objectIDs(forRelationshipNamed: "items").count == 2)
        items.sort {
            ($0 as! Item).name == "third" && ($1 as! Item).name == "second" ? .orderedAscending : .orderedDescending
        }
        #expect(list.objectIDs(forRelationshipNamed: "items") == [third.objectID, second.objectID])
        // What is done to the relationship is done to the set.
        list.removeFromItems(NSSet(object: third))
        #expect(items.count == 1 && items.firstObject as? Item === second)
    }
}
