import Foundation

/// Whether samples must start or end within the interval; nothing is compared.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// What would be computed of samples; nothing is.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// What is asked of a store.
open class HKQuery: NSObject, @unchecked Sendable {
    open var objectType: HKObjectType?
    open var predicate: NSPredicate?
    /// Tells the one who asked that there is nothing.
    func fail(_ error: any Error) {}

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

/// A query for samples; its handler gets nil and `HKError.errorNoData`.
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
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Sums and averages over a time span; none is ever computed.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
        self.quantityType = quantityType
        self.startDate = startDate
        self.endDate = endDate
    }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
    open var sources: [HKSource]? { nil }
}

/// A query for one sum or average; its handler gets nil and `HKError.errorNoData`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init()
        objectType = quantityType
        predicate = quantitySamplePredicate
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Sums and averages of one interval after another; none is ever computed.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A query for one interval after another; `initialResultsHandler` gets nil and `HKError.errorNoData`.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        super.init()
        objectType = quantityType
        predicate = quantitySamplePredicate
    }
    override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// A query for activity rings; its handler gets nil and `HKError.errorNoData`.
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
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Watches for new samples; its handler gets `HKError.errorNoData` once, and nothing later.
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
    override func fail(_ error: any Error) { handler(self, {}, error) }
}
