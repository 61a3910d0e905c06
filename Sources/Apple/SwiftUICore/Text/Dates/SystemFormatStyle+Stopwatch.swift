import Foundation

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
