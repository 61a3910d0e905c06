import Foundation
import FoundationCompat
import RenderModel

/// Takes places or an error; here nil and `CLError.network`.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks places up at Apple's servers, which answer no picture.
open class CLGeocoder: NSObject, @unchecked Sendable {
    open var isGeocoding: Bool { false }

    public override init() {}

    /// Calls the handler with `CLError.network` on the main queue.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    /// Calls the handler with `CLError.network` on the main queue.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Calls the handler with `CLError.network` on the main queue.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    /// Throws `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw refused() }
    /// Throws `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw refused()
    }
    /// Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw refused() }

    open func cancelGeocode() {}

    private func refused() -> CLError {
        MissingData.record("geocoding by Apple's servers")
        return CLError(.network)
    }

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        let error = refused()
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion(nil, error) }
    }
}
