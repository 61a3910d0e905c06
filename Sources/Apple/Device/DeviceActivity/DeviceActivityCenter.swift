import Foundation
import FoundationCompat
import ManagedSettings
import RenderModel

/// Names what would be watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When the device's use would be watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
    }

    /// The next interval by the clock that widgets see; nil if the dates match none.
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current, now = Date()
        guard let start = calendar.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime),
            let end = calendar.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// How long apps, categories and sites would be used until an event; none ever happens.
public struct DeviceActivityEvent: Hashable, Sendable {
    /// Names an event.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) {
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
        self.threshold = threshold
    }
}

/// Watches how the device is used. The user counts as having refused.
open class DeviceActivityCenter: @unchecked Sendable {
    /// Why nothing is watched; here always `unauthorized`.
    public enum MonitoringError: Error, Sendable {
        case unauthorized, intervalTooLong, intervalTooShort, excessiveActivities
    }

    public init() {}
    /// Always empty.
    open var activities: [DeviceActivityName] { [] }
    /// Always nil.
    open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    /// Always empty.
    open func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    /// Throws `MonitoringError.unauthorized`.
    open func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        MissingData.record("device activity data")
        throw MonitoringError.unauthorized
    }
    open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
