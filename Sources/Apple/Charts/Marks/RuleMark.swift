import Foundation

/// A straight line across the plot or between two values.
public struct RuleMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    /// A vertical line.
    ///
    /// - Parameters:
    ///   - yStart: points from the plot's top; its top where nil.
    ///   - yEnd: points from the plot's top; its bottom where nil.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = ChartMark(.rule, x: .value(x.plotted), y: .plot(start: yStart, end: yEnd))
    }

    /// A horizontal line.
    ///
    /// - Parameters:
    ///   - xStart: points from the plot's leading edge, where it starts if nil.
    ///   - xEnd: points from the plot's leading edge; to the trailing edge where nil.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = ChartMark(.rule, x: .plot(start: xStart, end: xEnd), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(.rule, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(.rule, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }
}
