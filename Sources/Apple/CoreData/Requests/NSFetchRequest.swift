import Foundation

/// A question to a store.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
}

/// What a fetch gives: objects, their identifiers, dictionaries of their values, or their number.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription?
    open internal(set) var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 for no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    /// Names or descriptions; counts for results that are dictionaries, of which each group gives one.
    open var propertiesToGroupBy: [Any]?
    /// Which groups are wanted.
    open var havingPredicate: NSPredicate?

    public override init() { super.init() }

    public init(entityName: String) { self.entityName = entityName }

    /// Asks the context whose `perform` or `performAndWait` runs.
    ///
    /// - Throws: what the fetch does, and `NSCoreDataError` outside of such a block.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "A fetch request can be executed in a context's perform or performAndWait only."
                ])
        }
        return try context.fetch(self)
    }
}
