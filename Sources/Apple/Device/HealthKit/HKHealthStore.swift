import Foundation
import FoundationCompat
import RenderModel

/// Why health data is not read or written: `noData` or `errorAuthorizationDenied`.
public struct HKError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = HKError
        case unknownError, healthDataUnavailable, healthDataRestricted, invalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, userCanceled
        case noData = 11
        public static var errorHealthDataUnavailable: Code { .healthDataUnavailable }
        public static var errorHealthDataRestricted: Code { .healthDataRestricted }
        public static var errorInvalidArgument: Code { .invalidArgument }
        public static var errorUserCanceled: Code { .userCanceled }
        public static var errorNoData: Code { .noData }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension HKError {
    public static var unknownError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .healthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .healthDataRestricted }
    public static var errorInvalidArgument: Code { .invalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .userCanceled }
    public static var errorNoData: Code { .noData }
}

/// The domain of `HKError`, as an `NSError` has it.
public let HKErrorDomain = "com.apple.healthkit"

/// Whether an app may write samples of a type; here always `sharingDenied`.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// Whether the user should be asked; here always `unnecessary`.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The user's health data. A picture has none: queries find nothing, as where the user lets nothing be read.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Always true, as on an iPhone.
    open class func isHealthDataAvailable() -> Bool { true }

    /// Always `sharingDenied`.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    /// Returns without asking, as if the user had already answered.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {}
    /// Calls the handler with true immediately, as HealthKit does even if the user has denied access.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    /// Calls the handler with `unnecessary` immediately.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }

    /// Always `unnecessary`.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }

    /// Calls the query's handler immediately, with nothing; records that health data is missing.
    open func execute(_ query: HKQuery) {
        MissingData.record("the user's health data")
        query.answer()
    }
    /// Does nothing: no query runs on.
    open func stop(_ query: HKQuery) {}
    /// Throws `HKError.errorAuthorizationDenied`.
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    /// Throws `HKError.errorAuthorizationDenied`.
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    /// Throws `HKError.errorAuthorizationDenied`.
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    /// Throws `HKError.errorAuthorizationDenied`.
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    /// Throws `HKError.errorAuthorizationDenied`.
    @discardableResult
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorAuthorizationDenied)
    }
    /// Calls the handler with false, 0 and `HKError.errorAuthorizationDenied` immediately.
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        completion(false, 0, HKError(.errorAuthorizationDenied))
    }
    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    /// Throws `HKError.errorAuthorizationDenied`.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    /// Does nothing: no delivery was enabled.
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    /// Does nothing: no delivery was enabled.
    open func disableAllBackgroundDelivery() async throws {}
}

extension HKHealthStore {
    /// Kilometers and kilograms or miles and pounds, by the locale's measurement system; count where a type has neither.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        quantityTypes.preferredUnits
    }

    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        completion(quantityTypes.preferredUnits, nil)
    }
}

extension Set<HKQuantityType> {
    fileprivate var preferredUnits: [HKQuantityType: HKUnit] {
        Dictionary(uniqueKeysWithValues: map { ($0, $0.preferredUnit) })
    }
}

extension HKQuantityType {
    fileprivate var preferredUnit: HKUnit {
        let isMetric = Locale.current.measurementSystem == .metric
        return switch HKQuantityTypeIdentifier(rawValue: identifier) {
        case .bodyMass, .leanBodyMass: isMetric ? .gramUnit(with: .kilo) : .pound()
        case .height: isMetric ? .meterUnit(with: .centi) : .foot()
        case .distanceWalkingRunning, .distanceCycling: isMetric ? .meterUnit(with: .kilo) : .mile()
        case .activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed: .kilocalorie()
        case .dietaryWater: isMetric ? .literUnit(with: .milli) : .fluidOunceUS()
        case .bodyTemperature: isMetric ? .degreeCelsius() : .degreeFahrenheit()
        case .heartRate, .restingHeartRate: .count().unitDivided(by: .minute())
        case .bodyFatPercentage, .oxygenSaturation: .percent()
        case .appleExerciseTime, .appleStandTime: .minute()
        default: identifier.contains("Dietary") ? .gram() : .count()
        }
    }
}

extension Notification.Name {
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}

/// How often an app would be woken; it never is.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
