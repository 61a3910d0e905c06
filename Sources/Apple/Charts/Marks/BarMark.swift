import Foundation

/// A bar: from zero to a number, or between two values.
public struct BarMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    private nonisolated init(
        _ x: MarkChannel, _ y: MarkChannel, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = ChartMark(.bar, x: x, y: y)
        (mark.width, mark.height, mark.stacking) = (width, height, stacking)
        self.mark = mark
    }

    /// A bar along the axis that has a number.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), width: width, height: height, stacking: stacking)
    }

    /// A bar between two values.
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

    /// A bar over the plot's whole height.
    ///
    /// - Parameters:
    ///   - yStart: points from the plot's top.
    ///   - yEnd: points from the plot's top.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .plot(start: yStart, end: yEnd), width: width, stacking: stacking)
    }

    /// A bar over the plot's whole width.
    ///
    /// - Parameters:
    ///   - xStart: points from the plot's leading edge.
    ///   - xEnd: points from the plot's leading edge.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.plot(start: xStart, end: xEnd), .value(y.plotted), height: height, stacking: stacking)
    }

    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.interval(xStart.plotted, xEnd.plotted), .plot(start: yStart, end: yEnd))
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.plot(start: xStart, end: xEnd), .interval(yStart.plotted, yEnd.plotted))
    }
}

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

    /// Points of the plot, or all of it.
    public nonisolated init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.plot(start: xStart, end: xEnd), .plot(start: yStart, end: yEnd))
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
