/// A value on an axis.
public struct AxisValue {
    /// Its place among the axis' values, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int
    let value: _PlotValue

    /// The value, if it is of that type.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotValue: value) }
}
