import Foundation

public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"

/// What a store would keep, with an identifier of its own.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]?
    /// What measured it; nil where code did not say.
    open internal(set) var device: HKDevice?
}

/// A device that takes measurements, such as a watch.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }

    /// The iPhone.
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// Data of a kind from a start to an end.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date) {
        sampleType = type
        startDate = start
        endDate = end
    }
}

/// A measurement that code creates, as previews do; the unit is not checked against the type.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(quantityType, startDate, endDate)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate)
        self.metadata = metadata
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, metadata: metadata)
        self.device = device
    }

    /// 1: a sample that code creates is a single measurement.
    open var count: Int { 1 }
}

/// One of several values that code creates, as previews do; the value is not checked against the type.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        categoryType = type
        self.value = value
        super.init(type, startDate, endDate)
    }

    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate)
        self.metadata = metadata
    }

    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate, metadata: metadata)
        self.device = device
    }
}

/// The stage of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

/// A day's activity rings, all zero until code sets them.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// The day of the clock that widgets see, whatever the summary holds.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        calendar.dateComponents([.era, .year, .month, .day], from: Date())
    }
}
