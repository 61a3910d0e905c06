import Foundation

/// The distance of two instants in a calendar's units, largest first, without those that are zero.
struct DateDistance {
    /// A unit of the calendar, from the largest to the smallest.
    enum Unit: String, CaseIterable {
        case year, month, week, day, hour, minute, second

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfYear
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }
    }

    struct Part {
        var unit: Unit
        var value: Int
    }

    /// At least one; no distance is zero of the smallest unit.
    let parts: [Part]

    init(parts: [Part]) { self.parts = parts }

    /// - Parameters:
    ///   - units: those that are counted in; the rest below the smallest is dropped.
    ///   - count: the most parts that are kept.
    init(from start: Date, to end: Date, in calendar: Calendar, units: [Unit] = Unit.allCases, count: Int) {
        let range = start <= end ? (start, end) : (end, start)
        // Whole seconds, since the calendar would count 59.9 seconds as 59 and a distance should not depend on side.
        let lower = Date(timeIntervalSinceReferenceDate: range.0.timeIntervalSinceReferenceDate.rounded(.down))
        let upper = lower.addingTimeInterval(range.1.timeIntervalSince(range.0).rounded(.down))
        let components = calendar.dateComponents(Set(units.map(\.component)), from: lower, to: upper)
        let found = Unit.allCases.filter(units.contains).compactMap { unit -> Part? in
            let value = components.value(for: unit.component) ?? 0
            return value == 0 ? nil : Part(unit: unit, value: value)
        }
        parts = found.isEmpty
            ? [Part(unit: Unit.allCases.last(where: units.contains) ?? .second, value: 0)]
            : Array(found.prefix(max(1, count)))
    }
}
