import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// Error codes with Apple's raw values; `denied` and `network` are given here.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError

        /// What `case CLError.denied:` and `catch CLError.denied` ask.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let headingFailure = Code.headingFailure
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    public static let geocodeCanceled = Code.geocodeCanceled
    public static let promptDeclined = Code.promptDeclined
}
