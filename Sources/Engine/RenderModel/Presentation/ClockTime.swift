import Foundation

/// Instants as the command line and the manifest write them.
package enum ClockTime {
    /// 2026-01-01 at 9:41, the time that Apple's own pictures show, in that zone.
    package static func defaultInstant(in zone: TimeZone) -> Date {
        instant("2026-01-01T09:41", in: zone)!
    }

    /// Years in which the clock can stand: nanoseconds since 1970 reach to 2262, and waits are told from uptimes by
    /// their size.
    package static let years = 1990...2200

    /// ISO 8601: a date, or a date and a time of day with or without seconds and fraction, with a zone (`Z`,
    /// `+02:00`) or without one, which then is `zone`. Nil for anything else, for days that do not exist and outside
    /// `years`.
    package static func instant(_ text: String, in zone: TimeZone) -> Date? {
        let pattern = #/(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?/#
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
        let components = DateComponents(
            year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
            minute: number(match.5), second: number(match.6))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = match.8.map(offset) ?? zone
        guard let date = calendar.date(from: components) else { return nil }
        // Calendars roll 30 February over to March; a user who writes that has made a slip. The hour is not
        // compared: where summer time starts, 2:30 does not exist and rolling over is right.
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        guard found.year == components.year, found.month == components.month, found.day == components.day,
            years.contains(components.year!), number(match.4) < 24, number(match.5) < 60, number(match.6) < 60
        else { return nil }
        return date.addingTimeInterval(match.7.flatMap { Double("0" + $0) } ?? 0)
    }

    /// What is wrong with a text that is not an instant, and what to write instead.
    ///
    /// - Parameter example: an instant without a zone.
    package static func problem(_ text: String, example: String) -> String {
        let year = text.prefixMatch(of: #/([+-]?\d{1,9})-\d{2}-\d{2}/#).flatMap { Int($0.1) }
        if let year, !years.contains(year) {
            return
                "the year must be from \(years.lowerBound) to \(years.upperBound); use a date "
                + "such as \(example)"
        }
        return "use a date such as \(example) or \(example):00Z"
    }

    /// ISO 8601 in UTC, with milliseconds where the instant has any.
    package static func text(_ date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        let whole = Date(timeIntervalSince1970: milliseconds / 1000)
        let fractional = milliseconds.truncatingRemainder(dividingBy: 1000) != 0
        return whole.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fractional))
    }

    private static func offset(_ text: Substring) -> TimeZone {
        guard text != "Z" else { return .gmt }
        let digits = text.filter(\.isNumber)
        let seconds = (Int(digits.prefix(2)) ?? 0) * 3600 + (Int(digits.suffix(2)) ?? 0) * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds) ?? .gmt
    }
}
