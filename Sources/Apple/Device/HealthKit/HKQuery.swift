import Foundation

/// Whether samples must start or end within the interval; nothing is compared.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// What is asked of a store.
open class HKQuery: NSObject, @unchecked Sendable {
    open var objectType: HKObjectType?
    open var predicate: NSPredicate?
    /// Tells the one who asked that there is nothing: an app never learns that the user lets nothing be read.
    func answer() {}

    /// Matches everything: no sample is ever fetched.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(
        withMetadataKey key: String, allowedValues: [Any]
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no sample is ever fetched.
    open class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no sample is ever fetched.
    open class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no object is ever fetched.
    open class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no summary is ever fetched.
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// Matches everything: no summary is ever fetched.
    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
    /// Matches everything: no workout is ever fetched.
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// A query for samples; its handler gets none.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init()
        objectType = sampleType
        self.predicate = predicate
    }
    override func answer() { handler(self, [], nil) }
}

/// A query for activity rings; its handler gets none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init()
        self.predicate = predicate
    }
    override func answer() { handler(self, [], nil) }
}

/// Watches for new samples; its handler is called once, and not later.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init()
        objectType = sampleType
    }
    override func answer() { handler(self, {}, nil) }
}
