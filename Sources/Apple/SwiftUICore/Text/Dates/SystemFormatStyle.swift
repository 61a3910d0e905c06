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
