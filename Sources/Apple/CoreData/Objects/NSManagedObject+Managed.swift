import Foundation

/// What `@NSManaged` becomes before a variable.
@attached(accessor)
public macro CDManaged() = #externalMacro(module: "PreviewMacros", type: "ManagedMacro")

/// What `@NSManaged` becomes before a method.
@attached(body)
public macro CDMethods() = #externalMacro(module: "PreviewMacros", type: "ManagedMacro")

/// What the accessors of managed variables and methods call.
extension NSManagedObject {
    public func _managedValue<Value>(forKey key: String) -> Value {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        if let value = ManagedValue.converted(storedValue(forKey: key), to: Value.self) { return value }
        // As on an iPhone, a mandatory object that is not there cannot be read.
        preconditionFailure(
            "'\(key)' of \(entity.name ?? "an object") has "
                + "\(values[key].map { "the value \($0)" } ?? "no value") and cannot be read as "
                + "\(Value.self)")
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) { setValue(value, forKey: key) }

    public func _managed_add(_ value: NSManagedObject, forKey key: String) { add([value], to: key) }
    public func _managed_add(_ values: NSSet, forKey key: String) { add(ManagedValue.objects(values), to: key) }
    public func _managed_add(_ values: NSOrderedSet, forKey key: String) { add(ManagedValue.objects(values), to: key) }
    public func _managed_add<Element>(_ values: Set<Element>, forKey key: String) {
        add(ManagedValue.objects(values), to: key)
    }

    public func _managed_remove(_ value: NSManagedObject, forKey key: String) { remove([value], from: key) }
    public func _managed_remove(_ values: NSSet, forKey key: String) { remove(ManagedValue.objects(values), from: key) }
    public func _managed_remove(_ values: NSOrderedSet, forKey key: String) {
        remove(ManagedValue.objects(values), from: key)
    }
    public func _managed_remove<Element>(_ values: Set<Element>, forKey key: String) {
        remove(ManagedValue.objects(values), from: key)
    }
    public func _managed_remove(_ index: Int, forKey key: String) {
        let objects = objects(forKey: key)
        if objects.indices.contains(index) { remove([objects[index]], from: key) }
    }
    public func _managed_remove(_ indexes: NSIndexSet, forKey key: String) {
        let objects = objects(forKey: key)
        remove(objects.indices.filter { indexes.contains($0) }.map { objects[$0] }, from: key)
    }

    public func _managed_insert(_ value: NSManagedObject, _ index: Int, forKey key: String) {
        var objects = objects(forKey: key)
        objects.insert(value, at: min(max(0, index), objects.count))
        setValue(objects, forKey: key)
    }
    public func _managed_insert(_ values: [NSManagedObject], _ indexes: NSIndexSet, forKey key: String) {
        for (value, index) in zip(values, indexes) { _managed_insert(value, index, forKey: key) }
    }

    public func _managed_replace(_ index: Int, _ value: NSManagedObject, forKey key: String) {
        var objects = objects(forKey: key)
        guard objects.indices.contains(index) else { return }
        objects[index] = value
        setValue(objects, forKey: key)
    }
    public func _managed_replace(_ indexes: NSIndexSet, _ values: [NSManagedObject], forKey key: String) {
        for (value, index) in zip(values, indexes) { _managed_replace(index, value, forKey: key) }
    }

    private func add(_ objects: [NSManagedObject], to key: String) {
        let known = self.objects(forKey: key)
        setValue(known + objects.filter { !known.contains($0) }, forKey: key)
    }

    private func remove(_ objects: [NSManagedObject], from key: String) {
        setValue(self.objects(forKey: key).filter { !objects.contains($0) }, forKey: key)
    }
}

/// Apps declare defaults as `@NSManaged` variables in extensions of `UserDefaults`, which answers to any name on Apple's
/// systems.
extension UserDefaults {
    /// What is kept under the key; nil, 0, false or empty where nothing is.
    public func _managedValue<Value>(forKey key: String) -> Value {
        if let value = ManagedValue.converted(object(forKey: key), to: Value.self) { return value }
        preconditionFailure("'\(key)' of UserDefaults has no value that can be read as \(Value.self)")
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        set(ManagedValue.stored(value), forKey: key)
    }
}
