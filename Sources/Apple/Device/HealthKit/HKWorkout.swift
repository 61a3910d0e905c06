import Foundation

/// The activity of a workout, with the numbers that HealthKit gives them.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
    case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
    case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
    case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
    case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
    case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82, transition, underwaterDiving
    case other = 3000
}

/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// Where a swim takes place.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

/// What a workout is to be that a watch begins; none begins here.
open class HKWorkoutConfiguration: NSObject {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
}

/// What happened in a workout, such as a pause or a lap.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happened in a workout, and when.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// A workout that code creates, as previews do.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    /// nil where it was made without them.
    public let workoutEvents: [HKWorkoutEvent]?
    /// nil where it was made without it.
    open private(set) var totalEnergyBurned: HKQuantity?
    /// nil where it was made without it.
    open private(set) var totalDistance: HKQuantity?
    private let activeTime: TimeInterval

    public init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        (workoutActivityType, workoutEvents) = (activityType, nil)
        activeTime = endDate.timeIntervalSince(startDate)
        super.init(HKObjectType.workoutType(), startDate, endDate)
    }

    /// - Parameter duration: in seconds; 0 for the time from the start to the end.
    public init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
    ) {
        (workoutActivityType, workoutEvents) = (activityType, nil)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        activeTime = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
        super.init(HKObjectType.workoutType(), startDate, endDate)
        (self.device, self.metadata) = (device, metadata)
    }

    /// Its duration is the time from the start to the end without the pauses.
    public init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice? = nil, metadata: [String: Any]?
    ) {
        (workoutActivityType, self.workoutEvents) = (activityType, workoutEvents)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        activeTime = endDate.timeIntervalSince(startDate) - HKWorkout.pauses(workoutEvents ?? [], until: endDate)
        super.init(HKObjectType.workoutType(), startDate, endDate)
        (self.device, self.metadata) = (device, metadata)
    }

    /// Seconds between each pause and what resumes it, or the end.
    private static func pauses(_ events: [HKWorkoutEvent], until end: Date) -> TimeInterval {
        var total = 0.0, paused: Date?
        for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
            switch event.type {
            case .pause, .motionPaused: paused = paused ?? event.dateInterval.start
            case .resume, .motionResumed:
                total += paused.map(event.dateInterval.start.timeIntervalSince) ?? 0
                paused = nil
            default: break
            }
        }
        return total + (paused.map(end.timeIntervalSince) ?? 0)
    }

    /// Seconds, without pauses.
    open var duration: TimeInterval { activeTime }
}
