import Foundation

/// A fetch whose result is held, as lists of apps have it.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

    open func object(at indexPath: IndexPath) -> ResultType { fetchedObjects![indexPath.last ?? 0] }
}

/// Would be notified of changes to a fetched result; never called here.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
