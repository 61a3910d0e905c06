import Foundation

/// Several samples that belong together, such as a meal's.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(type: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        (correlationType, self.objects) = (type, objects)
        super.init(type, startDate, endDate)
    }

    public convenience init(
        type: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(type: type, start: startDate, end: endDate, objects: objects)
        self.metadata = metadata
    }

    /// Those of a type.
    open func objects(for type: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == type } }
}

/// A kind of correlation.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// The name of a kind of correlation.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
    public static let bloodPressure = HKCorrelationTypeIdentifier(
        rawValue: "HKCorrelationTypeIdentifierBloodPressure")
}

/// A query for correlations; its handler gets none.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion)
        super.init()
        objectType = correlationType
        self.predicate = predicate
    }
    override func answer() { handler(self, [], nil) }
}
