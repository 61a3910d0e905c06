import Foundation
import FoundationCompat

/// What is known of a place by its name.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Where the place is and what it is called.
    package struct Details: Hashable, Sendable {
        package var coordinate: CLLocationCoordinate2D
        /// By the names of the properties.
        package var words: [String: String]

        package init(coordinate: CLLocationCoordinate2D, words: [String: String]) {
            (self.coordinate, self.words) = (coordinate, words)
        }

        package static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.coordinate.latitude == rhs.coordinate.latitude
                && lhs.coordinate.longitude == rhs.coordinate.longitude && lhs.words == rhs.words
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(coordinate.latitude)
            hasher.combine(coordinate.longitude)
            hasher.combine(words)
        }
    }

    /// The words that a place can have.
    package static let wordNames = [
        "name", "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
        "subAdministrativeArea", "postalCode", "isoCountryCode", "country", "inlandWater", "ocean", "timeZone"
    ]

    /// nil for a place of which nothing is known.
    package let details: Details?

    open var location: CLLocation? {
        details.map { CLLocation(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude) }
    }
    open var name: String? { details?.words["name"] }
    open var thoroughfare: String? { details?.words["thoroughfare"] }
    open var subThoroughfare: String? { details?.words["subThoroughfare"] }
    open var locality: String? { details?.words["locality"] }
    open var subLocality: String? { details?.words["subLocality"] }
    open var administrativeArea: String? { details?.words["administrativeArea"] }
    open var subAdministrativeArea: String? { details?.words["subAdministrativeArea"] }
    open var postalCode: String? { details?.words["postalCode"] }
    open var isoCountryCode: String? { details?.words["isoCountryCode"] }
    open var country: String? { details?.words["country"] }
    open var inlandWater: String? { details?.words["inlandWater"] }
    open var ocean: String? { details?.words["ocean"] }
    open var areasOfInterest: [String]? { nil }
    open var timeZone: TimeZone? { details?.words["timeZone"].flatMap(TimeZone.init(identifier:)) }

    public override init() { details = nil }
    public init(placemark: CLPlacemark) { details = placemark.details }
    package init(_ details: Details) { self.details = details }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let words = coder.decodeObject(forKey: "words") as? [String: String] else {
            details = nil
            super.init()
            return
        }
        let coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        details = Details(coordinate: coordinate, words: words)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        guard let details else { return }
        coder.encode(details.words, forKey: "words")
        coder.encode(details.coordinate.latitude, forKey: "latitude")
        coder.encode(details.coordinate.longitude, forKey: "longitude")
    }

    /// A place never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLPlacemark else { return false }
        return other === self || details != nil && type(of: other) == type(of: self) && other.details == details
    }

    open override var hash: Int { details?.hashValue ?? ObjectIdentifier(self).hashValue }
}
