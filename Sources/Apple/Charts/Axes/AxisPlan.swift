import Foundation
import SwiftUICore

/// What one axis draws, before the plot has its place.
struct AxisPlan {
    struct Line {
        /// On the axis' scale.
        var scalar: Double
        var stroke: StrokeStyle
        var style: AnyShapeStyle
        var offset: CGSize
    }

    struct Tick {
        var line: Line
        var length: AxisTick.Length
        var isOpposite: Bool
    }

    struct Label {
        var scalar: Double
        var view: AnyView
        var specification: AxisLabelSpecification
        var offset: CGSize
        /// Whether it begins at its value instead of lying around it, as the names of dates do.
        var isLeading: Bool
        /// Above or on the leading side.
        var isOpposite: Bool
        var isInset: Bool
        var isAligned: Bool
        /// Moved into the chart where it would reach beyond it, instead of making the plot give way.
        var isCategory: Bool
    }

    var gridLines: [Line] = []
    var ticks: [Tick] = []
    var labels: [Label] = []
}
