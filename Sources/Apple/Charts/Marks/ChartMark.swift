import Foundation
import SwiftUICore

/// One mark without its types.
package struct ChartMark {
    package enum Kind { case bar, line, area, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkChannel.whole
    var y = MarkChannel.whole
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// What joins points to a line of their own.
    var series: PlottedValue?
    var sector = SectorParts()
    var style = MarkStyle()
    /// What a stacked mark adds to those below it.
    var amount: Double?
    /// How a bar grows to its number; nil for bars from one value to another.
    var growth: BarGrowth?

    init(_ kind: Kind, x: MarkChannel = .whole, y: MarkChannel = .whole) {
        (self.kind, self.x, self.y) = (kind, x, y)
    }

    /// Marks with equal keys are points of one line or area.
    var seriesKey: [_PlotValue?] {
        if let series { return [series.value] }
        return [style.foregroundBy, style.symbolBy, style.lineStyleBy].map { $0?.value }
    }
}

/// Which end of a bar lies at the outside of its stack. Those are rounded; in the middle of a stack and at zero bars have
/// corners.
struct BarGrowth {
    /// Along y.
    var growsUp: Bool
    var beginsOutside: Bool
    var endsOutside: Bool
}

/// A sector's shape; its angle stands in the mark's x.
struct SectorParts {
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// Points at each side.
    var angularInset: CGFloat = 0
}

/// Content that is one mark.
@MainActor @preconcurrency
package protocol PrimitiveMark: PrimitiveChartContent {
    nonisolated var mark: ChartMark { get }
}

extension PrimitiveMark {
    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) { marks.marks.append(content.mark) }
}

/// How thick a mark is, or how far from the center it reaches.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind {
        case automatic
        case inset(CGFloat)
        case fixed(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// The available room less so many points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }
    /// Points.
    public static func fixed(_ dimension: CGFloat) -> MarkDimension { MarkDimension(.fixed(dimension)) }
    /// A part of the available room; 1 is all of it.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

    /// In points, of which `room` are available.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch kind {
            case .automatic: automatic
            case .inset(let inset): room - 2 * inset
            case .fixed(let points): points
            case .ratio(let ratio): room * ratio
            }
        return length.isFinite ? max(0, length) : 0
    }
}

/// Where a mark lies along one axis.
package enum MarkChannel {
    /// The whole plot, or points from its left or top edge.
    case plot(start: CGFloat?, end: CGFloat?)
    case value(PlottedValue)
    case interval(PlottedValue, PlottedValue)

    static let whole = MarkChannel.plot(start: nil, end: nil)

    var isPlot: Bool { if case .plot = self { true } else { false } }

    var values: [PlottedValue] {
        switch self {
        case .plot: []
        case .value(let value): [value]
        case .interval(let start, let end): [start, end]
        }
    }

    /// The one number that a bar or area grows to.
    var quantity: PlottedValue? {
        if case .value(let value) = self, value.isQuantity { return value }
        return nil
    }

    var single: PlottedValue? {
        if case .value(let value) = self { return value }
        return nil
    }
}
