import Foundation

/// What a context knows of a model, kept in the model.
public final class _ModelRecord {
    weak var context: ModelContext?
    var isDeleted = false
    /// Whether setters tell nobody, as while the other end of a relationship is written.
    var isQuiet = false
    /// When it was inserted, counted over all models; nil before.
    var sequence: Int?
    private var identifier: PersistentIdentifier?

    public init() {}

    func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
        StoreLock.shared.withLock {
            if let identifier { return identifier }
            let new = PersistentIdentifier.next(entityName: String(describing: type))
            identifier = new
            return new
        }
    }
}

/// One lock for all stores: models lead from one to the next, and contexts may live on any thread.
enum StoreLock {
    static let shared = NSRecursiveLock()
}
