import FoundationCompat
import Geometry
import SwiftUICore

/// What is heard of a chart.
open class AXChartDescriptor: NSObject {
    /// In which direction the content runs.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    /// In points.
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.series) = (title, summary, series)
        (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
    }
}

/// The points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    /// Whether the points are joined by a line.
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
    /// Where it is on the first axis.
    public enum XValue {
        case number(Double)
        case category(String)
    }

    /// Where it is on an axis beyond the first two.
    public enum Value {
        case number(Double)
        case category(String)
    }

    open var xValue: XValue
    open var yValue: Double?
    open var additionalValues: [Value]
    open var label: String?

    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
    }

    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
    }
}

/// Describes the chart of a view.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
    /// Changes nothing: the accessibility tree has no audio graphs, and no descriptor is made.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }
}
