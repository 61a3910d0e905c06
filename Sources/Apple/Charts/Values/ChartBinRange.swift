import Foundation

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

/// Numbers in stretches of equal length with round bounds.
public struct NumberBins<Value: Plottable & Comparable & Numeric>: RandomAccessCollection {
    private let first: Double
    private let size: Double
    private let bins: Int

    private init(over range: ClosedRange<Double>, size: Double) {
        self.size = size
        first = (range.lowerBound / size).rounded(.down) * size
        bins = Swift.max(1, Int(((range.upperBound - first) / size).rounded(.down)) + 1)
    }

    /// - Parameter size: the length of a stretch, above 0.
    public init(size: Value, range: ClosedRange<Value>) {
        let bounds = (range.lowerBound.plotValue.scalar ?? 0)...(range.upperBound.plotValue.scalar ?? 0)
        let size = size.plotValue.scalar ?? 1
        self.init(over: bounds, size: size > 0 && size.isFinite ? size : 1)
    }

    /// - Parameter desiredCount: about how many; 10 where nil, as d3 and Vega bin.
    public init(data: [Value], desiredCount: Int? = nil) {
        let numbers = data.compactMap(\.plotValue.scalar).filter(\.isFinite)
        self.init(covering: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount)
    }

    public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
        self.init(
            covering: (range.lowerBound.plotValue.scalar ?? 0)...(range.upperBound.plotValue.scalar ?? 0), desiredCount)
    }

    /// - Parameter count: exactly how many, 1 or more; their bounds need not be round.
    public init(range: ClosedRange<Value>, count: Int) {
        let bounds = (range.lowerBound.plotValue.scalar ?? 0)...(range.upperBound.plotValue.scalar ?? 0)
        bins = Swift.max(1, count)
        first = bounds.lowerBound
        size = bounds.upperBound > first ? (bounds.upperBound - first) / Double(bins) : 1
    }

    private init(covering bounds: ClosedRange<Double>, _ desiredCount: Int?) {
        let whole: Double? = Value.self is any BinaryInteger.Type ? 1 : nil
        let step = NumberTicks.step(over: bounds, desiredCount: desiredCount ?? 10, minimumStride: whole)
        self.init(over: bounds, size: step)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(bound(position), bound(position + 1), isClosed: position == bins - 1)
    }

    private func bound(_ index: Int) -> Value {
        Value(plotValue: .number(first + Double(index) * size)) ?? .zero
    }

    /// The stretch that a value lies in.
    public func index(for value: Value) -> Int {
        let place = (((value.plotValue.scalar ?? first) - first) / size).rounded(.down)
        return Swift.min(Swift.max(Int(place.isFinite ? place : 0), 0), bins - 1)
    }

    public var thresholds: [Value] { (0...bins).map(bound) }
}

/// Dates in stretches of one calendar unit each.
public struct DateBins: RandomAccessCollection {
    public let thresholds: [Date]

    public init(thresholds: [Date]) {
        self.thresholds = thresholds.count > 1 ? thresholds : thresholds + [.distantFuture]
    }

    public init(unit: Calendar.Component, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
        self.init(unit: unit, by: 1, range: range, calendar: calendar)
    }

    /// - Parameter stride: units in a stretch, 1 or more.
    public init(
        unit: Calendar.Component, by stride: Int, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
    ) {
        let count = Swift.max(1, stride)
        var dates = DateTicks.dates(
            from: calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound,
            through: range.upperBound, by: unit, count: count, calendar)
        if let last = dates.last, let end = calendar.date(byAdding: unit, value: count, to: last) { dates.append(end) }
        self.init(thresholds: dates.isEmpty ? [range.lowerBound, range.upperBound] : dates)
    }

    public init(
        unit: Calendar.Component, data: [Date], calendar: Calendar = .autoupdatingCurrent
    ) {
        let first = data.min() ?? Date()
        self.init(unit: unit, range: first...(data.max() ?? first), calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { thresholds.count - 1 }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(thresholds[position], thresholds[position + 1])
    }

    /// The stretch that a date lies in.
    public func index(for value: Date) -> Int {
        let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(after - 1, 0), count - 1)
    }
}
