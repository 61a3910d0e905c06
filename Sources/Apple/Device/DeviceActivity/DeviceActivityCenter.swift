import Foundation
import FoundationCompat
import ManagedSettings
import RenderModel

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

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

    public var nextInterval: DateInterval? {
        let calendar = Calendar.current, now = Date()
        guard let start = calendar.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime),
            let end = calendar.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

public struct DeviceActivityEvent: Hashable, Sendable {
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
    public enum MonitoringError: Error, Sendable {
        case unauthorized, intervalTooLong, intervalTooShort, excessiveActivities
    }

    public init() {}
    open var activities: [DeviceActivityName] { [] }
    open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    open func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    open func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        MissingData.record("how the device is used")
        throw MonitoringError.unauthorized
    }
    open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
