import Foundation

/// Tells the weather of a place from the date alone, as the climate there makes it.
struct Almanac {
    var place: Place
    var calendar = Calendar.current

    func forecast(at date: Date) -> Forecast {
        let start = calendar.dateInterval(of: .hour, for: date)?.start ?? date
        return Forecast(
            place: place, now: hour(date), hours: (1...6).map { hour(start.addingTimeInterval(Double($0) * 3600)) },
            days: (0..<8).compactMap { calendar.date(byAdding: .day, value: $0, to: date) }.map(day))
    }

    private func hour(_ date: Date) -> Forecast.Hour {
        let hour = calendar.component(.hour, from: date), condition = condition(of: number(of: date))
        return Forecast.Hour(
            date: date, temperature: temperature(hour: Double(hour), day: number(of: date)),
            condition: (hour + 1) % 4 == 0 ? condition.softened : condition, isInDaylight: (7..<18).contains(hour))
    }

    private func day(_ date: Date) -> Forecast.Day {
        let number = number(of: date), condition = condition(of: number)
        let chance: Double? =
            switch condition {
            case .rain: 0.6
            case .thunderstorm: 0.8
            case .snow: 0.7
            default: nil
            }
        return Forecast.Day(
            date: date, condition: condition, low: temperature(hour: 3, day: number),
            high: temperature(hour: 15, day: number), chanceOfPrecipitation: chance)
    }

    private func number(of date: Date) -> Int {
        calendar.dateComponents([.day], from: Date(timeIntervalSinceReferenceDate: 0), to: date).day ?? 0
    }

    private func condition(of day: Int) -> Condition {
        climate.conditions[day % climate.conditions.count]
    }

    /// The lowest at 3 in the morning, the highest at 3 in the afternoon.
    private func temperature(hour: Double, day: Int) -> Temperature {
        let drift = [0, 1.4, -0.8, -2.6, 0.6, 2.2, 1][day % 7]
        let turn = cos((hour - 15) / 12 * .pi)
        return Temperature(value: climate.mean + drift + climate.swing * turn, unit: .celsius)
    }

    private var climate: (mean: Double, swing: Double, conditions: [Condition]) {
        switch place {
        case .lisbon: (14, 4, [.clear, .fog, .mostlyClear, .mostlyClear, .clear, .rain, .cloudy, .mostlyClear])
        case .nairobi: (20, 6, [.clear, .mostlyClear, .thunderstorm, .mostlyClear, .clear])
        case .sapporo: (-4, 3, [.cloudy, .snow, .snow, .mostlyClear, .cloudy, .snow])
        case .singapore: (28, 3, [.rain, .thunderstorm, .cloudy, .thunderstorm, .mostlyClear])
        }
    }
}
