internal import _FoundationICU

/// Numbers in words.
package enum SpelledNumber {
    private struct Key: Hashable, Sendable {
        let locale: String
        let gender: String?
    }

    private static let opened = ICUCache<Key>()

    /// `three` for 3 in English.
    /// - Parameter gender: CLDR's name of the gender of what is counted, in languages whose numbers have one.
    package static func string(_ value: Double, gender: String? = nil, locale: String) -> String? {
        guard let formatter = formatter(Key(locale: locale, gender: gender)) else { return nil }
        return ICUText.read { swift_unum_formatDouble(UnsafePointer(formatter), value, $0, $1, nil, &$2) }
    }

    /// The gender of a unit of time such as `hour`; nil in languages whose nouns have none.
    package static func gender(ofDuration unit: String, locale: String) -> String? {
        LocaleResource.strings(["units", "duration", unit, "gender"], in: .units, locale: locale).first
    }

    private static func formatter(_ key: Key) -> OpaquePointer? {
        opened.handle(key) {
            var status = U_ZERO_ERROR
            guard let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, key.locale, nil, &status),
                status.rawValue <= 0
            else { return nil }
            if let gender = key.gender {
                // A language without a rule of this name counts by its default one.
                let rule = Array("%spellout-cardinal-\(gender)".utf16)
                swift_unum_setTextAttribute(formatter, UNUM_DEFAULT_RULESET, rule, Int32(rule.count), &status)
            }
            return OpaquePointer(formatter)
        }
    }
}
