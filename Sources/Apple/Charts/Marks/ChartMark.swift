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

    init(_ kind: Kind, x: MarkChannel = .whole, y: MarkChannel = .whole) {
        (self.kind, self.x, self.y) = (kind, x, y)
    }

    /// Marks with equal keys are points of one line or area.
    var seriesKey: [_PlotValue?] {
        if let series { return [series.value] }
        return [style.foregroundBy, style.symbolBy, style.lineStyleBy].map { $0?.value }
    }
}

/// A sector's shape; its angle stands in the mark's x.
struct SectorParts {
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// Points at each side.
    var angularInset: CGFloat = 0
}
