import Foundation

open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]?
}

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

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(quantityType, startDate, endDate)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        categoryType = type
        self.value = value
        super.init(type, startDate, endDate)
    }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

public enum HKWorkoutActivityType: UInt, Sendable {
    case cycling = 13, hiking = 24, running = 37, swimming = 46, walking = 52, yoga = 57, other = 3000
}

open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        workoutActivityType = activityType
        super.init(HKObjectType.workoutType(), startDate, endDate)
    }
    /// Seconds.
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    open var totalEnergyBurned: HKQuantity? { nil }
    open var totalDistance: HKQuantity? { nil }
}

open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        calendar.dateComponents([.era, .year, .month, .day], from: Date())
    }
}
