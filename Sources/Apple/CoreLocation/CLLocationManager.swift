import Foundation
import FoundationCompat
import RenderModel

/// Asks for the device's place. A picture has no place, so the user counts as having refused to tell it.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if let delegate { tellAuthorization(delegate) } }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var pausesLocationUpdatesAutomatically = true
    open var activityType = CLActivityType.other
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait

    public override init() {}

    /// Always nil; records that the location is missing.
    open var location: CLLocation? {
        MissingData.record("the device's location")
        return nil
    }

    /// Always `denied`; records that the location is missing, as code that asks often stops there.
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    /// Always `reducedAccuracy`.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Always false.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Always `denied`; records that the location is missing.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        MissingData.record("the device's location")
        return .denied
    }
    /// Always true: permission is denied to this app only.
    open class func locationServicesEnabled() -> Bool { true }
    /// Always false.
    open class func headingAvailable() -> Bool { false }
    /// Always false.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Permission is already denied: the delegate is told nothing, and a finding says what is missing.
    open func requestWhenInUseAuthorization() { MissingData.record("the device's location") }
    /// Permission is already denied: the delegate is told nothing, and a finding says what is missing.
    open func requestAlwaysAuthorization() { MissingData.record("the device's location") }

    /// Does nothing: permission is already denied.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

    /// Calls `completion` with `CLError.denied`, some time after.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)?
    ) {
        DispatchQueue.main.async { completion?(CLError(.denied)) }
    }

    /// The delegate is told, some time after, that the user does not allow it.
    open func requestLocation() {
        MissingData.record("the device's location")
        DispatchQueue.main.async { [self] in
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    /// Calls the delegate once, later, with `CLError.denied`.
    open func startUpdatingLocation() { requestLocation() }
    open func stopUpdatingLocation() {}
    /// Calls the delegate once, later, with `CLError.denied`.
    open func startMonitoringSignificantLocationChanges() { requestLocation() }
    open func stopMonitoringSignificantLocationChanges() {}
    /// Never calls the delegate.
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    /// Always nil.
    open var heading: CLHeading? { nil }

    /// As Core Location does for each new manager.
    private func tellAuthorization(_ delegate: any CLLocationManagerDelegate) {
        DispatchQueue.main.async { [self] in
            delegate.locationManagerDidChangeAuthorization(self)
            delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
    }
}

/// What a location manager tells; every call may be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Never called: no location is available.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with `CLError.denied` for every request.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called with `denied` once the manager has a delegate.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called once the manager has a delegate; its status is `denied`.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Never called.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Never called.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Never called.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Permission to use the device's location; here always `denied`.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The name of `authorizedAlways` before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How accurate the location may be; here always `reducedAccuracy`.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What the user would be doing; kept and without effect.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}
