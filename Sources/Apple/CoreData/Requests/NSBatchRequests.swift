import Foundation

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// What a batch deletion gives: true, the identifiers or their number.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}

/// What a batch update gives: true, the identifiers or their number.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// What a batch insertion gives: true, the identifiers or their number.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0, objectIDs, count
}

/// Deletes what a fetch finds, and saves.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The outcome of a batch deletion: a `Bool`, `[NSManagedObjectID]` or `Int`, by its result type.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result = BatchResult.value(ids, type.rawValue)
    }
}

/// Sets values of all objects that a predicate holds for, and saves.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) { self.entityName = entityName }
}

/// The outcome of a batch update: a `Bool`, `[NSManagedObjectID]` or `Int`, by its result type.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result = BatchResult.value(ids, type.rawValue)
    }
}

/// Inserts objects with these values, and saves.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    let objects: [[String: Any]]
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objects = dictionaries
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
}

/// The outcome of a batch insertion: a `Bool`, `[NSManagedObjectID]` or `Int`, by its result type.
open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result = BatchResult.value(ids, type.rawValue)
    }
}

private enum BatchResult {
    /// All result types number their cases alike: whether it worked, the identifiers, their number.
    static func value(_ ids: [NSManagedObjectID], _ type: UInt) -> Any? {
        switch type {
        case 1: ids
        case 2: ids.count
        default: true
        }
    }
}
