import Foundation

/// A symbol at a place.
public struct PointMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(.point, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// - Parameter y: points from the plot's top; its middle where nil.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = ChartMark(.point, x: .value(x.plotted), y: .plot(start: y, end: y))
    }

    /// - Parameter x: points from the plot's leading edge; its middle where nil.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = ChartMark(.point, x: .plot(start: x, end: x), y: .value(y.plotted))
    }
}
