import Foundation

// The types of stores: every one is kept in memory, `NSInMemoryStoreType` apart from others of its file.

/// A store in a database; here it is shared by all that open its file.
public let NSSQLiteStoreType = "SQLite"
/// A store in one file of data.
public let NSBinaryStoreType = "Binary"
/// A store without a file, which nothing else sees.
public let NSInMemoryStoreType = "InMemory"
/// A store in one file of text, on a Mac only.
public let NSXMLStoreType = "XML"

/// A number; accepted, as a store in memory has no older version.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A number: whether saving to the store throws.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"

// Keys of a notification's `userInfo`, each with a `Set<NSManagedObject>` or, with `IDs`, of identifiers.

/// The objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// The objects whose values have changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects that are gone.
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

// Codes of errors in `NSCocoaErrorDomain`, with the numbers of CoreDataErrors.h.

public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
/// A value that the model says must be there is not.
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreTypeMismatchError = 134010
/// A store cannot be written, as one that was opened for reading only.
public let NSPersistentStoreSaveError = 134030
/// A request is not complete, or is made in the wrong place.
public let NSCoreDataError = 134060
public let NSPersistentStoreOpenError = 134080
/// A store does not know a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSManagedObjectMergeError = 133020
/// No object has an identifier.
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
