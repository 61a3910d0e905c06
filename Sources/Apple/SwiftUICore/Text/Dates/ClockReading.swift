import Foundation

/// A duration as clocks show it: `1:02:03`, `00:03.42`.
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
        let hasHours = showsHours && duration >= .seconds(3600)
        let fields = max(1, maxFieldCount) - (hasHours ? 3 : 2)
        let digits = fields > 0 ? fractionDigits : 0
        let rounding = FloatingPointRoundingRule.down
        let pattern: Duration.TimeFormatStyle.Pattern
        if hasHours && (fields < 0 || maxPrecision >= .seconds(60)) {
            pattern = .hourMinute(padHourToLength: padding, roundSeconds: rounding)
        } else if hasHours {
            pattern = .hourMinuteSecond(
                padHourToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
        } else {
            pattern = .minuteSecond(
                padMinuteToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: rounding)
        }
        return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
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
