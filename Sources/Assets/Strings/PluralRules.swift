/// The category of a cardinal number in a language.
///
/// The rules are those of Unicode CLDR 44 (Language Plural Rules, cardinals), restated for a value rather
/// than its spelling: it has decimals or not (CLDR's v and f ask which are shown). Languages that are not listed
/// follow English.
enum PluralRules {
    /// - Parameter language: a tag such as `pt-PT` or `zh-Hant`; the region matters only for Portuguese.
    static func category(of value: Double, language: String) -> PluralCategory {
        let tag = language.replacing("_", with: "-").lowercased()
        let code = tag.prefix { $0 != "-" }
        return rule(for: String(code), tag: tag)(Number(value))
    }

    /// The operands of CLDR's rules.
    struct Number {
        /// The absolute value.
        var n: Double
        /// Its integer part, saturated.
        var i: Int
        /// Whether it has decimals.
        var hasFraction: Bool

        init(_ value: Double) {
            n = value.isFinite ? value.magnitude : 0
            i = n < 1e15 ? Int(n) : 1_000_000_000_000_000
            hasFraction = n != n.rounded(.down)
        }

        /// Whether the number is one of these integers.
        func isInteger(_ range: ClosedRange<Int>) -> Bool { !hasFraction && range.contains(i) }

        /// Whether it is an integer whose remainder by `modulus` lies in `range`.
        func remainder(by modulus: Int, isIn range: ClosedRange<Int>) -> Bool {
            !hasFraction && range.contains(i % modulus)
        }

        /// CLDR 42 and later: full millions are `many` in the Romance languages.
        var isFullMillions: Bool { !hasFraction && i != 0 && i % 1_000_000 == 0 }
    }

    private typealias Rule = @Sendable (Number) -> PluralCategory

    private static func rule(for code: String, tag: String) -> Rule {
        switch code {
        case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "lo", "my", "jv", "bo": { _ in .other }
        case "fr": { $0.i < 2 ? .one : $0.isFullMillions ? .many : .other }
        case "pt" where tag.hasPrefix("pt-pt"): romance
        case "pt": { $0.i < 2 ? .one : $0.isFullMillions ? .many : .other }
        case "es", "it", "ca": romance
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as": { $0.i == 0 || $0.n == 1 ? .one : .other }
        case "hy", "ff", "kab": { $0.i < 2 ? .one : .other }
        case "da": { $0.n == 1 || $0.hasFraction && $0.i < 2 ? .one : .other }
        case "ru", "uk", "be": eastSlavic
        case "pl": polish
        case "cs", "sk": { $0.hasFraction ? .many : $0.i == 1 ? .one : $0.isInteger(2...4) ? .few : .other }
        case "hr", "sr", "bs": southSlavic
        case "sl": slovenian
        case "lt": lithuanian
        case "lv": latvian
        case "ro", "mo": romanian
        case "ar": arabic
        case "he", "iw": hebrew
        case "ga": irish
        case "cy": welsh
        default: { $0.n == 1 ? .one : .other }
        }
    }

    private static let romance: Rule = { number in
        number.n == 1 ? .one : number.isFullMillions ? .many : .other
    }

    private static let eastSlavic: Rule = { number in
        if number.hasFraction { return .other }
        if number.i % 10 == 1, number.i % 100 != 11 { return .one }
        return 2...4 ~= number.i % 10 && !(12...14 ~= number.i % 100) ? .few : .many
    }

    private static let polish: Rule = { number in
        if number.hasFraction { return .other }
        if number.i == 1 { return .one }
        return 2...4 ~= number.i % 10 && !(12...14 ~= number.i % 100) ? .few : .many
    }

    private static let southSlavic: Rule = { number in
        if number.hasFraction { return .other }
        if number.i % 10 == 1, number.i % 100 != 11 { return .one }
        return 2...4 ~= number.i % 10 && !(12...14 ~= number.i % 100) ? .few : .other
    }

    private static let slovenian: Rule = { number in
        if number.hasFraction { return .few }
        switch number.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static let lithuanian: Rule = { number in
        if number.hasFraction { return .many }
        if 11...19 ~= number.i % 100 { return .other }
        return number.i % 10 == 1 ? .one : number.i % 10 >= 2 ? .few : .other
    }

    private static let latvian: Rule = { number in
        if number.remainder(by: 10, isIn: 0...0) || number.remainder(by: 100, isIn: 11...19) { return .zero }
        return number.remainder(by: 10, isIn: 1...1) ? .one : .other
    }

    private static let romanian: Rule = { number in
        if number.isInteger(1...1) { return .one }
        return number.hasFraction || number.i == 0 || 1...19 ~= number.i % 100 ? .few : .other
    }

    private static let arabic: Rule = { number in
        if number.hasFraction { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: return 3...10 ~= number.i % 100 ? .few : 11...99 ~= number.i % 100 ? .many : .other
        }
    }

    private static let hebrew: Rule = { number in
        if number.isInteger(1...1) || number.hasFraction && number.i == 0 { return .one }
        return number.isInteger(2...2) ? .two : .other
    }

    private static let irish: Rule = { number in
        if number.hasFraction { return .other }
        switch number.i {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    private static let welsh: Rule = { number in
        if number.hasFraction { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
    }
}
