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
/// A number; accepted likewise.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A number: whether saving to the store throws.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// A dictionary of settings for a database; accepted, as there is none.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// How a locked iPhone would protect the file; accepted.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// A number: whether changes would be recorded; accepted, and no history is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// A number; accepted, as no other process changes a store in memory.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The store's file, in a notification of a change by another process.
public let NSPersistentStoreURLKey = "storeURL"
/// The place in the history, in such a notification.
public let NSPersistentHistoryTokenKey = "historyToken"

// Keys of a notification's `userInfo`, each with a `Set<NSManagedObject>` or, with `IDs`, of identifiers.

/// The objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// The objects whose values have changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects that are gone.
public let NSDeletedObjectsKey = "deleted"
/// The objects that were read anew; nothing posts it here.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that were dropped; nothing posts it here.
public let NSInvalidatedObjectsKey = "invalidated"
/// The identifiers of the objects that are new.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of the objects whose values have changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of the objects that are gone.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

// Codes of errors in `NSCocoaErrorDomain`, with the numbers of CoreDataErrors.h.

/// A value is not one that the model allows.
public let NSManagedObjectValidationError = 1550
/// Several values are not; `NSDetailedErrorsKey` has an error for each.
public let NSValidationMultipleErrorsError = 1560
/// A value that the model says must be there is not.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A context cannot be locked.
public let NSManagedObjectContextLockingError = 132000
/// A store is of another type than it is opened as.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store cannot be written, as one that was opened for reading only.
public let NSPersistentStoreSaveError = 134030
/// A request is not complete, or is made in the wrong place.
public let NSCoreDataError = 134060
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store does not know a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store was written with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A store cannot be brought to the model's version.
public let NSMigrationError = 134110
/// What two contexts have changed cannot be settled.
public let NSManagedObjectMergeError = 133020
/// No object has an identifier.
public let NSManagedObjectReferentialIntegrityError = 133000
/// In an error, the name of the value that is wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// In an error, the object whose value is wrong.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In an error that stands for several, these.
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
