import Foundation
import FoundationCompat
import RenderModel

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// `CMErrorMotionActivityNotAuthorized` and its kin.
let CMErrorDomain = "CMErrorDomain"
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

public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. A picture's device has no sensor for them.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    private class func isAvailable() -> Bool {
        MissingData.record("the user's steps")
        return false
    }

    open class func isStepCountingAvailable() -> Bool { isAvailable() }
    open class func isDistanceAvailable() -> Bool { isAvailable() }
    open class func isFloorCountingAvailable() -> Bool { isAvailable() }
    open class func isPaceAvailable() -> Bool { isAvailable() }
    open class func isCadenceAvailable() -> Bool { isAvailable() }
    open class func isPedometerEventTrackingAvailable() -> Bool { isAvailable() }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        _ = Self.isAvailable()
        handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue)))
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        queryPedometerData(from: start, to: start, withHandler: handler)
    }
    open func stopUpdates() {}
}
