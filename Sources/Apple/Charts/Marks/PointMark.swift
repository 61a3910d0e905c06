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

/// A part of a pie or a ring.
public struct SectorMark: PrimitiveMark {
    nonisolated(unsafe) package let mark: ChartMark

    /// - Parameters:
    ///   - angle: the sector's part of all sectors' sum, clockwise from the top.
    ///   - innerRadius: of the room, whose radius is half of the plot's shorter side; 0 where automatic.
    ///   - angularInset: points that are left free at each side.
    public nonisolated init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = ChartMark(.sector, x: .value(angle.plotted))
        mark.sector = SectorParts(
            innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(0, angularInset ?? 0))
        self.mark = mark
    }
}

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
