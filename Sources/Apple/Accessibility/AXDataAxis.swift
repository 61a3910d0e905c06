import FoundationCompat

/// An axis of a chart that can be heard.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How values are spread over the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var title: String
    public var scaleType: ScaleType
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    /// The words for a value.
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        (scaleType, self.valueDescriptionProvider) = (.linear, valueDescriptionProvider)
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public var title: String
    /// From the first to the last on the axis.
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
