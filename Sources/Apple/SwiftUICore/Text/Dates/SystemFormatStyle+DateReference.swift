import Foundation
import ICU

extension SystemFormatStyle {
    /// A date as it is spoken of from the present: `in 5 minutes` while it is near, the date itself from afar.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let thresholdField: Date.ComponentsFormatStyle.Field
        var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - date: what is spoken of; the value that is formatted is the present.
        ///   - thresholdField: from one of this unit on the date itself is written.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) {
            (self.date, self.allowedFields) = (date, allowedFields)
            (self.maxFieldCount, self.thresholdField) = (maxFieldCount, thresholdField)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> AttributedString {
            let format = DateTextFormat.current(locale)
            let distance = DateDistance(
                from: value, to: date, in: format.calendar, units: DateDistance.Unit.units(allowedFields),
                count: maxFieldCount)
            let first = distance.parts[0]
            let order = DateDistance.Unit.allCases
            let threshold = DateDistance.Unit(thresholdField).flatMap { order.firstIndex(of: $0) } ?? 0
            guard let place = order.firstIndex(of: first.unit), place > threshold || first.value == 0 else {
                return AttributedString(format.dateAndTime(date))
            }
            return AttributedString(phrase(distance, isPast: date < value, format))
        }

        /// `in 5 minutes, 30 seconds`: the language's phrase for the largest unit, with all units in its place.
        private func phrase(_ distance: DateDistance, isPast: Bool, _ format: DateTextFormat) -> String {
            let first = distance.parts[0]
            let all = format.string(distance, width: .wide)
            let unit = RelativeWords.Unit(first.unit)
            let offset = isPast ? -Double(first.value) : Double(first.value)
            guard
                let relative = RelativeWords.string(
                    offset, unit, width: .long, position: .any, prefersNames: false, locale: locale.identifier)
            else { return all }
            guard distance.parts.count > 1 else { return relative }
            let one = format.string(DateDistance(parts: [first]), width: .wide)
            // Where a case ending keeps the unit from being found, the largest unit alone is said.
            return relative.replacingOccurrences(of: one, with: all)
        }

        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// `date` as it is spoken of from the present, such as `in 5 minutes`.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension RelativeWords.Unit {
    fileprivate init(_ unit: DateDistance.Unit) {
        switch unit {
        case .year: self = .year
        case .month: self = .month
        case .week: self = .week
        case .day: self = .day
        case .hour: self = .hour
        case .minute: self = .minute
        case .second: self = .second
        }
    }
}
