/// A widget's configuration and when it matters, for the Smart Stack.
public struct RelevantIntent: Sendable {
    package let widgetKind: String
    package let relevance: RelevantContext

    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) {
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Takes what matters; no picture depends on it.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private init() {}

    /// Does nothing: no Smart Stack asks when an intent matters.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// A time, a place or a situation in which something matters.
public struct RelevantContext: Hashable, Sendable {
    /// How firm a date is.
    public enum DateKind: Hashable, Sendable {
        case `default`, scheduled, informational
    }

    /// Before going to bed or after getting up.
    public enum SleepType: Hashable, Sendable {
        case bedtime, wakeup
    }

    /// Open activity rings or a workout.
    public enum FitnessType: Hashable, Sendable {
        case activityRingsIncomplete, workoutActive
    }

    /// Headphones in use.
    public enum HeadphonesState: Hashable, Sendable {
        case connected
    }

    /// A place that the system has learnt.
    public enum InferredLocation: Hashable, Sendable {
        case home, work, school, gym, commute
    }

    private enum Kind: Hashable {
        case date(ClosedRange<Date>, DateKind)
        case location(InferredLocation)
        case sleep(SleepType)
        case fitness(FitnessType)
        case headphones(HeadphonesState)
    }

    private let kind: Kind

    public static func date(_ date: Date) -> RelevantContext { .date(range: date...date, kind: .default) }

    public static func date(from start: Date, to end: Date) -> RelevantContext {
        .date(range: min(start, end)...max(start, end), kind: .default)
    }

    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        .date(range: interval.start...interval.end, kind: kind)
    }

    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        RelevantContext(kind: .date(range, kind))
    }

    public static func location(inferred location: InferredLocation) -> RelevantContext {
        RelevantContext(kind: .location(location))
    }

    public static func sleep(_ type: SleepType) -> RelevantContext { RelevantContext(kind: .sleep(type)) }
    public static func fitness(_ type: FitnessType) -> RelevantContext { RelevantContext(kind: .fitness(type)) }
    public static func hardware(headphones: HeadphonesState) -> RelevantContext {
        RelevantContext(kind: .headphones(headphones))
    }
}
