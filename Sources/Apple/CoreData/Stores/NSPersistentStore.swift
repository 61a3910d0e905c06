import Foundation
import FoundationCompat
import ProcessContext

/// The objects that have been saved.
open class NSPersistentStore: NSObject {
    /// The kind of file that a store would be; all are kept in memory.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let xml = StoreType(rawValue: NSXMLStoreType)
    }

    public let type: String
    open var url: URL?
    open var identifier: String! = "memory"
    open var isReadOnly = false
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    open var metadata: [String: Any]! = [:]
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    let contents: StoreContents

    init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?, contents: StoreContents) {
        self.type = type
        self.url = url
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        self.contents = contents
    }
}

/// What stores of one file share.
final class StoreContents {
    var objects: [NSManagedObject] = []

    /// By file. Used with the lock held.
    private final class Opened: @unchecked Sendable, ContextKey {
        var contents: [String: StoreContents] = [:]

        static func makeValue(in context: ProcessContext) -> Opened { Opened() }
    }

    /// - Parameter file: nil for a store of its own.
    static func opened(_ file: URL?) -> StoreContents {
        guard let file else { return StoreContents() }
        return StoreLock.shared.withLock {
            let opened = ProcessContext.current[Opened.self]
            let contents = opened.contents[file.path] ?? StoreContents()
            opened.contents[file.path] = contents
            return contents
        }
    }

    static func forget(_ file: URL) {
        StoreLock.shared.withLock {
            let opened = ProcessContext.current[Opened.self]
            if opened.contents.removeValue(forKey: file.path) != nil { ProcessStateChanges.increment() }
        }
    }
}
