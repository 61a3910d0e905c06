import Foundation

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
            let seconds = countsDown
                ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            let shown = countsDown && maxPrecision >= .seconds(1) ? seconds.rounded(.up) : seconds
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
