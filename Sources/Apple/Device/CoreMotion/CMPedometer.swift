import Foundation
import FoundationCompat
import RenderModel

/// Whether motion data may be read; here always `denied`.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// `CMErrorMotionActivityNotAuthorized` and its kin.
let CMErrorDomain = "CMErrorDomain"
/// The code of an error in `CMErrorDomain`.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)

/// Steps of a time. None is ever made: a picture's device counts none.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    public let numberOfSteps: NSNumber = 0
    /// Metres.
    public let distance: NSNumber? = nil
    public let floorsAscended: NSNumber? = nil
    public let floorsDescended: NSNumber? = nil
    /// Seconds a metre.
    public let currentPace: NSNumber? = nil
    public let averageActivePace: NSNumber? = nil
    /// Steps a second.
    public let currentCadence: NSNumber? = nil

    init(from startDate: Date, to endDate: Date) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// Takes steps or an error; here always nil and an error.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. A picture's device has no sensor for them.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    private class func isAvailable() -> Bool {
        MissingData.record("the user's steps")
        return false
    }

    /// Always false; records that the data is missing.
    open class func isStepCountingAvailable() -> Bool { isAvailable() }
    /// Always false.
    open class func isDistanceAvailable() -> Bool { isAvailable() }
    /// Always false.
    open class func isFloorCountingAvailable() -> Bool { isAvailable() }
    /// Always false.
    open class func isPaceAvailable() -> Bool { isAvailable() }
    /// Always false.
    open class func isCadenceAvailable() -> Bool { isAvailable() }
    /// Always false.
    open class func isPedometerEventTrackingAvailable() -> Bool { isAvailable() }
    /// Always `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls the handler with `CMErrorMotionActivityNotAvailable` immediately.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        _ = Self.isAvailable()
        handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue)))
    }
    /// Calls `handler` once, with `CMErrorMotionActivityNotAvailable`.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        queryPedometerData(from: start, to: start, withHandler: handler)
    }
    open func stopUpdates() {}
}
