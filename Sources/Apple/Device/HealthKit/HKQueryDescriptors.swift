import Foundation
import RenderModel

/// What is asked of a store once, and answered when it is awaited.
public protocol HKAsyncQuery {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// The samples that a query is about, and their class.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

/// A query for samples; it finds none, as where the user lets nothing be read.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    /// Always empty; records that health data is missing.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        MissingData.record("the user's health data")
        return []
    }
}

/// A query for one sum or average.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// Throws `HKError.errorNoData`; records that health data is missing.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        MissingData.record("the user's health data")
        throw HKError(.noData)
    }
}

/// A query for one interval after another.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    /// Intervals without quantities; records that health data is missing.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        MissingData.record("the user's health data")
        guard let type = predicate.sampleType as? HKQuantityType else { throw HKError(.invalidArgument) }
        return HKStatisticsCollection(quantityType: type, anchor: anchorDate, interval: intervalComponents)
    }
}

/// A query for activity rings; it finds none.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    public var predicate: NSPredicate?

    public init(predicate: NSPredicate?) { self.predicate = predicate }

    /// Always empty; records that health data is missing.
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        MissingData.record("the user's health data")
        return []
    }
}
