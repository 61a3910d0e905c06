import Foundation

// Objects on Linux cannot tell who changes their properties, so observers are taken and never called: what a picture
// shows is read after it has been set.

/// What an observer would receive; it is never called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property would have changed; no observer is notified.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

/// A key of the changes that an observer would receive.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
    /// Keeps no observer: changes cannot be seen on Linux.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}

/// What an observer would be told of a change.
public struct NSKeyValueObservedChange<Value> {
    /// How the property would change.
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Ends an observation, which there is none of.
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

/// What has properties to observe.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls nobody but for `initial`: changes cannot be seen on Linux.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Sends the property's value once, and no changes: these cannot be seen on Linux.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of an object's property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
        /// The property's type.
        public typealias Output = Value
        /// A property cannot fail.
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let never = Empty<Value, Never>(completeImmediately: false)
            if options.contains(.initial) {
                never.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
            } else {
                never.receive(subscriber: subscriber)
            }
        }
    }
}

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What the process has associated with objects. An object's address may be another's after its end, so each entry
/// knows whom it is about.
private final class AssociatedObjects: @unchecked Sendable {
    private struct Value {
        var strong: Any?
        weak var unowned: AnyObject?
    }

    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    static let shared = AssociatedObjects()
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// When those whose objects are gone are looked for next.
    private var limit = 64

    func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object, let value = entry.values[key]
            else { return nil }
            return value.strong ?? value.unowned
        }
    }

    func set(_ value: Any?, _ object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        // What was there before may do anything when it ends, and does so when nothing is half changed.
        let earlier: Any? = lock.withLock {
            let identifier = ObjectIdentifier(object)
            let known = entries[identifier], isKnown = known?.object === object
            var entry = isKnown ? known! : Entry(object: object)
            let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
            entry.values[key] = value.map { Value(strong: isWeak ? nil : $0, unowned: isWeak ? $0 as AnyObject : nil) }
            entries[identifier] = entry
            if entries.count > limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            return known
        }
        withExtendedLifetime(earlier) {}
    }

    func removeAll(_ object: AnyObject) {
        let earlier = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(earlier) {}
    }
}

/// - Parameter key: told from others by its address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(object as AnyObject, key)
}

/// - Parameters:
///   - key: told from others by its address.
///   - value: nil takes away what is there.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, object as AnyObject, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.removeAll(object as AnyObject) }

extension NSObject {
    /// The class itself, which Objective-C's archivers may replace and nothing does here.
    public class func classForCoder() -> AnyClass { self }
}
