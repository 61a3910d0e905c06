import CoreLocation
import Foundation
import FoundationCompat

/// Searches a map. Apple's servers answer no picture.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What may be found.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let physicalFeature = ResultType(rawValue: 1 << 2)
    }

    /// Whether results outside the region would count.
    public enum RegionPriority: Int, Sendable { case `default`, required }

    /// Words and a region to search; never sent.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var regionPriority = RegionPriority.default
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.regionPriority = regionPriority
            copy.resultTypes = resultTypes
            copy.pointOfInterestFilter = pointOfInterestFilter
            return copy
        }
    }

    /// Would hold what was found; none is ever made.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// Takes what was found or an error; here nil and `CLError.network`.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }

    public init(request: Request) {}
    public init(request: MKLocalPointsOfInterestRequest) {}

    /// Throws `CLError.network`.
    open func start() async throws -> Response { throw refused() }
    /// Calls the handler with `CLError.network` immediately.
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, refused()) }
    open func cancel() {}
}

/// Asks for what may interest people around a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public var coordinate: CLLocationCoordinate2D { region.center }

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }
    public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }
}

/// What a search for words that have only begun proposes. Nothing is ever proposed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public var title: String { "" }
    public var subtitle: String { "" }
    override init() {}
}

/// Notified of proposals and errors; here of `CLError.network` whenever `queryFragment` is set.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Never called: nothing is proposed.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called with `CLError.network` whenever `queryFragment` is set to text.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes searches while words are typed. Apple's servers answer no picture.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What may be proposed.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
        public static let physicalFeature = ResultType(rawValue: 1 << 3)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty, let delegate else { return }
            delegate.completer(self, didFailWithError: refused())
        }
    }

    public override init() {}
    open func cancel() {}
}
