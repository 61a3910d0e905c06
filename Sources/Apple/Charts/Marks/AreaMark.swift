/// A point of an area's edge.
public struct AreaMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    private nonisolated init(
        _ x: MarkChannel, _ y: MarkChannel, series: PlottedValue? = nil, stacking: MarkStackingMethod = .standard
    ) {
        var mark = ChartMark(.area, x: x, y: y)
        (mark.series, mark.stacking) = (series, stacking)
        self.mark = mark
    }

    /// An area from zero to a number.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), stacking: stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), series: series.plotted, stacking: stacking)
    }

    /// An area between two numbers.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.value(x.plotted), .interval(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.plotted), .interval(yStart.plotted, yEnd.plotted), series: series.plotted)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .value(y.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .value(y.plotted), series: series.plotted)
    }
}
