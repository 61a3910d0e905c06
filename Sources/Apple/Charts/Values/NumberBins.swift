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
