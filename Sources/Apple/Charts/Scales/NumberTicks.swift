import Foundation

/// Round numbers on an axis.
package enum NumberTicks {
    /// 1, 2 or 5 times a power of ten, such that about `desiredCount` steps fill the range; the thresholds are the
    /// geometric means that d3 and Vega use.
    package static func step(
        over range: ClosedRange<Double>, desiredCount: Int, minimumStride: Double? = nil
    ) -> Double {
        let span = range.upperBound - range.lowerBound
        guard span > 0, span.isFinite else { return max(minimumStride ?? 0, 1) }
        let raw = span / Double(max(1, desiredCount))
        let magnitude = pow(10, log10(raw).rounded(.down))
        let rest = raw / magnitude
        let squared = rest * rest
        let factor: Double = squared >= 50 ? 10 : squared >= 10 ? 5 : squared >= 2 ? 2 : 1
        return max(factor * magnitude, minimumStride ?? 0)
    }

    /// The shortest step of that kind that divides the range, up to the next multiples, into so many parts at most.
    ///
    /// With four parts it is the step of every axis that home-assistant/iOS's pictures of its energy widget show, in
    /// plots from 41 to 216 points high.
    package static func step(
        over range: ClosedRange<Double>, atMost parts: Int, minimumStride: Double? = nil
    ) -> Double {
        let span = range.upperBound - range.lowerBound
        guard span > 0, span.isFinite else { return max(minimumStride ?? 0, 1) }
        let exponent = log10(span).rounded(.down) - 1
        for power in [exponent, exponent + 1, exponent + 2] {
            for factor in [1.0, 2, 5] {
                let step = max(factor * pow(10, power), minimumStride ?? 0)
                let rounded = rounded(range, step: step)
                if (rounded.upperBound - rounded.lowerBound) / step < Double(max(1, parts)) + 0.5 { return step }
            }
        }
        return max(pow(10, exponent + 3), minimumStride ?? 0)
    }

    /// The step of that kind whose multiples, from the one before the range to the one behind it, come nearest in number
    /// to so many; of two, the one that d3 takes.
    ///
    /// In pictures of jordibruin/Swift-Charts-Examples, 3 are wanted of 0 to 28,000 and there are 0, 20,000 and 40,000; 12
    /// are wanted of 0 to 2.5 and the axis ends at 2.6.
    package static func step(
        over range: ClosedRange<Double>, marks: Int, minimumStride: Double? = nil
    ) -> Double {
        let usual = step(over: range, desiredCount: marks, minimumStride: minimumStride)
        let exponent = log10(usual).rounded(.down)
        func distance(_ step: Double) -> Double {
            let whole = rounded(range, step: step)
            return abs((whole.upperBound - whole.lowerBound) / step + 1 - Double(marks))
        }
        let others = [exponent - 1, exponent, exponent + 1].flatMap { power in
            [1.0, 2, 5].map { max($0 * pow(10, power), minimumStride ?? 0) }
        }
        return others.reduce(usual) { distance($1) < distance($0) - 1e-6 ? $1 : $0 }
    }

    /// The multiples of `step` inside the range, at most 1000.
    package static func values(over range: ClosedRange<Double>, step: Double) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        // A bound that is a multiple but for rounding counts.
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first.isFinite, last.isFinite, first <= last, last - first < 1000 else { return [] }
        return Array(stride(from: first, through: last, by: 1)).map { rounded($0 * step, step) }
    }

    /// The range up to the next multiples of `step`.
    package static func rounded(_ range: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
        let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step
        let upper = (range.upperBound / step - 1e-9).rounded(.up) * step
        guard lower.isFinite, upper.isFinite, lower <= upper else { return range }
        return rounded(lower, step)...rounded(upper, step)
    }

    /// 0.30000000000000004 is 0.3.
    private static func rounded(_ value: Double, _ step: Double) -> Double {
        let digits = max(0, min(15, 2 - Int(log10(step).rounded(.down))))
        let factor = pow(10, Double(digits))
        let result = (value * factor).rounded() / factor
        // Zero has no sign.
        return (result.isFinite ? result : value) + 0
    }

    /// Powers of ten, and 2 and 5 times these where there are few.
    static func logarithmic(over range: ClosedRange<Double>) -> [Double] {
        guard range.lowerBound > 0 else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.down)), last = Int(log10(range.upperBound).rounded(.up))
        guard first <= last, last - first < 300 else { return [] }
        let factors: [Double] = last - first > 2 ? [1] : [1, 2, 5]
        var values: [Double] = []
        for exponent in first...last {
            let power = pow(10, Double(exponent))
            for factor in factors { values.append(factor * power) }
        }
        let least = range.lowerBound * (1 - 1e-9), greatest = range.upperBound * (1 + 1e-9)
        return values.filter { $0 >= least && $0 <= greatest }
    }
}

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
        (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100])
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
        let around: Calendar.Component? =
            switch unit {
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
