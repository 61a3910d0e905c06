import Foundation

/// A model, a coordinator and a context in one.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// With the data model of that name in the bundle.
    public convenience init(name: String) {
        let file = NSManagedObjectModel.modelFiles().first { $0.deletingPathExtension().lastPathComponent == name }
        if file == nil { StoreFindings.note(missingModel: name) }
        let model = file.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel()
        self.init(name: name, managedObjectModel: model)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        persistentStoreCoordinator.name = name
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let folder = Self.defaultDirectoryURL()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
        ]
    }

    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    /// Every store is there at once and empty.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.performAndWait { block(context) }
    }

    public func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        let context = newBackgroundContext()
        return try context.performAndWait { try block(context) }
    }
}

/// A container that iCloud would mirror; nothing comes from there.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// With the first container in iCloud that the extension's entitlements name, where they name one.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        persistentStoreDescriptions.first?.cloudKitContainerOptions = MainBundle.contents.description.entitlements
            .cloudContainer.map(NSPersistentCloudKitContainerOptions.init)
    }

    /// Makes no schema: there is no iCloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

    /// The event in the `userInfo` of a notification.
    public static let eventNotificationUserInfoKey = "event"
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

/// What becomes of a schema for iCloud that is made while an app is developed.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 1 << 1)
    public static let printSchema = Self(rawValue: 1 << 2)
}
