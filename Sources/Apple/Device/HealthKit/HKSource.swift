import Foundation

/// An app or a device that writes health data.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// The app itself.
    open class func `default`() -> HKSource {
        let bundle = Bundle.main
        return HKSource(
            name: bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "",
            bundleIdentifier: bundle.bundleIdentifier ?? "")
    }
}

/// A source, and its release.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?

    public init(source: HKSource, version: String?) {
        (self.source, self.version, productType) = (source, version, nil)
    }
}

extension HKObject {
    /// The app itself, which has made it.
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

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
