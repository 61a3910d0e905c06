import Combine
import Foundation

/// An object that a context keeps, with the values that its entity names.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isDeleted = false
    /// Numbers as `NSNumber`, relationships to many as arrays in the order of insertion.
    var values: [String: Any] = [:]

    /// The designated initializer: the object is kept by `context`, or by none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        for (name, attribute) in entity.attributesByName {
            if let value = attribute.defaultValue { values[name] = ManagedValue.stored(value) }
        }
        context?.insert(self)
        awakeFromInsert()
        (self as? any _AwakesFromInsert)?._awakeFromInsert()
    }

    /// An object that no context keeps.
    public override convenience init() {
        self.init(entity: EntityRegistry.entity(for: Self.self), insertInto: nil)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: EntityRegistry.entity(for: Self.self), insertInto: moc)
    }

    /// What `init(context:)` makes, of a class that is known when the program runs.
    public class func _inserted(context moc: NSManagedObjectContext) -> Self {
        guard let object = EntityRegistry.object(of: EntityRegistry.entity(for: self), in: moc) as? Self else {
            preconditionFailure("\(self) is the class of no entity in a data model")
        }
        return object
    }

    open class func entity() -> NSEntityDescription { EntityRegistry.entity(for: self) }

    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    // MARK: State

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    /// Always false: values are in memory.
    open var isFault: Bool { false }
    open var hasPersistentChangedValues: Bool { hasChanges }
    /// Always false: related objects are in memory.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    open func changedValues() -> [String: Any] {
        guard let before = managedObjectContext?.firstValues(of: self) else { return isInserted ? values : [:] }
        return Dictionary(uniqueKeysWithValues: before.keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let before = values.merging(managedObjectContext?.firstValues(of: self) ?? [:]) { $1 }
        return keys.map { keys in before.filter { keys.contains($0.key) } } ?? before
    }

    // MARK: What subclasses are told

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    /// - Throws: `NSValidationMissingMandatoryPropertyError` for a mandatory value that is not there.
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    private func validate() throws {
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
        where !property.isOptional && !property.isTransient && values[name] == nil {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
                    NSLocalizedDescriptionKey: "\(name) is a required value."
                ])
        }
    }

    open override var description: String {
        "<\(type(of: self)): \(objectID)> " + values.keys.sorted().map { "\($0)" }.joined(separator: ", ")
    }
}
