import Foundation
import FoundationCompat

extension NSManagedObject: KeyValueReadable {
    package func readValue(forKey key: String) -> Any? {
        switch key {
        case "self", "SELF": self
        case "objectID": objectID
        default: value(forKey: key)
        }
    }

    public func value(forKey key: String) -> Any? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key)
    }

    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(at: keyPath, in: self) }

    /// As a property of the model, its value; relationships to many are sets.
    public func primitiveValue(forKey key: String) -> Any? {
        let value = storedValue(forKey: key)
        guard let objects = value as? [NSManagedObject] else { return value }
        return entity.relationship(named: key)?.isOrdered ?? false
            ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// A relationship to many that was never set is empty, and not nothing.
    func storedValue(forKey key: String) -> Any? {
        if let value = values[key] { return value }
        return entity.relationship(named: key)?.isToMany ?? false ? [NSManagedObject]() : nil
    }

    public func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        StoreLock.shared.withLock { change(key, to: ManagedValue.stored(value)) }
        didChangeValue(forKey: key)
    }

    /// Nothing is set where an object on the way is missing.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Changes nothing but the value: neither the other end of a relationship nor what the context knows.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        ProcessStateChanges.increment()
        values[key] = ManagedValue.stored(value)
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// What is done to the set is done to the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(of: self, key) }

    /// What is done to the set is done to the relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        OrderedRelationshipSet(of: self, key)
    }

    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        objects(forKey: key).map(\.objectID)
    }

    /// What a relationship leads to, in the order of insertion.
    func objects(forKey key: String) -> [NSManagedObject] { ManagedValue.objects(values[key]) }

    /// Called with the lock held.
    func change(_ key: String, to value: Any?) {
        let before = values[key]
        managedObjectContext?.increment(of: self, key)
        objectWillChange.send()
        values[key] = value
        guard let relationship = entity.relationship(named: key) else { return }
        RelationshipKeeper.update(
            self, relationship, before: ManagedValue.objects(before), after: ManagedValue.objects(value))
    }
}
