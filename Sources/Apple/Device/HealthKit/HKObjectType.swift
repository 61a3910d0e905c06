import Foundation

/// Names what is measured as a quantity, such as steps.
public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let appleMoveTime = Self("AppleMoveTime")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let height = Self("Height")
    public static let waistCircumference = Self("WaistCircumference")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let vo2Max = Self("VO2Max")
    public static let walkingSpeed = Self("WalkingSpeed")
    public static let runningSpeed = Self("RunningSpeed")
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
    public static let distanceWheelchair = Self("DistanceWheelchair")
    public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
    public static let pushCount = Self("PushCount")
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
    public static let electrodermalActivity = Self("ElectrodermalActivity")
    public static let nikeFuel = Self("NikeFuel")
    public static let appleWalkingSteadiness = Self("AppleWalkingSteadiness")
    public static let walkingStepLength = Self("WalkingStepLength")
    public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
    public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
    public static let stairAscentSpeed = Self("StairAscentSpeed")
    public static let stairDescentSpeed = Self("StairDescentSpeed")
    public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")
    public static let runningPower = Self("RunningPower")
    public static let runningStrideLength = Self("RunningStrideLength")
    public static let cyclingSpeed = Self("CyclingSpeed")
    public static let timeInDaylight = Self("TimeInDaylight")
    public static let physicalEffort = Self("PhysicalEffort")
    public static let heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute")
    public static let basalBodyTemperature = Self("BasalBodyTemperature")
    public static let appleSleepingWristTemperature = Self("AppleSleepingWristTemperature")
    public static let bloodAlcoholContent = Self("BloodAlcoholContent")
    public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
    public static let uvExposure = Self("UVExposure")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietarySugar = Self("DietarySugar")
    public static let dietarySodium = Self("DietarySodium")
    public static let dietaryFiber = Self("DietaryFiber")
}

/// Names what is one of several values, such as sleep.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}

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
/// The kind of all workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The kind of what is measured in a series.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    public class func workoutRoute() -> HKSeriesType { HKSeriesType(named: "HKWorkoutRouteTypeIdentifier") }
    public class func heartbeat() -> HKSeriesType { HKSeriesType(named: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// The kind of a day's activity rings.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
