import CoreLocation

enum Place {
    static var lines: [String] {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.25), altitude: 34, horizontalAccuracy: 5,
            verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 100))
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true),
            let copy = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        else { return ["place: nothing"] }
        return [
            "place 52.5 13.25 34.0 100.0 = \(copy.coordinate.latitude) \(copy.coordinate.longitude) \(copy.altitude) "
                + "\(copy.timestamp.timeIntervalSinceReferenceDate)"
        ]
    }
}
