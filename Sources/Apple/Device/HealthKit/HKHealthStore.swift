import Foundation
import FoundationCompat
import RenderModel

public struct HKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError, healthDataUnavailable, healthDataRestricted, invalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, userCanceled
        case noData = 11
        public static var errorHealthDataUnavailable: Code { .healthDataUnavailable }
        public static var errorNoData: Code { .noData }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The user's health data. A picture has none: queries end with `HKError.noData`, as where the user has refused.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { true }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {}
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }

    open func execute(_ query: HKQuery) {
        MissingData.record("the user's health data")
        query.fail(HKError(.noData))
    }
    open func stop(_ query: HKQuery) {}
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
}

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
