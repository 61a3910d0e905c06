import Foundation

/// Round dates on an axis.
package struct DateTicks {
    package var unit: Calendar.Component
    package var count: Int

    /// About how long a step is, in seconds.
    package var seconds: Double { Self.seconds(unit) * Double(count) }

    static func seconds(_ unit: Calendar.Component) -> Double {
        switch unit {
        case .year, .yearForWeekOfYear: 31_556_952
        case .quarter: 7_889_238
        case .month: 2_629_746
        case .weekOfYear, .weekOfMonth: 604_800
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
        case .hour: 3_600
        case .minute: 60
        default: 1
        }
    }

    private static let steps: [DateTicks] = [
        (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]),
        (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100]),
    ].flatMap { (unit, counts) in counts.map { DateTicks(unit: unit, count: $0) } }

    /// The step of calendar units that comes nearest to so many ticks, by ratio.
    ///
    /// - Parameter shortest: the unit of the data's stretches, which no step is shorter than.
    package static func step(
        over range: ClosedRange<Double>, desiredCount: Int, shortest: Calendar.Component? = nil
    ) -> DateTicks {
        let wanted = max(1, range.upperBound - range.lowerBound) / Double(max(1, desiredCount))
        let least = shortest.map(seconds) ?? 0
        let fitting = steps.filter { $0.seconds >= least * 0.99 }
        return fitting.min { abs(log($0.seconds / wanted)) < abs(log($1.seconds / wanted)) }
            ?? DateTicks(unit: .year, count: 100)
    }

    /// The dates of a step inside the range, at most 1000. Hours are counted from midnight, minutes from the hour and
    /// months from January; days and weeks from the first one.
    package static func dates(
        from start: Date, through end: Date, by unit: Calendar.Component, count: Int, _ calendar: Calendar
    ) -> [Date] {
        let count = max(1, count)
        let around: Calendar.Component? = switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month: .year
        default: nil
        }
        guard var first = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        if let around, count > 1, let outer = calendar.dateInterval(of: around, for: start)?.start {
            let passed = calendar.dateComponents([unit], from: outer, to: first).value(for: unit) ?? 0
            first = calendar.date(byAdding: unit, value: -(passed % count), to: first) ?? first
        } else if unit == .year, count > 1 {
            let year = calendar.component(.year, from: first)
            first = calendar.date(byAdding: .year, value: -(year % count), to: first) ?? first
        } else if first < start, let next = calendar.date(byAdding: unit, value: 1, to: first) {
            first = next
        }
        var dates: [Date] = []
        for index in 0..<1000 {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: first), date <= end else { break }
            if date >= start { dates.append(date) }
        }
        return dates
    }
}
