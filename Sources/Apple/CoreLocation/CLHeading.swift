import Foundation

/// Where the device points. A picture has none: one that code creates says north, and that it is not known.
open class CLHeading: NSObject, @unchecked Sendable {
    public override init() {}

    /// Degrees from the magnetic north pole; always 0.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from the geographic North Pole; always 0.
    open var trueHeading: CLLocationDirection { 0 }
    /// Degrees; always negative, as the heading is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The field along the device's axes, in microteslas; always 0.
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    public let timestamp = Date()
}

/// Microteslas.
public typealias CLHeadingComponentValue = Double

public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// How the device is held when headings are told; kept and without effect.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
