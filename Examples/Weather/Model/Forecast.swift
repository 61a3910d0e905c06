import Foundation

typealias Temperature = Measurement<UnitTemperature>

/// The weather of a place, now and in what follows.
struct Forecast: Sendable {
    struct Hour: Identifiable, Sendable {
        var date: Date
        var temperature: Temperature
        var condition: Condition
        var isInDaylight: Bool

        var id: Date { date }
    }

    struct Day: Identifiable, Sendable {
        var date: Date
        var condition: Condition
        var low: Temperature
        var high: Temperature
        /// From 0 to 1; nil where rain and snow are unlikely.
        var chanceOfPrecipitation: Double?

        var id: Date { date }
    }

    var place: Place
    var now: Hour
    var hours: [Hour]
    /// Today, and the days after it.
    var days: [Day]

    var today: Day { days[0] }

    /// The lowest and the highest temperature of all days, in degrees Celsius.
    var range: ClosedRange<Double> {
        let lows = days.map(\.low.value), highs = days.map(\.high.value)
        return lows.min()!...highs.max()!
    }
}
