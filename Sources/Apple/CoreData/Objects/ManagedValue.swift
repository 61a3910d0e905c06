import Foundation

/// Values between the forms in which they are kept and those in which properties are declared.
enum ManagedValue {
    // MARK: Into the object

    /// Numbers as `NSNumber`, sets as arrays, optionals unwrapped.
    static func stored(_ value: Any?) -> Any? {
        switch KeyValues.unwrapped(value) {
        case nil: nil
        case let value as NSManagedObject: value
        case let set as NSSet: objectsOrSelf(set, set.allObjects)
        case let set as NSOrderedSet: objectsOrSelf(set, set.array)
        case let set as Set<AnyHashable>: objectsOrSelf(set, set.map(\.base))
        case let list as [NSManagedObject]: list
        case let value as any NumericValue: value.number
        case let value?: value
        }
    }

    /// Sets have no order of their own, so identifiers give one.
    private static func objectsOrSelf(_ set: Any, _ elements: [Any]) -> Any {
        guard let objects = elements as? [NSManagedObject] else { return set }
        return set is NSOrderedSet ? objects : objects.sorted { $0.objectID.precedes($1.objectID) }
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch stored(value) {
        case let object as NSManagedObject: [object]
        case let objects as [NSManagedObject]: objects
        default: []
        }
    }

    // MARK: Out of it

    /// nil where there is no such value.
    static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return missing(type) }
        if let numeric = type as? any NumericValue.Type, let number = value as? NSNumber {
            return numeric.init(number: number) as? Value
        }
        if let objects = value as? [NSManagedObject] {
            for form in [NSSet(array: objects), NSOrderedSet(array: objects), objects] as [Any] {
                if let result = form as? Value { return result }
            }
        }
        if let result = value as? Value { return result }
        if let raw = type as? any RawRepresentable.Type { return enumeration(value, raw) as? Value }
        return missing(type)
    }

    private static func enumeration<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> Any? {
        converted(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    /// What reads as nothing: nil, or what Objective-C's zero is for a type that has no nil.
    private static func missing<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        if let numeric = type as? any NumericValue.Type { return numeric.init(number: 0) as? Value }
        if let raw = type as? any RawRepresentable.Type { return enumeration(NSNumber(value: 0), raw) as? Value }
        let empty: [Any] = ["", Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(), NSOrderedSet()]
        return empty.lazy.compactMap { $0 as? Value }.first
    }
}

extension NSManagedObjectID {
    fileprivate func precedes(_ other: NSManagedObjectID) -> Bool {
        uriRepresentation().absoluteString.compare(other.uriRepresentation().absoluteString, options: .numeric)
            == .orderedAscending
    }
}
