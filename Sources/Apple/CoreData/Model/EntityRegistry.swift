import Foundation

/// Which class belongs to which entity: on Apple's systems the Objective-C runtime knows.
public enum _EntityClasses {
    /// What the sources' classes are called, and how an object of one is made.
    public static func register(
        _ className: String, _ make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    ) { StoreLock.shared.withLock { EntityRegistry.makers[className] = make } }
}

/// The entities of all models that have been loaded.
enum EntityRegistry {
    nonisolated(unsafe) fileprivate(set) static var makers:
        [String: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject] = [:]
    /// The latest last.
    private nonisolated(unsafe) static var models: [NSManagedObjectModel] = []
    private nonisolated(unsafe) static var assumed: [String: NSEntityDescription] = [:]
    private nonisolated(unsafe) static var hasReadBundle = false

    static func add(_ model: NSManagedObjectModel) {
        StoreLock.shared.withLock {
            models.removeAll { $0 === model }
            models.append(model)
        }
    }

    static func entity(named name: String) -> NSEntityDescription? { find { $0.name == name } }

    /// What a class is the class of, itself or as a subclass.
    static func entity(for type: NSManagedObject.Type) -> NSEntityDescription {
        let name = String(describing: type)
        return find { $0.managedObjectClassName == name } ?? assumed(name)
    }

    private static func find(_ isWanted: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
        StoreLock.shared.withLock {
            func search() -> NSEntityDescription? {
                models.reversed().lazy.flatMap(\.entities).first(where: isWanted)
            }
            if let found = search() { return found }
            guard !hasReadBundle else { return nil }
            hasReadBundle = true
            _ = NSManagedObjectModel.mergedModel(from: nil)
            return search()
        }
    }

    /// An entity that no model has, so that a widget without its data model draws something.
    static func assumed(_ name: String) -> NSEntityDescription {
        StoreLock.shared.withLock {
            if let entity = assumed[name] { return entity }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            assumed[name] = entity
            return entity
        }
    }

    static func object(of entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        let make = StoreLock.shared.withLock { makers[entity.managedObjectClassName] }
        return make?(entity, context) ?? NSManagedObject(entity: entity, insertInto: context)
    }
}

/// One lock for all stores: objects lead from one to the next, and contexts may live on any thread.
enum StoreLock {
    static let shared = NSRecursiveLock()
}
