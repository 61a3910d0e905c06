import CoreLocation
import Foundation

/// Whether an alarm rings on the way to a place or away from it.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

/// When the user is reminded of an event; nothing rings here.
open class EKAlarm: EKObject, @unchecked Sendable {
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { absoluteDate = date }
    public override init() {}

    /// Seconds from the event's start; negative before it.
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
}

/// A place that an event or an alarm names.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
    public override init() {}
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open var title: String?
    open var geoLocation: CLLocation?
    /// Meters; 0 for the usual one.
    open var radius = 0.0
}

/// Somebody who takes part in an event; no event has any.
open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var isCurrentUser: Bool { false }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    /// Matches everything: no contact is ever fetched.
    open var contactPredicate: NSPredicate { NSPredicate(value: true) }
}

/// Whether somebody attends.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// How much somebody is needed.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }

/// Who or what attends.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
