import CoreLocation
import Foundation
import FoundationCompat
import RenderModel

/// A place with its coordinate.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
    }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

/// A place on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) { self.placemark = placemark }

    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
}

/// What a search is answered with.
func refused() -> CLError {
    MissingData.record("a search in Apple's maps")
    return CLError(.network)
}

/// Asks what is at a place. Apple's servers answer no picture.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?

    public init?(location: CLLocation) { self.location = location }

    /// Throws `CLError.network`.
    open var mapItems: [MKMapItem] { get async throws { throw refused() } }
    /// Calls the handler with `CLError.network` immediately.
    open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, refused())
    }
    open func cancel() {}
}
