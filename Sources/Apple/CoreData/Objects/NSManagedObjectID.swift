import Foundation
import FoundationCompat

/// Names one object; counted for each entity, so that every run has the same.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    public let entity: NSEntityDescription
    open internal(set) var isTemporaryID = true
    open internal(set) weak var persistentStore: NSPersistentStore?
    private let number: Int

    private nonisolated(unsafe) static var counts: [String: Int] = [:]

    init(entity: NSEntityDescription) {
        self.entity = entity
        let name = entity.name ?? ""
        number = StoreLock.shared.withLock {
            ProcessStateChanges.increment()
            Self.counts[name, default: 0] += 1
            return Self.counts[name]!
        }
    }

    open func uriRepresentation() -> URL { URL(string: "x-coredata://memory/\(entity.name ?? "")/p\(number)")! }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID).map { $0.uriRepresentation() == uriRepresentation() } ?? false
    }

    open override var hash: Int { uriRepresentation().hashValue }
    open override var description: String { uriRepresentation().absoluteString }
}

/// What a fetch may give: objects, identifiers, dictionaries, numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
