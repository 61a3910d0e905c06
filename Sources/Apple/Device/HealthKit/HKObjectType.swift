import Foundation

/// A kind of health data; those with the same identifier are equal.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(named identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(named: identifier.rawValue)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }
}

/// A kind of data with a start and an end.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of measurement; any unit is accepted for it.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
}
/// A kind of data with one of several values; any number is accepted for it.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}
/// A kind of health record, such as allergies.
public final class HKClinicalType: HKSampleType, @unchecked Sendable {}
/// The kind of all workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The kind of what is measured in a series.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    public class func workoutRoute() -> HKSeriesType { HKSeriesType(named: "HKWorkoutRouteTypeIdentifier") }
    public class func heartbeat() -> HKSeriesType { HKSeriesType(named: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// The kind of a day's activity rings.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The kinds of health records.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func record(_ kind: String) -> Self { Self(rawValue: "HKClinicalTypeIdentifier\(kind)Record") }
    public static let allergyRecord = record("Allergy"), clinicalNoteRecord = record("ClinicalNote")
    public static let conditionRecord = record("Condition"), coverageRecord = record("Coverage")
    public static let immunizationRecord = record("Immunization"), labResultRecord = record("LabResult")
    public static let medicationRecord = record("Medication"), procedureRecord = record("Procedure")
    public static let vitalSignRecord = record("VitalSign")
}
