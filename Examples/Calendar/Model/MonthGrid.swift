import Foundation

/// The days of a month in weeks, as the user's region begins them.
struct MonthGrid {
    struct Week: Identifiable {
        /// The first date of the week, also where it lies in the month before.
        var id: Date
        /// Seven dates; nil for those of another month.
        var days: [Date?]
    }

    let weeks: [Week]
    /// The letters above the columns.
    let weekdaySymbols: [String]

    init(of date: Date, calendar: Calendar) {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols, shift = calendar.firstWeekday - 1
        weekdaySymbols = Array(symbols[shift...] + symbols[..<shift])
        guard let month = calendar.dateInterval(of: .month, for: date) else {
            weeks = []
            return
        }
        var start = calendar.dateInterval(of: .weekOfYear, for: month.start)?.start ?? month.start
        var weeks: [Week] = []
        while start < month.end {
            let days = (0..<7).map { index -> Date? in
                let day = calendar.date(byAdding: .day, value: index, to: start) ?? start
                return month.contains(day) && day < month.end ? day : nil
            }
            weeks.append(Week(id: start, days: days))
            start = calendar.date(byAdding: .day, value: 7, to: start) ?? month.end
        }
        self.weeks = weeks
    }
}
