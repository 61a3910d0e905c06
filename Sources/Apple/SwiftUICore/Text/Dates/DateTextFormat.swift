import Foundation
import ICU

/// The strings of `Text`'s date styles in a locale, calendar and time zone.
struct DateTextFormat {
    let locale: Locale
    let calendar: Calendar
    private let timeZone: TimeZone
    /// An always-on display is refreshed once a minute, and shows no seconds.
    let hidesSeconds: Bool

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        timeZone = environment.timeZone
        hidesSeconds = environment.isLuminanceReduced
        var calendar = environment.calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.calendar = calendar
    }

    private func style(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// 9:41 AM; 08:05 where hours have two digits.
    func time(_ date: Date) -> String {
        ShortTime.string(
            date.timeIntervalSince1970, locale: locale.identifier, timeZone: timeZone.identifier)
            ?? style(date: .omitted, time: .shortened).format(date)
    }

    /// June 3, 2019
    func date(_ date: Date) -> String { style(date: .long, time: .omitted).format(date) }

    /// June 3, 2019 at 9:41 AM
    func dateAndTime(_ date: Date) -> String { style(date: .long, time: .shortened).format(date) }

    /// 9:30 – 2:45 PM, or with dates where the days differ.
    func range(_ range: ClosedRange<Date>) -> String {
        let sameDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let style = Date.IntervalFormatStyle(
            date: sameDay ? .omitted : .long, time: .shortened, locale: locale, calendar: calendar,
            timeZone: timeZone)
        guard range.lowerBound < range.upperBound else { return time(range.lowerBound) }
        return style.format(range.lowerBound..<range.upperBound)
    }

    /// 11 min, 14 sec; 2 hr, 23 min: the two largest units of the distance.
    func relative(_ date: Date, now: Date) -> String {
        string(
            DateDistance(from: now, to: date, in: calendar, count: 2), width: .abbreviated, hidesSeconds: hidesSeconds)
    }

    /// +2 hours; −3 minutes: the largest unit, with the sign of the time that has passed.
    func offset(_ date: Date, now: Date) -> String {
        let distance = DateDistance(from: now, to: date, in: calendar, count: 1)
        return (now < date ? "\u{2212}" : "+") + string(distance, width: .wide, hidesSeconds: hidesSeconds)
    }

    /// 2:32, 1:23:45; without hours the minutes run on.
    func timer(seconds: TimeInterval, showsHours: Bool) -> String {
        let duration = Duration.seconds(max(0, seconds))
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        let text = duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
        return hidesSeconds ? Self.dashed(text) : text
    }
}

extension DateTextFormat {
    /// How much of a unit's name is written: `3 minutes` or `3 min`.
    enum UnitWidth: String {
        case wide = "full-name"
        case abbreviated = "short"
    }

    /// 11 min, 14 sec: the parts of a distance in the language's words.
    /// - Parameter hidesSeconds: whether dashes stand for seconds, as on a display that is refreshed once a minute.
    func string(_ distance: DateDistance, width: UnitWidth, hidesSeconds: Bool = false) -> String {
        let parts = distance.parts.map { part in
            let skeleton = "measure-unit/duration-\(part.unit.rawValue) unit-width-\(width.rawValue)"
            let text =
                NumberSkeleton.string(Double(part.value), skeleton: skeleton, locale: locale.identifier)
                ?? "\(part.value) \(part.unit.rawValue)"
            return hidesSeconds && part.unit == .second ? Self.dashed(text) : text
        }
        return ListPattern.string(
            parts, kind: .units, width: width == .wide ? .wide : .short, locale: locale.identifier)
            ?? parts.joined(separator: ", ")
    }

    /// The text with two dashes in place of its last number (apple-metrics §5).
    static func dashed(_ text: String) -> String {
        guard let last = text.lastIndex(where: \.isNumber) else { return text }
        var first = last
        while first > text.startIndex, text[text.index(before: first)].isNumber { first = text.index(before: first) }
        return text.replacingCharacters(in: first...last, with: "\u{2212}\u{2212}")
    }
}
