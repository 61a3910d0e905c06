import Foundation
import FoundationCompat
import RenderModel

/// What the user was doing. None is ever made.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    public let startDate = Date.distantPast
    public let stationary = false
    public let walking = false
    public let running = false
    public let automotive = false
    public let cycling = false
    public let unknown = true
    override init() {}
}

/// Tells whether the user walks, runs or rides. A picture's device has no sensor for it.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}
    /// Always false; records that the data is missing.
    open class func isActivityAvailable() -> Bool {
        MissingData.record("motion activity data")
        return false
    }
    /// Always `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls the handler with `CMErrorMotionActivityNotAvailable` on `queue`.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        _ = Self.isActivityAvailable()
        let error = NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))
        queue.addOperation { handler(nil, error) }
    }
    /// Never calls `handler`.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void
    ) {}
    open func stopActivityUpdates() {}
}
