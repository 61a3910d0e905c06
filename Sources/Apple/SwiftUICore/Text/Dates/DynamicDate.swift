import Foundation

/// A date or a range that text shows relative to the present, which in a picture is the frozen clock.
package enum DynamicDate: Equatable {
    case date(Date, Text.DateStyle)
    case range(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Whether the string depends on the present.
    var changesWithTime: Bool {
        switch self {
        case .date(_, let style): style != .time && style != .date
        case .range: false
        case .timer: true
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        let format = DateTextFormat(environment)
        switch self {
        case .date(let date, let style):
            return switch style.kind {
            case .time: format.time(date)
            case .date: format.date(date)
            case .relative: format.relative(date, now: Date())
            case .offset: format.offset(date, now: Date())
            case .timer: timer(abs(date.timeIntervalSince(Date())).rounded(.down), true, format, environment)
            }
        case .range(let range):
            return format.range(range)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let now = min(max(pauseTime ?? Date(), interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(now).rounded(.up)
                : now.timeIntervalSince(interval.lowerBound).rounded(.down)
            return timer(seconds, showsHours, format, environment)
        }
    }

    private func timer(
        _ seconds: TimeInterval, _ showsHours: Bool, _ format: DateTextFormat, _ environment: EnvironmentValues
    ) -> String {
        environment.isSpoken
            ? format.spokenTimer(seconds: seconds, showsHours: showsHours)
            : format.timer(seconds: seconds, showsHours: showsHours)
    }
}

extension Text {
    /// The form in which a date is shown.
    public struct DateStyle: Hashable, Sendable, Codable {
        package enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        package let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) { self.init(.dynamic(.date(date, style))) }

    public init(_ dates: ClosedRange<Date>) { self.init(.dynamic(.range(dates))) }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .dynamic(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A duration as clocks show it: `1:02:03`, `00:03.42`; in words where no seconds are shown.
struct ClockReading {
    var showsHours: Bool
    /// The most units that are written, from 1 for the largest alone; fractions of a second count as one.
    var maxFieldCount: Int
    /// The smallest difference that shows.
    var maxPrecision: Duration
    /// Digits of the first unit.
    var padding: Int
    var locale: Locale

    func string(_ duration: Duration) -> String {
        let duration = max(duration, .zero)
        guard maxPrecision < .seconds(60) else { return words(duration) }
        let hasHours = showsHours && duration >= .seconds(3600)
        let fields = max(1, maxFieldCount) - (hasHours ? 3 : 2)
        let digits = fields > 0 ? fractionDigits : 0
        let rounding = FloatingPointRoundingRule.down
        let pattern: Duration.TimeFormatStyle.Pattern
        if hasHours && fields < 0 {
            pattern = .hourMinute(padHourToLength: 1, roundSeconds: rounding)
        } else if hasHours {
            pattern = .hourMinuteSecond(
                padHourToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
        } else {
            pattern = .minuteSecond(
                padMinuteToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
        }
        return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }

    /// `1 hour, 23 minutes`: a clock without seconds would look like one with them.
    private func words(_ duration: Duration) -> String {
        let minutes = Int(duration.components.seconds / 60), hours = showsHours ? minutes / 60 : 0
        let all: [DateDistance.Part] =
            showsHours && maxPrecision >= .seconds(3600)
            ? [.init(unit: .hour, value: hours)]
            : [.init(unit: .hour, value: hours), .init(unit: .minute, value: minutes - hours * 60)]
        let shown = all.filter { $0.value != 0 }.prefix(max(1, maxFieldCount))
        return DateTextFormat.current(locale).string(
            DateDistance(parts: shown.isEmpty ? all.suffix(1) : Array(shown)), width: .wide)
    }

    /// 0 for seconds, 1 for tenths, 2 for hundredths.
    private var fractionDigits: Int {
        var digits = 0
        var step = Duration.seconds(1)
        while step > maxPrecision, digits < 3 {
            step /= 10
            digits += 1
        }
        return digits
    }
}

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
        parts =
            found.isEmpty
            ? [Part(unit: Unit.allCases.last(where: units.contains) ?? .second, value: 0)]
            : Array(found.prefix(max(1, count)))
    }
}
