import Foundation
import FoundationCompat
import Testing

/// What Foundation's formatters write, in the words of CLDR. Strings in English are the examples of Apple's
/// documentation of each class unless another source is named; the others are CLDR 46's, of which ICU 76 is made.
struct FormatterTests {
    private static let locales = ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_Hans_CN", "ar_EG"]

    /// One string for each of `locales`. No-break spaces, which ICU puts before units, are written as plain ones.
    private func check(
        _ expected: [String], _ string: (Locale) -> String?, _ location: SourceLocation = #_sourceLocation
    ) {
        for (identifier, expected) in zip(Self.locales, expected) {
            let actual = string(Locale(identifier: identifier))?
                .replacing(#/[\u{A0}\u{202F}]/#, with: " ").replacing(#/[\u{200F}\u{2068}\u{2069}]/#, with: "")
            #expect(actual == expected, "\(identifier)", sourceLocation: location)
        }
    }

    @Test("Amounts of data are written as counts of bytes")
    func amountsOfData() {
        let amount = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
        let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
            style: .decimal, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false)
        check(["1.5 GB", "1,5 GB", "1,5 Go"]) { amount.formatted(style.locale($0)) }
        let bits = Measurement(value: 800, unit: UnitInformationStorage.bits)
        #expect(bits.formatted(.byteCount(style: .memory)) == "100 bytes")
    }

    private func relative(
        _ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.UnitsStyle = .full, named: Bool = false
    ) -> (Locale) -> String? {
        { locale in
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = locale
            formatter.unitsStyle = style
            formatter.dateTimeStyle = named ? .named : .numeric
            return formatter.localizedString(fromTimeInterval: seconds)
        }
    }

    @Test func namesAreDividedAsTheirLanguageOrdersThem() throws {
        let formatter = _PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        func parts(_ name: String) -> [String?] {
            let parts = formatter.personNameComponents(from: name)
            return [parts?.givenName, parts?.middleName, parts?.familyName]
        }
        #expect(parts("Ann Lee") == ["Ann", nil, "Lee"] && parts("Ann Mary  Lee") == ["Ann", "Mary", "Lee"])
        #expect(parts("Ann") == ["Ann", nil, nil] && parts("김 민수") == ["민수", nil, "김"])
        #expect(formatter.personNameComponents(from: " ") == nil)
        #expect(try PersonNameComponents("Ada Lovelace").familyName == "Lovelace")
        #expect(throws: CocoaError.self) { try PersonNameComponents("") }
    }

    @Test func distancesInTime() {
        check(
            ["3 hours ago", "vor 3 Stunden", "il y a 3 heures", "hace 3 horas", "3 時間前", "3小时前", "قبل ٣ ساعات"],
            relative(-3 * 3600))
        check(
            ["in 2 days", "in 2 Tagen", "dans 2 jours", "dentro de 2 días", "2 日後", "2天后", "خلال يومين"],
            relative(2 * 86_400))
        check(
            ["yesterday", "gestern", "hier", "ayer", "昨日", "昨天", "أمس"], relative(-86_400, named: true))
        check(
            ["3 hr. ago", "vor 3 Std.", "il y a 3 h", "hace 3 h", "3 時間前", "3小时前", "قبل ٣ ساعات"],
            relative(-3 * 3600, .short))
        check(
            ["three hours ago", "vor drei Stunden", "il y a trois heures", "hace tres horas"],
            relative(-3 * 3600, .spellOut))
        check(["now", "jetzt", "maintenant", "ahora", "今", "现在", "الآن"], relative(0, named: true))
    }

    @Test func aDistanceIsToldInItsLargestUnit() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -5_400) == "1 hour ago")
        #expect(formatter.localizedString(from: DateComponents(month: -2, day: -3)) == "2 months ago")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "in 1 week")
        #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    private func amount(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ change: @escaping (DateComponentsFormatter) -> Void = { _ in }
    ) -> (Locale) -> String? {
        { locale in
            let formatter = DateComponentsFormatter()
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.unitsStyle = style
            change(formatter)
            return formatter.string(from: seconds)
        }
    }

    /// Apple's UnitsStyle: 1:10:00, 1h 10m, 1hr 10min, 1 hr, 10 min, 1 hour, 10 minutes, one hour, ten minutes.
    @Test func amountsOfTime() {
        check(["1:10:00", "1:10:00", "1:10:00", "1:10:00", "1:10:00", "1:10:00", "١:١٠:٠٠"], amount(4200, .positional))
        check(
            ["1h 10m", "1h 10min", "1h 10min", "1 h 10 min", "1時間10分", "1小时10分钟", "١س ١٠د"], amount(4200, .abbreviated))
        check(["1hr 10min"], amount(4200, .brief))
        check(
            ["1 hr, 10 min", "1 Std., 10 Min.", "1 h et 10 min", "1 h y 10 min", "1時間 10分", "1小时10分钟"],
            amount(4200, .short))
        check(
            [
                "1 hour, 10 minutes", "1 Stunde und 10 Minuten", "1 heure et 10 minutes", "1 hora y 10 minutos",
                "1時間 10分", "1小时10分钟", "ساعة و١٠ دقائق"
            ], amount(4200, .full))
        check(
            [
                "one hour, ten minutes", "eine Stunde und zehn Minuten", "une heure et dix minutes",
                "una hora y diez minutos"
            ],
            amount(4200, .spellOut))
    }

    /// Apple's ZeroFormattingBehavior: 1:00:10 and 1h 10s by default, 10m 0s with leading zeros dropped.
    @Test func zeros() {
        check(["1:00:10"], amount(3610, .positional))
        check(["1h 10s"], amount(3610, .abbreviated))
        check(["10m 0s"], amount(600, .abbreviated) { $0.zeroFormattingBehavior = .dropLeading })
        check(
            ["00:01:05"],
            amount(65, .positional) {
                $0.allowedUnits = [.hour, .minute, .second]
                $0.zeroFormattingBehavior = .pad
            })
        check(
            ["05:09"],
            amount(309, .positional) {
                $0.allowedUnits = [.minute, .second]
                $0.zeroFormattingBehavior = .pad
            })
        check(["0 seconds"], amount(0, .full))
        check(["2 days"], amount(2 * 86_400 + 7200, .full) { $0.maximumUnitCount = 1 })
        check(["26 hours"], amount(26 * 3600, .full) { $0.allowedUnits = [.hour, .minute] })
        check(["63 sec"], amount(63, .short) { $0.collapsesLargestUnit = true })
        check(["-5 minutes"], amount(-300, .full))
    }

    @Test("measured-2026-11 M6: kilometres per hour are km/hr in short American English, and km/h elsewhere")
    func kilometersPerHour() {
        let speed = Measurement(value: 80, unit: UnitSpeed.kilometersPerHour)
        func text(_ locale: String, _ style: Formatter.UnitStyle) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = Locale(identifier: locale)
            formatter.unitStyle = style
            formatter.unitOptions = .providedUnit
            return formatter.string(from: speed) + ", " + formatter.string(from: speed.unit)
        }
        #expect(text("en_US", .short) == "80km/hr, km/hr")
        #expect(text("en_GB", .short).hasSuffix("km/h"))
        #expect(text("de_DE", .short).hasSuffix("km/h"))
        #expect(text("en_US", .long) == "80 kilometers per hour, kilometers per hour")
    }

    @Test func measurements() {
        func measured(
            _ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle = .medium,
            _ options: MeasurementFormatter.UnitOptions = []
        ) -> (Locale) -> String? {
            { locale in
                let formatter = MeasurementFormatter()
                formatter.locale = locale
                formatter.unitStyle = style
                formatter.unitOptions = options
                return formatter.string(from: Measurement(value: value, unit: unit))
            }
        }
        let length = UnitLength.kilometers
        check(["3.107 mi", "5 km", "5 km", "5 km", "5 km", "5公里", "٥ كم"], measured(5, length))
        check(["5 km", "5 km"], measured(5, length, .medium, .providedUnit))
        check(["5km", "5 km", "5 km"], measured(5, length, .short, .providedUnit))
        check(
            ["5 kilometers", "5 Kilometer", "5 kilomètres", "5 kilómetros", "5キロメートル", "5公里", "٥ كيلومترات"],
            measured(5, length, .long, .providedUnit))
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberFormatter.maximumFractionDigits = 0
        let noDigits = NumberFormatter()
        noDigits.maximumFractionDigits = 0
        formatter.numberFormatter = noDigits
        #expect(formatter.string(from: Measurement(value: 21.4, unit: UnitTemperature.celsius)) == "71°F")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "coins"))) == "2 coins")
    }

    /// The examples on the pages of Measurement.FormatStyle, its usage, and FormatStyle.measurement(width:…).
    @Test func measurementStyles() {
        let warm = Measurement(value: 38, unit: UnitTemperature.celsius)
        let body = Measurement(value: 36.8, unit: UnitTemperature.celsius)
        let far = Measurement(value: 36, unit: UnitLength.miles)
        check(["100°F", "38 °C", "38 °C", "38°C", "38°C", "38°C", "٣٨°م"]) {
            warm.formatted(.measurement(width: .abbreviated).locale($0))
        }
        check(["100 degrees Fahrenheit", "38 Grad Celsius", "38 degrés Celsius", "38 grados Celsius", "摂氏38度"]) {
            warm.formatted(.measurement(width: .wide).locale($0))
        }
        check(["98°F"]) { body.formatted(.measurement(width: .abbreviated).locale($0)) }
        check(["36.8°C"]) { body.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale($0)) }
        check(["36 miles", "58 Kilometer", "58 kilomètres"]) {
            far.formatted(.measurement(width: .wide, usage: .road).locale($0))
        }
        check(["1,000km"]) {
            Measurement(value: 1000, unit: UnitLength.kilometers)
                .formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number).locale($0))
        }
        check(["98°", "37°"]) {
            body.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale($0))
        }
    }

    @Test func lists() {
        func list(_ items: [String]) -> (Locale) -> String? {
            { locale in
                let formatter = ListFormatter()
                formatter.locale = locale
                return formatter.string(from: items)
            }
        }
        check(
            ["a, b, and c", "a, b und c", "a, b et c", "a, b y c", "a、b、c", "a、b和c", "a وb وc"], list(["a", "b", "c"]))
        check(["a and b", "a und b"], list(["a", "b"]))
        check(["a"], list(["a"]))
        check([""], list([]))
    }

    /// The name in Apple's table of styles.
    @Test func names() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix) = ("Clark", "Esq.")
        func string(
            _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ locale: String
        ) -> String {
            name.formatted(.name(style: style).locale(Locale(identifier: locale)))
        }
        #expect(string(name, .short, "en_US") == "Thomas")
        #expect(string(name, .medium, "en_US") == "Thomas Clark")
        #expect(string(name, .long, "en_US") == "Dr. Thomas Louis Clark Esq.")
        #expect(string(name, .abbreviated, "en_US") == "TC")
        #expect(string(name, .medium, "ja_JP") == "Thomas Clark")
        #expect(string(name, .medium, "hu_HU") == "Clark Thomas")
        var yamada = PersonNameComponents()
        (yamada.givenName, yamada.familyName) = ("太郎", "山田")
        #expect(string(yamada, .medium, "ja_JP") == "山田太郎")
        #expect(string(yamada, .medium, "en_US") == "山田太郎")
        #expect(string(PersonNameComponents(), .long, "en_US") == "")
    }

    /// The distance between Unix's and Apple's reference dates, in all styles of Date.ComponentsFormatStyle.
    @Test func distancesBetweenDates() {
        let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSinceReferenceDate: 0)
        let english = Locale(identifier: "en_US")
        #expect(range.formatted(.components(style: .wide, fields: [.day]).locale(english)) == "11,323 days")
        #expect(range.formatted(.components(style: .narrow, fields: [.day]).locale(english)) == "11,323days")
        #expect(range.formatted(.components(style: .condensedAbbreviated, fields: [.day]).locale(english)) == "11,323d")
        let words = "eleven thousand three hundred twenty-three days"
        #expect(range.formatted(.components(style: .spellOut, fields: [.day]).locale(english)) == words)
        let clock = Date._RangeComponentsStyle.timeDuration.locale(english)
        #expect(clock.format(.distantPast..<Date.distantPast + 5025) == "1:23:45")
        #expect((Date.distantPast..<Date.distantPast + 125).formatted(.timeDuration.locale(english)) == "2:05")
    }

    /// What code from before iOS sets on a formatter changes nothing.
    @Test func theOnlyBehaviorIsTheLatest() {
        let dates = DateFormatter(), numbers = NumberFormatter()
        (dates.formatterBehavior, numbers.formatterBehavior) = (.behavior10_0, .default)
        #expect(dates.formatterBehavior == .behavior10_4 && numbers.formatterBehavior == .behavior10_4)
        #expect(DateFormatter.defaultFormatterBehavior.rawValue == 1040)
    }
}

/// Foundation on Linux writes three digits of a decimal number that is to have two.
struct FractionDigitsTests {
    private func text(_ style: NumberFormatter.Style, _ minimum: Int?, _ maximum: Int?, turned: Bool = false) -> String?
    {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = style
        if turned, let maximum { formatter.maximumFractionDigits = maximum }
        if let minimum { formatter.minimumFractionDigits = minimum }
        if !turned, let maximum { formatter.maximumFractionDigits = maximum }
        let written = formatter.string(from: 1132.2345)
        #expect(formatter.string(for: 1132.2345) == written)
        #expect(formatter.string(from: NSDecimalNumber(string: "1132.2345")) == written)
        return written
    }

    @Test(arguments: [false, true]) func bothBoundsHold(turned: Bool) {
        #expect(text(.decimal, 2, 2, turned: turned) == "1,132.23")
        #expect(text(.decimal, 1, 1, turned: turned) == "1,132.2")
        #expect(text(.decimal, 2, 4, turned: turned) == "1,132.2345")
        #expect(text(.decimal, 0, 2, turned: turned) == "1,132.23")
        #expect(text(.currency, 2, 4, turned: turned) == "$1,132.2345")
        #expect(text(.currency, 1, 1, turned: turned) == "$1,132.2")
        #expect(text(.percent, 2, 4, turned: turned) == "113,223.45%")
        #expect(text(.none, 2, 4, turned: turned) == "1132.2345")
    }

    @Test func whatIsNotSaidIsTheStyles() {
        #expect(text(.decimal, nil, nil) == "1,132.234")
        #expect(text(.decimal, 1, nil) == "1,132.234")
        #expect(text(.currency, nil, nil) == "$1,132.23")
        let yen = NumberFormatter()
        yen.locale = Locale(identifier: "ja_JP")
        yen.numberStyle = .currency
        #expect(yen.string(from: 5.5) == "¥6")
    }
}
