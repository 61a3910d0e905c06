import Foundation

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

    /// 9:41 AM
    func time(_ date: Date) -> String { style(date: .omitted, time: .shortened).format(date) }

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
