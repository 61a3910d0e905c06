import Foundation
import FoundationCompat
import Geometry
import RenderModel

/// Makes a picture of a map, for which Apple's servers have the data: there is none here, and the caller is told so.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// Which part of a map would be drawn, and how; kept and never drawn.
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        /// Points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels per point.
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection.current

        public override init() {}
    }

    /// A picture of a map; none is ever made.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// Takes a picture or an error; here nil and `MKError.serverFailure`.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    public let options: Options
    open var isLoading: Bool { false }

    public init(options: Options) { self.options = options }

    /// Calls the handler with `MKError.serverFailure` on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Calls the handler with `MKError.serverFailure` on `queue`.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let error = refused()
        nonisolated(unsafe) let completionHandler = completionHandler
        queue.async { completionHandler(nil, error) }
    }

    /// Throws `MKError.serverFailure`.
    open func start() async throws -> Snapshot { throw refused() }
    open func cancel() {}

    private func refused() -> MKError {
        MissingData.record("a map snapshot")
        return MKError(.serverFailure)
    }
}

/// Why there is no map.
public struct MKError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values; only `serverFailure` is ever given.
    public enum Code: UInt, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension MKError {
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
}
