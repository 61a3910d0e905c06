import Foundation
import FoundationCompat
import Testing

/// `doesRelativeDateFormatting`, in CLDR's words; `Today` begins with a capital where nothing else is asked for.
struct DateFormatterTests {
    private static func formatter(_ locale: String = "en_US", time: DateFormatter.Style = .short) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: "Europe/Vienna")
        (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
        formatter.doesRelativeDateFormatting = true
        return formatter
    }

    /// What is written of 9:41 in the morning, so many days from today, with plain spaces.
    private static func morning(_ days: Int, _ write: (Date) -> String?) -> String? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Vienna") ?? calendar.timeZone
        return calendar.date(bySettingHour: 9, minute: 41, second: 0, of: Date())
            .flatMap { calendar.date(byAdding: .day, value: days, to: $0) }
            .flatMap(write)?.replacing("\u{202F}", with: " ")
    }

    private static let names = [
        ("en_US", ["Yesterday at 9:41 AM", "Today at 9:41 AM", "Tomorrow at 9:41 AM"]),
        ("de_DE", ["Gestern, 09:41", "Heute, 09:41", "Morgen, 09:41"]),
        ("fr_FR", ["Hier à 09:41", "Aujourd’hui à 09:41", "Demain à 09:41"]),
        ("ja_JP", ["昨日 9:41", "今日 9:41", "明日 9:41"])
    ]

    /// In a process of its own, as are the others that ask for today: tests beside them set the clock.
    @Test func daysNearbyHaveNames() async {
        await #expect(processExitsWith: .success) {
            for (locale, texts) in Self.names {
                let formatter = Self.formatter(locale)
                for (days, text) in zip(-1...1, texts) {
                    #expect(Self.morning(days, formatter.string(from:)) == text)
                    #expect(Self.morning(days) { formatter.string(for: $0) } == text)
                }
            }
        }
    }

    @Test func otherDaysAreDates() async {
        await #expect(processExitsWith: .success) {
            let usual = Self.formatter(time: .none), formatter = Self.formatter(time: .none)
            usual.doesRelativeDateFormatting = false
            #expect(
                Self.morning(40) { formatter.string(from: $0) == usual.string(from: $0) ? "same" : "other" } == "same")
            #expect(Self.morning(1, formatter.string(from:)) == "Tomorrow")
        }
    }

    @Test func contextsDecideAboutCapitals() async {
        await #expect(processExitsWith: .success) {
            let formatter = Self.formatter(time: .none)
            formatter.formattingContext = .middleOfSentence
            #expect(Self.morning(0, formatter.string(from:)) == "today")
        }
    }

    /// What has a format of its own is written in that.
    @Test func formatsGoBeforeNames() async {
        await #expect(processExitsWith: .success) {
            let formatter = Self.formatter()
            formatter.dateFormat = "yyyy"
            #expect(Self.morning(0, formatter.string(from:))?.count == 4)
        }
    }

    @Test func formattersOfMeasurementsAreChangedInPlace() {
        let formatter = MeasurementFormatter(), warm = Measurement(value: 20.6, unit: UnitTemperature.celsius)
        formatter.numberFormatter.maximumFractionDigits = 0
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: warm) == "69°F")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitTemperature.celsius)).hasPrefix("1.23"))
    }

    @Test func amountsOfTimeHavePhrases() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 3720) == "1 hour, 2 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 3720) == "About 1 hour, 2 minutes remaining")
        formatter.calendar?.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: 3720) == "1 Stunde und 2 Minuten")
    }
}
