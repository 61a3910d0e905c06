/// A point of a line; the points of a series are joined in their order.
public struct LineMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    /// A point of the line that marks of the same color, symbol and dash `by:` value make.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(.line, x: .value(x.plotted), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = ChartMark(.line, x: .value(x.plotted), y: .value(y.plotted))
        mark.series = series.plotted
        self.mark = mark
    }
}
