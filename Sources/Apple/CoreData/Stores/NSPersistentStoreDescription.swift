import Foundation

/// Where and how a store would be opened. Whatever it says, the store is kept in memory.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() { super.init() }

    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    /// Literals become objects by themselves on Apple's systems.
    public func setOption(_ option: Bool, forKey key: String) { setOption(NSNumber(value: option), forKey: key) }
    public func setOption(_ option: String, forKey key: String) { setOption(option as NSString, forKey: key) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.options = options
        copy.isReadOnly = isReadOnly
        copy.timeout = timeout
        copy.sqlitePragmas = sqlitePragmas
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }
}

/// Which of iCloud's databases a store would be mirrored to; nothing comes from there.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    /// As CloudKit numbers them: 1 is the public database, 2 the private one, 3 the shared one.
    open var databaseScope = 2

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
