import Foundation

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
    override func answer() { handler(self, nil, HKError(.noData)) }
}

/// Sums and averages of one interval after another, of no samples.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let quantityType: HKQuantityType
    private let anchor: Date
    private let interval: DateComponents

    init(quantityType: HKQuantityType, anchor: Date, interval: DateComponents) {
        (self.quantityType, self.anchor, self.interval) = (quantityType, anchor, interval)
    }

    /// Always empty: those of intervals that have samples.
    open func statistics() -> [HKStatistics] { [] }
    /// Always nil: that of the interval with a date, where it has samples.
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Calls the block for each interval, the first of which has the start in it; none has a quantity.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let length = date(1)?.timeIntervalSince(anchor), length > 0,
            // Months and days differ in length: the guess is at most some intervals off.
            var index = Int(exactly: (startDate.timeIntervalSince(anchor) / length).rounded(.down))
        else { return }
        while let start = date(index), start > startDate { index -= 1 }
        while let end = date(index + 1), end <= startDate { index += 1 }
        var stop: ObjCBool = false
        while !stop.boolValue, let start = date(index), start <= endDate, let end = date(index + 1) {
            block(HKStatistics(quantityType: quantityType, startDate: start, endDate: end), &stop)
            index += 1
        }
    }

    /// When an interval begins, counted from the one that begins at the anchor; nil beyond what calendars have.
    private func date(_ index: Int) -> Date? {
        var whole = DateComponents()
        for component: Calendar.Component in [.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
            guard let value = interval.value(for: component) else { continue }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: index)
            guard !isTooLarge else { return nil }
            whole.setValue(product, for: component)
        }
        return Calendar.current.date(byAdding: whole, to: anchor)
    }
}

/// A query for one interval after another; `initialResultsHandler` gets intervals without quantities.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let results: HKStatisticsCollection
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        results = HKStatisticsCollection(
            quantityType: quantityType, anchor: anchorDate, interval: intervalComponents)
        super.init()
        objectType = quantityType
        predicate = quantitySamplePredicate
    }
    override func answer() { initialResultsHandler?(self, results, nil) }
}
