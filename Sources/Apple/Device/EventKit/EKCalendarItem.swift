import Foundation
import UIKitCore

/// Where an account's calendars come from.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// Whether an event blocks its time for other events.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// Whether an event is certain.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// Something of a calendar; always new and unchanged, as nothing is saved.
open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
}

/// An account with calendars; the store has none.
open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier = ""
    open var sourceType = EKSourceType.local
    open var title = ""
}

/// A calendar that code creates; the store has none.
open class EKCalendar: EKObject, @unchecked Sendable {
    public override init() {}
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}

    open var calendarIdentifier: String = UUID().uuidString
    open var title = ""
    open var type = EKCalendarType.local
    open weak var source: EKSource!
    open var allowsContentModifications = true
    open var isSubscribed = false
    open var isImmutable = false
    open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
}

/// What events and reminders share.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    open var calendarItemIdentifier: String = UUID().uuidString
    open var calendarItemExternalIdentifier: String!
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var creationDate: Date?
    open var lastModifiedDate: Date?
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var alarms: [EKAlarm]?
    open var hasAttendees: Bool { attendees?.isEmpty == false }
    /// Always nil.
    open var attendees: [EKParticipant]? { nil }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var recurrenceRules: [EKRecurrenceRule]?

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event that code creates, as previews do; its dates are not checked.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    public override init() {}

    open var eventIdentifier: String! = UUID().uuidString
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var occurrenceDate: Date! { startDate }
    open var availability = EKEventAvailability.busy
    open var status = EKEventStatus.none
    open var isDetached = false
    open var birthdayContactIdentifier: String?
    open var structuredLocation: EKStructuredLocation? {
        didSet { if let title = structuredLocation?.title { location = title } }
    }
    /// Always nil.
    open var organizer: EKParticipant? { nil }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

/// A reminder that code creates, as previews do; setting `isCompleted` sets the completion date.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    public override init() {}

    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var completionDate: Date?
    /// 0 for none, 1 for the highest, 9 for the lowest.
    open var priority = 0
    open var isCompleted = false {
        didSet { completionDate = isCompleted ? completionDate ?? Date() : nil }
    }
}
