import Foundation

/// The sound of a notification, by name; never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public let name: String
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
    open class var `default`: UNNotificationSound { UNNotificationSound(named: .init(rawValue: "default")) }
    open class var defaultCritical: UNNotificationSound {
        UNNotificationSound(named: .init(rawValue: "defaultCritical"))
    }
}

/// Names a sound file of the app; not looked for.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What a notification says; none is shown.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate struct Values {
        var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var interruptionLevel = UNNotificationInterruptionLevel.active
        /// 0…1.
        var relevanceScore = 0.0
    }

    fileprivate var values = Values()

    public var title: String { values.title }
    public var subtitle: String { values.subtitle }
    public var body: String { values.body }
    public var categoryIdentifier: String { values.categoryIdentifier }
    public var threadIdentifier: String { values.threadIdentifier }
    public var badge: NSNumber? { values.badge }
    public var sound: UNNotificationSound? { values.sound }
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    public var relevanceScore: Double { values.relevanceScore }
}

/// What a notification says, to be changed.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
}

/// When a notification would be shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a notification after some seconds; never does here.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// From now on.
    open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date; never does here.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The first date from now on that has the components; nil where there is none.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification to be shown; the center refuses it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
