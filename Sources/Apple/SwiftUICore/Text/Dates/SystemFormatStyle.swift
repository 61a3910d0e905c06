import Foundation

/// The formats in which the system shows moments and distances: stopwatches, timers, offsets, references.
public enum SystemFormatStyle: Sendable {}

extension DateDistance.Unit {
    init?(_ field: Date.ComponentsFormatStyle.Field) {
        switch field {
        case .year: self = .year
        case .month: self = .month
        case .week: self = .week
        case .day: self = .day
        case .hour: self = .hour
        case .minute: self = .minute
        case .second: self = .second
        default: return nil
        }
    }

    static func units(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [Self] {
        let units = fields.compactMap(Self.init)
        return units.isEmpty ? [.second] : units
    }
}

extension DateTextFormat {
    /// The format in the calendar and time zone of the text that is being drawn, in a style's own locale.
    static func current(_ locale: Locale) -> DateTextFormat {
        var environment = EnvironmentValues.current
        environment.locale = locale
        return DateTextFormat(environment)
    }
}

extension SystemFormatStyle {
    /// The distance from an anchor with its sign: `3 minutes, 42 seconds`, `-2 hours`, or `5:32` where only the fields
    /// of a clock are allowed and all of them may be shown.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        let anchor: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - anchor: the date from which offsets count; those before it are negative.
        ///   - maxFieldCount: the most units that are written, at least 1.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, self.allowedFields) = (anchor, allowedFields)
            (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> AttributedString {
            let format = DateTextFormat.current(locale)
            // Only the sign of a number, which languages write with different characters.
            let one = (value < anchor ? -1 : 1).formatted(.number.sign(strategy: sign).locale(locale))
            return AttributedString(one.filter { !$0.isNumber } + distance(value, format))
        }

        private func distance(_ value: Date, _ format: DateTextFormat) -> String {
            let clock: Duration.TimeFormatStyle.Pattern? =
                switch (allowedFields, maxFieldCount) {
                case ([.minute, .second], 2): .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
                case ([.hour, .minute, .second], 3):
                    .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down)
                default: nil
                }
            if let clock {
                let duration = Duration.seconds(abs(value.timeIntervalSince(anchor)))
                return duration.formatted(Duration.TimeFormatStyle(pattern: clock, locale: locale))
            }
            let distance = DateDistance(
                from: anchor, to: value, in: format.calendar, units: DateDistance.Unit.units(allowedFields),
                count: maxFieldCount)
            return format.string(distance, width: .wide, hidesSeconds: format.hidesSeconds)
        }

        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from `anchor`, such as `3 minutes, 42 seconds`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension SystemFormatStyle {
    /// The time since a date, as a stopwatch shows it: `00:03.42`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        let startDate: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        /// - Parameter maxPrecision: the smallest difference that shows.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            (self.startDate, self.showsHours) = (startDate, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> AttributedString {
            let reading = ClockReading(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padding: 2,
                locale: locale)
            return AttributedString(reading.string(.seconds(value.timeIntervalSince(startDate))))
        }

        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-0.01) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(0.01) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since `startDate`, such as `00:03.42`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension SystemFormatStyle {
    /// The time that is left of an interval, or that has passed of it: `4:32`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        /// - Parameter maxPrecision: the smallest difference that shows.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        /// - Parameter maxPrecision: the smallest difference that shows.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            // A timer that has just begun shows all its time, and one that is not over yet no zero.
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            let step: Double = maxPrecision < .seconds(60) ? 1 : maxPrecision < .seconds(3600) ? 60 : 3600
            let shown = countsDown && maxPrecision >= .seconds(1) ? (seconds / step).rounded(.up) * step : seconds
            let reading = ClockReading(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padding: 1,
                locale: locale)
            return AttributedString(reading.string(.seconds(shown)))
        }

        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of `interval`, such as `4:32`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// The time that has passed of `interval`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
