import Foundation

/// A place at an instant.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    /// Where both degrees are 0, now.
    public convenience override init() {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: 0, course: 0, speed: 0, timestamp: Date())
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.speed) = (course, speed)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }

    /// As Core Location archives one.
    public required init?(coder: NSCoder) {
        func value(_ key: String) -> Double { coder.decodeDouble(forKey: "kCLLocationCodingKey\(key)") }
        guard coder.containsValue(forKey: "kCLLocationCodingKeyCoordinateLatitude") else { return nil }
        coordinate = CLLocationCoordinate2D(
            latitude: value("CoordinateLatitude"), longitude: value("CoordinateLongitude"))
        (altitude, course, speed) = (value("Altitude"), value("Course"), value("Speed"))
        (horizontalAccuracy, verticalAccuracy) = (value("HorizontalAccuracy"), value("VerticalAccuracy"))
        timestamp = Date(timeIntervalSinceReferenceDate: value("Timestamp"))
    }

    open func encode(with coder: NSCoder) {
        let values = [
            "CoordinateLatitude": coordinate.latitude, "CoordinateLongitude": coordinate.longitude,
            "Altitude": altitude, "Course": course, "Speed": speed, "HorizontalAccuracy": horizontalAccuracy,
            "VerticalAccuracy": verticalAccuracy, "Timestamp": timestamp.timeIntervalSinceReferenceDate
        ]
        for (key, value) in values { coder.encode(value, forKey: "kCLLocationCodingKey\(key)") }
    }

    /// Metres along a great circle of a sphere of the Earth's mean radius: within 0.6 % of the ellipsoid's.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (a, b) = (coordinate, location.coordinate)
        let (dLatitude, dLongitude) = ((b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians)
        let chord =
            pow(sin(dLatitude / 2), 2)
            + cos(a.latitude * radians) * cos(b.latitude * radians) * pow(sin(dLongitude / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
