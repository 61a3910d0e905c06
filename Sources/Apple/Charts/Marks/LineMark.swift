import Foundation

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

/// How a line runs between its points.
public struct InterpolationMethod: Equatable, Sendable {
    enum Curve: Equatable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat)
        case cardinal(CGFloat)
    }

    let curve: Curve

    public static var linear: InterpolationMethod { .init(curve: .linear) }
    /// Through every point, without loops for the default of 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(curve: .catmullRom(alpha)) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(curve: .cardinal(tension)) }
    /// Rises and falls only where the points do, for points in the order of x.
    public static var monotone: InterpolationMethod { .init(curve: .monotone) }
    /// The step is at each point's start.
    public static var stepStart: InterpolationMethod { .init(curve: .stepStart) }
    /// The step is half way between points.
    public static var stepCenter: InterpolationMethod { .init(curve: .stepCenter) }
    public static var stepEnd: InterpolationMethod { .init(curve: .stepEnd) }
}

extension InterpolationMethod: CustomStringConvertible {
    public var description: String {
        switch curve {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .catmullRom: "catmullRom"
        case .cardinal: "cardinal"
        }
    }
}
