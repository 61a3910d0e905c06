import Dispatch
import Foundation

extension NSCalendar {
    /// The unit of time that a date lies in, by its start and its length in seconds.
    ///
    /// - Returns: Whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }

    /// The weekend that a date lies in, by its start and its length in seconds.
    ///
    /// - Returns: Whether it lies in one.
    public func range(
        ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        guard let found = (self as Calendar).dateIntervalOfWeekend(containing: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }
}

extension NSError {
    /// An error that says nothing, as Objective-C makes one: `NSError()`.
    ///
    /// - Parameter _nothing: no extension may declare `init()` itself, which NSObject has.
    public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSAttributedString {
    /// An empty text: `NSAttributedString()`.
    ///
    /// - Parameter _nothing: as that of `NSError`.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }

    /// Reads Markdown; like Apple's, throws nothing at text that is none.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

extension StringProtocol {
    /// The text transliterated; nil where that cannot be done.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}

extension Progress {
    /// Progress of nothing yet: `Progress()`.
    ///
    /// - Parameter _nothing: as that of `NSError`.
    public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension Decimal {
    /// 1 below zero.
    public var _isNegative: UInt32 { sign == .minus ? 1 : 0 }
}

extension NSKeyedUnarchiver {
    public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> [Object]? {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [Object]
    }

    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    public static func unarchivedDictionary<Key: NSObject & NSCoding & NSCopying, Object: NSObject & NSCoding>(
        ofKeyClass keyCls: Key.Type, objectClass valueCls: Object.Type, from data: Data
    ) throws -> [Key: Object]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? [Key: Object]
    }
}

// The versions of Foundation by which old code tells systems apart.

public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

/// A queue that takes one item after the other, as every queue does that is not made concurrent.
public typealias DispatchSerialQueue = DispatchQueue

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

extension NotificationCenter {
    /// Notifications as they come, to those that ask for the next one.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// A notification as it was posted.
        public typealias Element = Notification

        /// Waits for the next notification, without end.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator

            public mutating func next() async -> Notification? { await base.next() }
        }

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
            continuation.onTermination = { [center] _ in center.removeObserver(observer) }
            return Iterator(base: stream.makeAsyncIterator())
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}

/// What is implicitly unwrapped on Apple's systems and just there on Linux, for code that unwraps it.
extension Array where Element == String {
    public var _wrapped: Self? { self }
}

extension String {
    public var _wrapped: Self? { self }
}

/// What a literal of an array can make, as `NSSet` can on Apple's systems.
public protocol _SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension _SetLiteral {
    /// Makes a mutable set, which stands for both: the compiler asks `NSSet` for literals of its subclasses, too.
    public init(arrayLiteral elements: Any...) {
        guard let set = NSMutableSet(array: elements) as? Self else {
            preconditionFailure("a literal cannot make \(Self.self)")
        }
        self = set
    }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {}

// Foundation on Linux gives objects of NSURL. A name that is no optional makes these the better match.
extension Bundle {
    /// The files of a kind in the bundle, whatever group they lie in, or in a folder of it.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
    }

    /// The files of a kind in the bundle that belong to a language, or to none.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName)
            .map { URL(fileURLWithPath: $0) }
    }
}

// What Dispatch has on Apple's systems.
extension DispatchTime {
    /// The time that is an interval later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// How much later another time is.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let (own, others) = (uptimeNanoseconds, other.uptimeNanoseconds)
        let nanoseconds = others >= own ? others - own : own - others
        // What does not fit is as far as can be.
        let length = Int(clamping: nanoseconds)
        return .nanoseconds(others >= own ? length : -length)
    }
}

extension NotificationCenter {
    /// Apple has it besides the one with `userInfo`: a default argument meets no requirement of a protocol.
    public func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }
}

// On Apple's systems the parameters of C's functions are implicitly unwrapped optionals, so that
// `strcmp(text.cString(using: .utf8), "\\b")` compiles.

/// As C's function; stops the process where a text is nil, as that does.
public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 {
    guard let one, let other else { fatalError("strcmp of nil") }
    return Foundation.strcmp(one, other)
}

/// As C's function; stops the process where the text is nil, as that does.
public func strlen(_ text: UnsafePointer<CChar>?) -> Int {
    guard let text else { fatalError("strlen of nil") }
    return Int(Foundation.strlen(text))
}
