import Foundation

extension Date {
    /// Says how much time lies between two dates: “2 hours, 5 minutes”. What is compiled for a widget calls it
    /// `Date.ComponentsFormatStyle`, of which this Foundation has the name and nothing else.
    public struct _RangeComponentsStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// How long the words for units are.
        public enum Style: String, Codable, Hashable, Sendable {
            case wide, abbreviated, condensedAbbreviated, narrow, spellOut
        }

        /// A unit from years to seconds.
        public typealias Field = Date.ComponentsFormatStyle.Field

        public var style: Style
        public var fields: Set<Field>?
        public var locale: Locale
        public var calendar: Calendar
        fileprivate var isClock = false

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            self.style = style
            self.locale = locale
            self.calendar = calendar
            self.fields = fields
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// Units whose number is 0 are left out; where all are, the smallest stays.
        public func format(_ value: Range<Date>) -> String {
            guard !isClock else {
                let seconds = Duration.seconds(value.upperBound.timeIntervalSince(value.lowerBound))
                return Duration.TimeFormatStyle(
                    pattern: seconds < .seconds(3600) ? .minuteSecond : .hourMinuteSecond, locale: locale
                ).format(seconds)
            }
            let components = Self.units.filter { fields?.contains($0.field) ?? true }.map(\.component)
            let distance = calendar.dateComponents(Set(components), from: value.lowerBound, to: value.upperBound)
            let amounts = components.map { (value: Double(distance.value(for: $0) ?? 0), component: $0) }
            let shown = amounts.filter { $0.value != 0 }
            return UnitWords(style: words, locale: locale).string(shown.isEmpty ? Array(amounts.suffix(1)) : shown)
        }

        /// From the largest.
        private static let units: [(field: Field, component: Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second)
        ]

        private var words: UnitWords.Style {
            switch style {
            case .wide: .full
            case .abbreviated: .short
            case .narrow: .brief
            case .condensedAbbreviated: .abbreviated
            case .spellOut: .spellOut
            }
        }
    }
}

/// A text may follow it as time goes by, by the second.
extension Date._RangeComponentsStyle: DiscreteFormatStyle {
    public func discreteInput(before input: Range<Date>) -> Range<Date>? { moved(input, by: -1) }
    public func discreteInput(after input: Range<Date>) -> Range<Date>? { moved(input, by: 1) }
    public func input(before input: Range<Date>) -> Range<Date>? { moved(input, by: -1) }
    public func input(after input: Range<Date>) -> Range<Date>? { moved(input, by: 1) }

    private func moved(_ input: Range<Date>, by seconds: TimeInterval) -> Range<Date>? {
        let end = input.upperBound.addingTimeInterval(seconds)
        return end < input.lowerBound ? nil : input.lowerBound..<end
    }
}

extension FormatStyle where Self == Date._RangeComponentsStyle {
    public static func components(style: Self.Style, fields: Set<Self.Field>? = nil) -> Self {
        Self(style: style, fields: fields)
    }

    /// As a clock counts: `1:23:45`.
    public static var timeDuration: Self {
        var style = Self(style: .abbreviated)
        style.isClock = true
        return style
    }
}
