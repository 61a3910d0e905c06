import Foundation
import SwiftUICore

/// The words of axis labels.
enum AxisLabelFormat {
    static func of<Format: FormatStyle>(_ format: Format) -> (_PlotValue) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { value in Format.FormatInput(plotValue: value).map(format.format) }
    }

    /// How many digits after the point numbers need, six at most.
    static func digits(_ values: [_PlotValue]) -> Int {
        let numbers = values.compactMap(\.scalar)
        return (0..<6).first { digits in
            let factor = pow(10, Double(digits))
            return numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-6 * factor }
        } ?? 6
    }

    /// What a label says where the source does not.
    ///
    /// - Parameters:
    ///   - unit: the step's unit, of dates.
    ///   - digits: after the point, the same for all numbers of the axis but zero, which has none.
    static func usual(
        _ value: _PlotValue, unit: Calendar.Component?, digits: Int, _ environment: EnvironmentValues
    ) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            let length = number == 0 ? 0 : digits
            return number.formatted(.number.precision(.fractionLength(length)).locale(environment.locale))
        case .date(let date):
            var style = Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            style = switch unit {
            case .second: style.hour().minute().second()
            case .minute: style.hour().minute()
            case .hour: style.hour()
            case .month, .quarter: style.month(.abbreviated)
            case .year, .yearForWeekOfYear: style.year()
            default: style.month(.abbreviated).day()
            }
            return style.format(date)
        }
    }
}
