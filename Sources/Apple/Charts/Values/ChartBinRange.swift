/// A stretch of values that are counted together.
public struct ChartBinRange<Bound: Comparable & Plottable> {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool = false) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }

    var scalars: ClosedRange<Double>? {
        guard let lower = lowerBound.plotValue.scalar, let upper = upperBound.plotValue.scalar, lower <= upper else {
            return nil
        }
        return lower...upper
    }
}

extension ChartBinRange: RangeExpression {
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
    }
}

extension ChartBinRange: Equatable, Hashable where Bound: Hashable {}
