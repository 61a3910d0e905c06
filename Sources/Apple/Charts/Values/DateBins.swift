import Foundation

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
