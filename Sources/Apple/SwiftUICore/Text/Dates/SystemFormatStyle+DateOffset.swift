import Foundation

extension SystemFormatStyle {
    /// The distance from an anchor with its sign: `3 minutes, 42 seconds`, `-2 hours`.
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
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
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
            let distance = DateDistance(
                from: anchor, to: value, in: format.calendar, units: DateDistance.Unit.units(allowedFields),
                count: maxFieldCount)
            // Only the sign of a number, which languages write with different characters.
            let one = (value < anchor ? -1 : 1).formatted(.number.sign(strategy: sign).locale(locale))
            return AttributedString(
                one.filter { !$0.isNumber } + format.string(distance, width: .wide, hidesSeconds: format.hidesSeconds))
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
