import Foundation

/// An area that an app wants to be told of. Nobody enters or leaves one while a picture is drawn.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}

/// Whether the device is in a region; here never known.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

extension CLLocationManager {
    /// Always false.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Always empty.
    public var monitoredRegions: Set<CLRegion> { [] }
    /// Always -1: no region can be monitored.
    public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    /// Never calls the delegate.
    public func startMonitoring(for region: CLRegion) {}
    public func stopMonitoring(for region: CLRegion) {}
    /// Never calls the delegate.
    public func requestState(for region: CLRegion) {}
}
