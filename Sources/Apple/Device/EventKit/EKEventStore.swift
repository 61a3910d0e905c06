import Foundation
import FoundationCompat
import RenderModel

/// Whether events or reminders are meant.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Permission to read calendars and reminders; here always `denied`.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Whether a change is for one event or for all later ones.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Why a store refuses; here always `eventStoreNotAuthorized`.
public struct EKError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = EKError
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
        case eventStoreNotAuthorized = 29
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension EKError {
    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// The user's calendars and reminders. A picture has none, so the user counts as having refused to show them.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    public init(sources: [EKSource]) {}

    /// Always `denied`.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open var eventStoreIdentifier: String { "darkroom" }
    /// Always empty.
    open var sources: [EKSource] { [] }
    /// Always empty.
    open var delegateSources: [EKSource] { [] }
    /// Always nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Always nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    private func note(_ type: EKEntityType) {
        MissingData.record(type == .event ? "the user's calendars" : "the user's reminders")
    }

    /// Takes whether access is given and an error; here false and nil.
    public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

    /// Calls the handler with false immediately and records what is missing.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        note(entityType)
        completion(false, nil)
    }
    /// Returns false, without asking the user, and records what is missing.
    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        note(entityType)
        return false
    }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }
    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }
    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .reminder, completion: completion)
    }
    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

    /// Always empty; records what is missing.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        note(entityType)
        return []
    }
    /// Always nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Always nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Always nil.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    /// Matches everything: no event is ever fetched.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Matches everything: no reminder is ever fetched.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no reminder is ever fetched.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no reminder is ever fetched.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }

    /// Always empty; records that calendars are missing.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        note(.event)
        return []
    }
    /// Never calls `block`; records that calendars are missing.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        note(.event)
    }
    /// Calls the handler with an empty list immediately; records that reminders are missing.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        note(.reminder)
        completion([])
        return NSObject()
    }

    /// Throws `EKError.eventStoreNotAuthorized`.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Does nothing: nothing was saved.
    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
