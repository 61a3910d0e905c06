import Foundation

/// A rectangle: a cell between two values along each axis, or over the plot.
public struct RectangleMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    private nonisolated init(
        _ x: MarkChannel, _ y: MarkChannel, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        var mark = ChartMark(.rectangle, x: x, y: y)
        (mark.width, mark.height) = (width, height)
        self.mark = mark
    }

    /// The cell of two categories or stretches.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .value(y.plotted), width: width, height: height)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .interval(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .interval(yStart.plotted, yEnd.plotted), width: width)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .value(y.plotted), height: height)
    }

    /// Over the plot's whole height where `yStart` and `yEnd` are nil; points from its top otherwise.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .plot(start: yStart, end: yEnd))
    }

    /// Over the plot's whole width where `xStart` and `xEnd` are nil; points from its leading edge otherwise.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.plot(start: xStart, end: xEnd), .interval(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .plot(start: yStart, end: yEnd), width: width)
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.plot(start: xStart, end: xEnd), .value(y.plotted), height: height)
    }
}
